// How the enums of the file beside it are coded: see CaseWriter.

extension NotificationChoice {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .tap: try values.write("tap")
    case .clear: try values.write("clear")
    case .button(let first, let second): try values.write("button", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "tap": self = .tap
    case "clear": self = .clear
    case "button": self = try .button(values.next(), text: values.next())
    default: throw values.unknownCase
    }
  }
}

extension NotificationWish {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .defaultAction: try values.write("defaultAction")
    case .dismiss: try values.write("dismiss")
    case .buttons(let value): try values.write("buttons", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "defaultAction": self = .defaultAction
    case "dismiss": self = .dismiss
    case "buttons": self = try .buttons(values.next())
    default: throw values.unknownCase
    }
  }
}

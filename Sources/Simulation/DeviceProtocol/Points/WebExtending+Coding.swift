// How the enums of the file beside it are coded: see CaseWriter.

extension WebExtensionCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .turn(let first, let second): try values.write("turn", first, second)
    case .setAccess(let first, let second, let third):
      try values.write("setAccess", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "turn": self = try .turn(name: values.next(), isOn: values.next())
    case "setAccess":
      self = try .setAccess(name: values.next(), site: values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension WebExtensionQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .send(let first, let second): try values.write("send", first, second)
    case .state(let value): try values.write("state", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "send": self = try .send(values.next(), to: values.next())
    case "state": self = try .state(identifier: values.next())
    default: throw values.unknownCase
    }
  }
}

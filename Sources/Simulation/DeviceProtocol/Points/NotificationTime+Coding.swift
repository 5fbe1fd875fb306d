// How the enums of the file beside it are coded: see CaseWriter.

extension NotificationTime {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .atOnce: try values.write("atOnce")
    case .after(let first, let second): try values.write("after", first, second)
    case .at(let first, let second): try values.write("at", first, second)
    case .push: try values.write("push")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "atOnce": self = .atOnce
    case "after": self = try .after(seconds: values.next(), repeats: values.next())
    case "at": self = try .at(values.next(), repeats: values.next())
    case "push": self = .push
    default: throw values.unknownCase
    }
  }
}

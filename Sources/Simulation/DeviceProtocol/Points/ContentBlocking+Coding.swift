// How the enums of the file beside it are coded: see CaseWriter.

extension ContentBlockerQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .reload(let value): try values.write("reload", value)
    case .state(let value): try values.write("state", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "reload": self = try .reload(identifier: values.next())
    case "state": self = try .state(identifier: values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension ManagedValue {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .tokens(let value): try values.write("tokens", value)
    case .categories(let value): try values.write("categories", value)
    case .truth(let value): try values.write("truth", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "tokens": self = try .tokens(values.next())
    case "categories": self = try .categories(values.next())
    case "truth": self = try .truth(values.next())
    default: throw values.unknownCase
    }
  }
}

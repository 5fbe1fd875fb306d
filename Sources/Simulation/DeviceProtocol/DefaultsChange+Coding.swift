// How the enums of the file beside it are coded: see CaseWriter.

extension DefaultsDelivery {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .deliver: try values.write("deliver")
    case .delayed(let value): try values.write("delayed", value)
    case .coalesced: try values.write("coalesced")
    case .dropped: try values.write("dropped")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "deliver": self = .deliver
    case "delayed": self = try .delayed(seconds: values.next())
    case "coalesced": self = .coalesced
    case "dropped": self = .dropped
    default: throw values.unknownCase
    }
  }
}

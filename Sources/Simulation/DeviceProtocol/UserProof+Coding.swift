// How the enums of the file beside it are coded: see CaseWriter.

extension ProofQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .status: try values.write("status")
    case .ask(let value): try values.write("ask", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "status": self = .status
    case "ask": self = try .ask(reason: values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension ShownPart {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .windows: try values.write("windows")
    case .request(let value): try values.write("request", value)
    case .session(let value): try values.write("session", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "windows": self = .windows
    case "request": self = try .request(values.next())
    case "session": self = try .session(values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension CallDirectoryStep {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .block(let value): try values.write("block", value)
    case .name(let first, let second): try values.write("name", first, second)
    case .unblock(let value): try values.write("unblock", value)
    case .unname(let value): try values.write("unname", value)
    case .unblockAll: try values.write("unblockAll")
    case .unnameAll: try values.write("unnameAll")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "block": self = try .block(values.next())
    case "name": self = try .name(values.next(), label: values.next())
    case "unblock": self = try .unblock(values.next())
    case "unname": self = try .unname(values.next())
    case "unblockAll": self = .unblockAll
    case "unnameAll": self = .unnameAll
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension PhotoPickerCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .look(let value): try values.write("look", value)
    case .pick(let first, let second): try values.write("pick", first, second)
    case .cancel(let value): try values.write("cancel", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "look": self = try .look(values.next())
    case "pick": self = try .pick(values.next(), values.next())
    case "cancel": self = try .cancel(values.next())
    default: throw values.unknownCase
    }
  }
}

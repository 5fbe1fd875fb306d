// How the enums of the file beside it are coded: see CaseWriter.

extension PasteboardQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .make(let value): try values.write("make", value)
    case .look(let value): try values.write("look", value)
    case .read(let value): try values.write("read", value)
    case .detect(let value): try values.write("detect", value)
    case .write(let first, let second, let third): try values.write("write", first, second, third)
    case .remove(let value): try values.write("remove", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "make": self = try .make(name: values.next())
    case "look": self = try .look(name: values.next())
    case "read": self = try .read(name: values.next())
    case "detect": self = try .detect(name: values.next())
    case "write": self = try .write(name: values.next(), values.next(), seconds: values.next())
    case "remove": self = try .remove(name: values.next())
    default: throw values.unknownCase
    }
  }
}

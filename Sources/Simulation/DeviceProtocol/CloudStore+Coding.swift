// How the enums of the file beside it are coded: see CaseWriter.

extension CloudQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .read: try values.write("read")
    case .write(let first, let second, let third): try values.write("write", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "read": self = .read
    case "write": self = try .write(key: values.next(), values.next(), text: values.next())
    default: throw values.unknownCase
    }
  }
}

extension CloudCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .change(let first, let second, let third, let fourth):
      try values.write("change", first, second, third, fourth)
    case .look(let value): try values.write("look", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "change":
      self = try .change(
        app: values.next(), key: values.next(), values.next(), text: values.next())
    case "look": self = try .look(app: values.next())
    default: throw values.unknownCase
    }
  }
}

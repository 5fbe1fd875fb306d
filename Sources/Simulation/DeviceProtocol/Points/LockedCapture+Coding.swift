// How the enums of the file beside it are coded: see CaseWriter.

extension CaptureCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .open(let first, let second): try values.write("open", first, second)
    case .leave(let value): try values.write("leave", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "open": self = try .open(name: values.next(), isLocked: values.next())
    case "leave": self = try .leave(session: values.next())
    default: throw values.unknownCase
    }
  }
}

extension CaptureQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .openApp(let value): try values.write("openApp", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "openApp": self = try .openApp(values.next())
    default: throw values.unknownCase
    }
  }
}

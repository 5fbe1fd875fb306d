// How the enums of the file beside it are coded: see CaseWriter.

extension FilesPlace {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .app(let value): try values.write("app", value)
    case .picker(let value): try values.write("picker", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "app": self = try .app(values.next())
    case "picker": self = try .picker(values.next())
    default: throw values.unknownCase
    }
  }
}

extension FilesCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .turn(let first, let second): try values.write("turn", first, second)
    case .locations(let value): try values.write("locations", value)
    case .browse(let first, let second): try values.write("browse", first, second)
    case .look(let value): try values.write("look", value)
    case .read(let first, let second): try values.write("read", first, second)
    case .put(let first, let second, let third): try values.write("put", first, second, third)
    case .makeFolder(let first, let second): try values.write("makeFolder", first, second)
    case .rename(let first, let second, let third): try values.write("rename", first, second, third)
    case .move(let first, let second, let third): try values.write("move", first, second, third)
    case .delete(let first, let second): try values.write("delete", first, second)
    case .close(let value): try values.write("close", value)
    case .pick(let first, let second): try values.write("pick", first, second)
    case .cancelPicker(let value): try values.write("cancelPicker", value)
    case .openPickerExtension(let first, let second):
      try values.write("openPickerExtension", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "turn": self = try .turn(name: values.next(), isOn: values.next())
    case "locations": self = try .locations(values.next())
    case "browse": self = try .browse(values.next(), values.next())
    case "look": self = try .look(values.next())
    case "read": self = try .read(values.next(), values.next())
    case "put": self = try .put(values.next(), name: values.next(), values.next())
    case "makeFolder": self = try .makeFolder(values.next(), values.next())
    case "rename": self = try .rename(values.next(), to: values.next(), values.next())
    case "move": self = try .move(values.next(), toFolder: values.next(), values.next())
    case "delete": self = try .delete(values.next(), values.next())
    case "close": self = try .close(values.next())
    case "pick": self = try .pick(values.next(), values.next())
    case "cancelPicker": self = try .cancelPicker(values.next())
    case "openPickerExtension": self = try .openPickerExtension(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension FilesAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .names(let value): try values.write("names", value)
    case .folder(let value): try values.write("folder", value)
    case .document(let first, let second): try values.write("document", first, second)
    case .ended(let value): try values.write("ended", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "names": self = try .names(values.next())
    case "folder": self = try .folder(values.next())
    case "document": self = try .document(values.next(), failure: values.next())
    case "ended": self = try .ended(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PickerEnd {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .picked(let value): try values.write("picked", value)
    case .cancelled: try values.write("cancelled")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "picked": self = try .picked(values.next())
    case "cancelled": self = .cancelled
    default: throw values.unknownCase
    }
  }
}

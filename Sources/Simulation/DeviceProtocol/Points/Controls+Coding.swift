// How the enums of the file beside it are coded: see CaseWriter.

extension ControlCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .describe: try values.write("describe")
    case .preview(let first, let second): try values.write("preview", first, second)
    case .value(let first, let second): try values.write("value", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "describe": self = .describe
    case "preview": self = try .preview(values.next(), values.next())
    case "value": self = try .value(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension ControlAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .controls(let value): try values.write("controls", value)
    case .look(let value): try values.write("look", value)
    case .noSuchKind: try values.write("noSuchKind")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "controls": self = try .controls(values.next())
    case "look": self = try .look(values.next())
    case "noSuchKind": self = .noSuchKind
    default: throw values.unknownCase
    }
  }
}

extension ControlCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .gallery: try values.write("gallery")
    case .add(let first, let second): try values.write("add", first, second)
    case .look(let value): try values.write("look", value)
    case .tap(let value): try values.write("tap", value)
    case .configure(let first, let second, let third):
      try values.write("configure", first, second, third)
    case .remove(let value): try values.write("remove", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "gallery": self = .gallery
    case "add": self = try .add(kind: values.next(), app: values.next())
    case "look": self = try .look(values.next())
    case "tap": self = try .tap(values.next())
    case "configure":
      self = try .configure(values.next(), parameter: values.next(), words: values.next())
    case "remove": self = try .remove(values.next())
    default: throw values.unknownCase
    }
  }
}

extension ControlNews {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .gallery(let value): try values.write("gallery", value)
    case .control(let value): try values.write("control", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "gallery": self = try .gallery(values.next())
    case "control": self = try .control(values.next())
    default: throw values.unknownCase
    }
  }
}

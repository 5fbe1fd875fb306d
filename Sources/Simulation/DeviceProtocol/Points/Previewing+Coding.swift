// How the enums of the file beside it are coded: see CaseWriter.

extension PreviewCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .prepare(let value): try values.write("prepare", value)
    case .provide(let value): try values.write("provide", value)
    case .thumbnail(let value): try values.write("thumbnail", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "prepare": self = try .prepare(values.next())
    case "provide": self = try .provide(values.next())
    case "thumbnail": self = try .thumbnail(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PreviewAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .content(let value): try values.write("content", value)
    case .thumbnail(let value): try values.write("thumbnail", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "content": self = try .content(values.next())
    case "thumbnail": self = try .thumbnail(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PreviewCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .open(let first, let second, let third): try values.write("open", first, second, third)
    case .close(let value): try values.write("close", value)
    case .list(let first, let second, let third, let fourth):
      try values.write("list", first, second, third, fourth)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "open": self = try .open(app: values.next(), name: values.next(), data: values.next())
    case "close": self = try .close(session: values.next())
    case "list":
      self = try .list(
        app: values.next(), name: values.next(), data: values.next(), side: values.next())
    default: throw values.unknownCase
    }
  }
}

extension ShownFile {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .interface(let first, let second): try values.write("interface", first, second)
    case .content(let first, let second): try values.write("content", first, second)
    case .bySystem(let value): try values.write("bySystem", value)
    case .icon(let value): try values.write("icon", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "interface": self = try .interface(session: values.next(), provider: values.next())
    case "content": self = try .content(values.next(), provider: values.next())
    case "bySystem": self = try .bySystem(type: values.next())
    case "icon": self = try .icon(type: values.next())
    default: throw values.unknownCase
    }
  }
}

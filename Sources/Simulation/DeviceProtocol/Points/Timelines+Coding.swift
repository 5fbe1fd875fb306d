// How the enums of the file beside it are coded: see CaseWriter.

extension TimelineCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .describe: try values.write("describe")
    case .placeholder(let value): try values.write("placeholder", value)
    case .snapshot(let value): try values.write("snapshot", value)
    case .timeline(let value): try values.write("timeline", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "describe": self = .describe
    case "placeholder": self = try .placeholder(values.next())
    case "snapshot": self = try .snapshot(values.next())
    case "timeline": self = try .timeline(values.next())
    default: throw values.unknownCase
    }
  }
}

extension TimelineAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .widgets(let value): try values.write("widgets", value)
    case .entry(let value): try values.write("entry", value)
    case .timeline(let first, let second): try values.write("timeline", first, second)
    case .noSuchKind: try values.write("noSuchKind")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "widgets": self = try .widgets(values.next())
    case "entry": self = try .entry(values.next())
    case "timeline": self = try .timeline(values.next(), values.next())
    case "noSuchKind": self = .noSuchKind
    default: throw values.unknownCase
    }
  }
}

extension WidgetReload {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .atEnd: try values.write("atEnd")
    case .never: try values.write("never")
    case .after(let value): try values.write("after", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "atEnd": self = .atEnd
    case "never": self = .never
    case "after": self = try .after(values.next())
    default: throw values.unknownCase
    }
  }
}

extension HomeWidgetCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .gallery: try values.write("gallery")
    case .add(let first, let second, let third): try values.write("add", first, second, third)
    case .remove(let value): try values.write("remove", value)
    case .look(let value): try values.write("look", value)
    case .tap(let first, let second): try values.write("tap", first, second)
    case .configure(let first, let second, let third):
      try values.write("configure", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "gallery": self = .gallery
    case "add": self = try .add(kind: values.next(), app: values.next(), family: values.next())
    case "remove": self = try .remove(values.next())
    case "look": self = try .look(values.next())
    case "tap": self = try .tap(values.next(), values.next())
    case "configure":
      self = try .configure(values.next(), parameter: values.next(), words: values.next())
    default: throw values.unknownCase
    }
  }
}

extension HomeWidgetAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .gallery(let value): try values.write("gallery", value)
    case .widget(let value): try values.write("widget", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "gallery": self = try .gallery(values.next())
    case "widget": self = try .widget(values.next())
    default: throw values.unknownCase
    }
  }
}

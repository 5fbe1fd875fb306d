// How the enums of the file beside it are coded: see CaseWriter.

extension LiveActivityQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .settings: try values.write("settings")
    case .list(let value): try values.write("list", value)
    case .start(let value): try values.write("start", value)
    case .update(let first, let second, let third, let fourth):
      try values.write("update", first, second, third, fourth)
    case .end(let first, let second, let third, let fourth):
      try values.write("end", first, second, third, fourth)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "settings": self = .settings
    case "list": self = try .list(type: values.next())
    case "start": self = try .start(values.next())
    case "update":
      self = try .update(
        identifier: values.next(), values.next(), values.next(), at: values.next())
    case "end":
      self = try .end(
        identifier: values.next(), values.next(), values.next(), at: values.next())
    default: throw values.unknownCase
    }
  }
}

extension LiveActivityReply {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .settings(let value): try values.write("settings", value)
    case .activities(let value): try values.write("activities", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "settings": self = try .settings(values.next())
    case "activities": self = try .activities(values.next())
    default: throw values.unknownCase
    }
  }
}

extension LiveActivityNews {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .changed(let value): try values.write("changed", value)
    case .settings(let value): try values.write("settings", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "changed": self = try .changed(values.next())
    case "settings": self = try .settings(values.next())
    default: throw values.unknownCase
    }
  }
}

extension LiveActivityDismissal {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .automatic: try values.write("automatic")
    case .immediate: try values.write("immediate")
    case .after(let value): try values.write("after", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "automatic": self = .automatic
    case "immediate": self = .immediate
    case "after": self = try .after(values.next())
    default: throw values.unknownCase
    }
  }
}

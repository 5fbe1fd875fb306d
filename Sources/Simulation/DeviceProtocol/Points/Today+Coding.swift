// How the enums of the file beside it are coded: see CaseWriter.

extension WidgetCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .place(let value): try values.write("place", value)
    case .update: try values.write("update")
    case .layout: try values.write("layout")
    case .disappear: try values.write("disappear")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "place": self = try .place(values.next())
    case "update": self = .update
    case "layout": self = .layout
    case "disappear": self = .disappear
    default: throw values.unknownCase
    }
  }
}

extension WidgetAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .updated(let value): try values.write("updated", value)
    case .hasNoUpdate: try values.write("hasNoUpdate")
    case .layout(let value): try values.write("layout", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "updated": self = try .updated(values.next())
    case "hasNoUpdate": self = .hasNoUpdate
    case "layout": self = try .layout(values.next())
    default: throw values.unknownCase
    }
  }
}

extension TodayCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .add(let value): try values.write("add", value)
    case .remove(let value): try values.write("remove", value)
    case .open: try values.write("open")
    case .entries: try values.write("entries")
    case .close: try values.write("close")
    case .show(let first, let second): try values.write("show", first, second)
    case .entry(let value): try values.write("entry", value)
    case .updateInBackground: try values.write("updateInBackground")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "add": self = try .add(name: values.next())
    case "remove": self = try .remove(name: values.next())
    case "open": self = .open
    case "entries": self = .entries
    case "close": self = .close
    case "show": self = try .show(session: values.next(), more: values.next())
    case "entry": self = try .entry(session: values.next())
    case "updateInBackground": self = .updateInBackground
    default: throw values.unknownCase
    }
  }
}

extension TodayAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .entries(let value): try values.write("entries", value)
    case .entry(let value): try values.write("entry", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "entries": self = try .entries(values.next())
    case "entry": self = try .entry(values.next())
    default: throw values.unknownCase
    }
  }
}

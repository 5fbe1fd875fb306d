// How the enums of the file beside it are coded: see CaseWriter.

extension FileProviderCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .openFolder(let value): try values.write("openFolder", value)
    case .list(let first, let second): try values.write("list", first, second)
    case .anchor(let value): try values.write("anchor", value)
    case .changes(let first, let second): try values.write("changes", first, second)
    case .closeFolder(let value): try values.write("closeFolder", value)
    case .path(let value): try values.write("path", value)
    case .identifier(let value): try values.write("identifier", value)
    case .placeholder(let value): try values.write("placeholder", value)
    case .start(let value): try values.write("start", value)
    case .stop(let value): try values.write("stop", value)
    case .changed(let value): try values.write("changed", value)
    case .take(let first, let second): try values.write("take", first, second)
    case .makeFolder(let first, let second): try values.write("makeFolder", first, second)
    case .rename(let first, let second): try values.write("rename", first, second)
    case .move(let first, let second): try values.write("move", first, second)
    case .delete(let value): try values.write("delete", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "openFolder": self = try .openFolder(values.next())
    case "list": self = try .list(values.next(), page: values.next())
    case "anchor": self = try .anchor(values.next())
    case "changes": self = try .changes(values.next(), since: values.next())
    case "closeFolder": self = try .closeFolder(values.next())
    case "path": self = try .path(of: values.next())
    case "identifier": self = try .identifier(at: values.next())
    case "placeholder": self = try .placeholder(at: values.next())
    case "start": self = try .start(at: values.next())
    case "stop": self = try .stop(at: values.next())
    case "changed": self = try .changed(at: values.next())
    case "take": self = try .take(file: values.next(), parent: values.next())
    case "makeFolder": self = try .makeFolder(values.next(), parent: values.next())
    case "rename": self = try .rename(values.next(), to: values.next())
    case "move": self = try .move(values.next(), parent: values.next())
    case "delete": self = try .delete(values.next())
    default: throw values.unknownCase
    }
  }
}

extension FileProviderAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .done: try values.write("done")
    case .items(let first, let second): try values.write("items", first, second)
    case .anchor(let value): try values.write("anchor", value)
    case .changes(let value): try values.write("changes", value)
    case .path(let value): try values.write("path", value)
    case .identifier(let value): try values.write("identifier", value)
    case .item(let value): try values.write("item", value)
    case .refused(let value): try values.write("refused", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "done": self = .done
    case "items": self = try .items(values.next(), next: values.next())
    case "anchor": self = try .anchor(values.next())
    case "changes": self = try .changes(values.next())
    case "path": self = try .path(values.next())
    case "identifier": self = try .identifier(values.next())
    case "item": self = try .item(values.next())
    case "refused": self = try .refused(values.next())
    default: throw values.unknownCase
    }
  }
}

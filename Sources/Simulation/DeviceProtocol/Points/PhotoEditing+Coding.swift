// How the enums of the file beside it are coded: see CaseWriter.

extension PhotoCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .add(let first, let second): try values.write("add", first, second)
    case .look(let value): try values.write("look", value)
    case .editors(let value): try values.write("editors", value)
    case .edit(let first, let second): try values.write("edit", first, second)
    case .finish(let value): try values.write("finish", value)
    case .cancel(let first, let second): try values.write("cancel", first, second)
    case .revert(let value): try values.write("revert", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "add": self = try .add(values.next(), type: values.next())
    case "look": self = try .look(values.next())
    case "editors": self = try .editors(values.next())
    case "edit": self = try .edit(values.next(), with: values.next())
    case "finish": self = try .finish(session: values.next())
    case "cancel": self = try .cancel(session: values.next(), discards: values.next())
    case "revert": self = try .revert(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PhotoAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .photo(let value): try values.write("photo", value)
    case .editors(let value): try values.write("editors", value)
    case .editing(let value): try values.write("editing", value)
    case .ended(let value): try values.write("ended", value)
    case .cancelled(let value): try values.write("cancelled", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "photo": self = try .photo(values.next())
    case "editors": self = try .editors(values.next())
    case "editing": self = try .editing(session: values.next())
    case "ended": self = try .ended(values.next())
    case "cancelled": self = try .cancelled(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PhotoEditEnd {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .saved: try values.write("saved")
    case .unchanged: try values.write("unchanged")
    case .failed(let value): try values.write("failed", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "saved": self = .saved
    case "unchanged": self = .unchanged
    case "failed": self = try .failed(values.next())
    default: throw values.unknownCase
    }
  }
}

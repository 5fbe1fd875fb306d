// How the enums of the file beside it are coded: see CaseWriter.

extension KeyboardEdit {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .insert(let value): try values.write("insert", value)
    case .deleteBackward: try values.write("deleteBackward")
    case .move(let value): try values.write("move", value)
    case .mark(let first, let second, let third): try values.write("mark", first, second, third)
    case .unmark: try values.write("unmark")
    case .dismiss: try values.write("dismiss")
    case .nextKeyboard: try values.write("nextKeyboard")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "insert": self = try .insert(values.next())
    case "deleteBackward": self = .deleteBackward
    case "move": self = try .move(values.next())
    case "mark": self = try .mark(values.next(), start: values.next(), length: values.next())
    case "unmark": self = .unmark
    case "dismiss": self = .dismiss
    case "nextKeyboard": self = .nextKeyboard
    default: throw values.unknownCase
    }
  }
}

extension KeyboardRequest {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .attach: try values.write("attach")
    case .edit(let value): try values.write("edit", value)
    case .detach: try values.write("detach")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "attach": self = .attach
    case "edit": self = try .edit(values.next())
    case "detach": self = .detach
    default: throw values.unknownCase
    }
  }
}

extension KeyboardPlace {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .none: try values.write("none")
    case .refused(let value): try values.write("refused", value)
    case .document(let value): try values.write("document", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "none": self = .none
    case "refused": self = try .refused(values.next())
    case "document": self = try .document(values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension ConversationCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .go: try values.write("go")
    case .look: try values.write("look")
    case .openApp(let value): try values.write("openApp", value)
    case .closeApp: try values.write("closeApp")
    case .show(let value): try values.write("show", value)
    case .type(let value): try values.write("type", value)
    case .send: try values.write("send")
    case .clearField: try values.write("clearField")
    case .pick(let value): try values.write("pick", value)
    case .receive(let first, let second, let third):
      try values.write("receive", first, second, third)
    case .answer(let first, let second, let third): try values.write("answer", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "go": self = .go
    case "look": self = .look
    case "openApp": self = try .openApp(values.next())
    case "closeApp": self = .closeApp
    case "show": self = try .show(isExpanded: values.next())
    case "type": self = try .type(values.next())
    case "send": self = .send
    case "clearField": self = .clearField
    case "pick": self = try .pick(values.next())
    case "receive": self = try .receive(values.next(), from: values.next(), app: values.next())
    case "answer": self = try .answer(values.next(), values.next(), from: values.next())
    default: throw values.unknownCase
    }
  }
}

extension ConversationOutcome {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .view(let value): try values.write("view", value)
    case .opened(let value): try values.write("opened", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "view": self = try .view(values.next())
    case "opened": self = try .opened(session: values.next())
    default: throw values.unknownCase
    }
  }
}

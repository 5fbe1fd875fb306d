// How the enums of the file beside it are coded: see CaseWriter.

extension MessageContent {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .text(let value): try values.write("text", value)
    case .message(let value): try values.write("message", value)
    case .sticker(let value): try values.write("sticker", value)
    case .attachment(let first, let second): try values.write("attachment", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "text": self = try .text(values.next())
    case "message": self = try .message(values.next())
    case "sticker": self = try .sticker(values.next())
    case "attachment": self = try .attachment(name: values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension ConversationCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .willBecomeActive(let first, let second):
      try values.write("willBecomeActive", first, second)
    case .didBecomeActive: try values.write("didBecomeActive")
    case .disappear: try values.write("disappear")
    case .willResignActive: try values.write("willResignActive")
    case .didResignActive: try values.write("didResignActive")
    case .willSelect(let value): try values.write("willSelect", value)
    case .didSelect(let value): try values.write("didSelect", value)
    case .didReceive(let value): try values.write("didReceive", value)
    case .didStartSending(let value): try values.write("didStartSending", value)
    case .didCancelSending(let value): try values.write("didCancelSending", value)
    case .willTransition(let value): try values.write("willTransition", value)
    case .didTransition(let value): try values.write("didTransition", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "willBecomeActive": self = try .willBecomeActive(values.next(), isExpanded: values.next())
    case "didBecomeActive": self = .didBecomeActive
    case "disappear": self = .disappear
    case "willResignActive": self = .willResignActive
    case "didResignActive": self = .didResignActive
    case "willSelect": self = try .willSelect(values.next())
    case "didSelect": self = try .didSelect(values.next())
    case "didReceive": self = try .didReceive(values.next())
    case "didStartSending": self = try .didStartSending(values.next())
    case "didCancelSending": self = try .didCancelSending(values.next())
    case "willTransition": self = try .willTransition(isExpanded: values.next())
    case "didTransition": self = try .didTransition(isExpanded: values.next())
    default: throw values.unknownCase
    }
  }
}

extension ConversationQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .put(let value): try values.write("put", value)
    case .send(let value): try values.write("send", value)
    case .show(let value): try values.write("show", value)
    case .dismiss: try values.write("dismiss")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "put": self = try .put(values.next())
    case "send": self = try .send(values.next())
    case "show": self = try .show(isExpanded: values.next())
    case "dismiss": self = .dismiss
    default: throw values.unknownCase
    }
  }
}

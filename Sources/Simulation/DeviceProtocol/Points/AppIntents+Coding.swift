// How the enums of the file beside it are coded: see CaseWriter.

extension AppIntentValue {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .nothing: try values.write("nothing")
    case .kept(let value): try values.write("kept", value)
    case .said(let value): try values.write("said", value)
    case .list(let value): try values.write("list", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "nothing": self = .nothing
    case "kept": self = try .kept(values.next())
    case "said": self = try .said(values.next())
    case "list": self = try .list(values.next())
    default: throw values.unknownCase
    }
  }
}

extension AppIntentCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .describe(let value): try values.write("describe", value)
    case .perform(let first, let second): try values.write("perform", first, second)
    case .answer(let first, let second): try values.write("answer", first, second)
    case .parameters(let value): try values.write("parameters", value)
    case .understand(let first, let second, let third):
      try values.write("understand", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "describe": self = try .describe(app: values.next())
    case "perform": self = try .perform(values.next(), run: values.next())
    case "answer": self = try .answer(run: values.next(), values.next())
    case "parameters": self = try .parameters(values.next())
    case "understand":
      self = try .understand(values.next(), parameter: values.next(), words: values.next())
    default: throw values.unknownCase
    }
  }
}

extension AppIntentReply {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .said(let value): try values.write("said", value)
    case .agreed(let value): try values.write("agreed", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "said": self = try .said(values.next())
    case "agreed": self = try .agreed(values.next())
    default: throw values.unknownCase
    }
  }
}

extension AppIntentAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .library(let first, let second): try values.write("library", first, second)
    case .asks(let value): try values.write("asks", value)
    case .ended(let value): try values.write("ended", value)
    case .parameters(let value): try values.write("parameters", value)
    case .value(let value): try values.write("value", value)
    case .noSuchIntent: try values.write("noSuchIntent")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "library": self = try .library(values.next(), values.next())
    case "asks": self = try .asks(values.next())
    case "ended": self = try .ended(values.next())
    case "parameters": self = try .parameters(values.next())
    case "value": self = try .value(values.next())
    case "noSuchIntent": self = .noSuchIntent
    default: throw values.unknownCase
    }
  }
}

extension AppIntentCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .offers(let value): try values.write("offers", value)
    case .run(let first, let second, let third, let fourth):
      try values.write("run", first, second, third, fourth)
    case .answer(let first, let second): try values.write("answer", first, second)
    case .look(let value): try values.write("look", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "offers": self = try .offers(app: values.next())
    case "run":
      self = try .run(
        values.next(), words: values.next(), app: values.next(), values: values.next())
    case "answer": self = try .answer(run: values.next(), values.next())
    case "look": self = try .look(run: values.next())
    default: throw values.unknownCase
    }
  }
}

extension AppIntentNews {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .offers(let value): try values.write("offers", value)
    case .run(let value): try values.write("run", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "offers": self = try .offers(values.next())
    case "run": self = try .run(values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension IntentValue {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .text(let value): try values.write("text", value)
    case .number(let value): try values.write("number", value)
    case .person(let value): try values.write("person", value)
    case .list(let value): try values.write("list", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "text": self = try .text(values.next())
    case "number": self = try .number(values.next())
    case "person": self = try .person(values.next())
    case "list": self = try .list(values.next())
    default: throw values.unknownCase
    }
  }
}

extension IntentCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .handler(let value): try values.write("handler", value)
    case .resolve(let first, let second): try values.write("resolve", first, second)
    case .confirm(let value): try values.write("confirm", value)
    case .handle(let value): try values.write("handle", value)
    case .configure(let first, let second, let third):
      try values.write("configure", first, second, third)
    case .options(let first, let second): try values.write("options", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "handler": self = try .handler(values.next())
    case "resolve": self = try .resolve(values.next(), parameter: values.next())
    case "confirm": self = try .confirm(values.next())
    case "handle": self = try .handle(values.next())
    case "configure": self = try .configure(values.next(), parameters: values.next(), values.next())
    case "options": self = try .options(values.next(), parameter: values.next())
    default: throw values.unknownCase
    }
  }
}

extension IntentAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .resolved(let value): try values.write("resolved", value)
    case .response(let value): try values.write("response", value)
    case .configured(let first, let second): try values.write("configured", first, second)
    case .options(let value): try values.write("options", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "resolved": self = try .resolved(values.next())
    case "response": self = try .response(values.next())
    case "configured": self = try .configured(values.next(), parameters: values.next())
    case "options": self = try .options(values.next())
    default: throw values.unknownCase
    }
  }
}

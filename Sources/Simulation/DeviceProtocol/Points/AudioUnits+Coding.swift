// How the enums of the file beside it are coded: see CaseWriter.

extension AudioCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .create(let value): try values.write("create", value)
    case .look: try values.write("look")
    case .set(let first, let second): try values.write("set", first, second)
    case .choosePreset(let value): try values.write("choosePreset", value)
    case .state: try values.write("state")
    case .takeState(let value): try values.write("takeState", value)
    case .allocate(let value): try values.write("allocate", value)
    case .deallocate: try values.write("deallocate")
    case .reset: try values.write("reset")
    case .render(let value): try values.write("render", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "create": self = try .create(values.next())
    case "look": self = .look
    case "set": self = try .set(address: values.next(), value: values.next())
    case "choosePreset": self = try .choosePreset(number: values.next())
    case "state": self = .state
    case "takeState": self = try .takeState(values.next())
    case "allocate": self = try .allocate(values.next())
    case "deallocate": self = .deallocate
    case "reset": self = .reset
    case "render": self = try .render(values.next())
    default: throw values.unknownCase
    }
  }
}

extension AudioAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .unit(let value): try values.write("unit", value)
    case .state(let value): try values.write("state", value)
    case .rendered(let value): try values.write("rendered", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "unit": self = try .unit(values.next())
    case "state": self = try .state(values.next())
    case "rendered": self = try .rendered(values.next())
    default: throw values.unknownCase
    }
  }
}

extension AudioCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .components(let value): try values.write("components", value)
    case .instantiate(let value): try values.write("instantiate", value)
    case .call(let first, let second): try values.write("call", first, second)
    case .show(let value): try values.write("show", value)
    case .close(let value): try values.write("close", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "components": self = try .components(values.next())
    case "instantiate": self = try .instantiate(values.next())
    case "call": self = try .call(session: values.next(), values.next())
    case "show": self = try .show(session: values.next())
    case "close": self = try .close(session: values.next())
    default: throw values.unknownCase
    }
  }
}

extension AudioOutcome {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .components(let value): try values.write("components", value)
    case .unit(let first, let second): try values.write("unit", first, second)
    case .answer(let value): try values.write("answer", value)
    case .done: try values.write("done")
    case .failed(let value): try values.write("failed", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "components": self = try .components(values.next())
    case "unit": self = try .unit(session: values.next(), values.next())
    case "answer": self = try .answer(values.next())
    case "done": self = .done
    case "failed": self = try .failed(values.next())
    default: throw values.unknownCase
    }
  }
}

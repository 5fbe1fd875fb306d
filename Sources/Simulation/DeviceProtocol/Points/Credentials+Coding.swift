// How the enums of the file beside it are coded: see CaseWriter.

extension CredentialCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .list(let first, let second): try values.write("list", first, second)
    case .provide(let first, let second): try values.write("provide", first, second)
    case .prepare(let first, let second): try values.write("prepare", first, second)
    case .register(let first, let second): try values.write("register", first, second)
    case .configure: try values.write("configure")
    case .awaitEnd: try values.write("awaitEnd")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "list": self = try .list(values.next(), values.next())
    case "provide": self = try .provide(values.next(), values.next())
    case "prepare": self = try .prepare(values.next(), values.next())
    case "register": self = try .register(values.next(), values.next())
    case "configure": self = .configure
    case "awaitEnd": self = .awaitEnd
    default: throw values.unknownCase
    }
  }
}

extension CredentialQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .state: try values.write("state")
    case .save(let value): try values.write("save", value)
    case .replace(let value): try values.write("replace", value)
    case .remove(let value): try values.write("remove", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "state": self = .state
    case "save": self = try .save(values.next())
    case "replace": self = try .replace(values.next())
    case "remove": self = try .remove(values.next())
    default: throw values.unknownCase
    }
  }
}

extension CredentialCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .turn(let first, let second): try values.write("turn", first, second)
    case .visit(let first, let second): try values.write("visit", first, second)
    case .choose(let first, let second): try values.write("choose", first, second)
    case .openList(let first, let second): try values.write("openList", first, second)
    case .register(let first, let second, let third):
      try values.write("register", first, second, third)
    case .look(let value): try values.write("look", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "turn": self = try .turn(name: values.next(), isOn: values.next())
    case "visit": self = try .visit(app: values.next(), url: values.next())
    case "choose": self = try .choose(form: values.next(), user: values.next())
    case "openList": self = try .openList(form: values.next(), provider: values.next())
    case "register":
      self = try .register(form: values.next(), user: values.next(), provider: values.next())
    case "look": self = try .look(form: values.next())
    default: throw values.unknownCase
    }
  }
}

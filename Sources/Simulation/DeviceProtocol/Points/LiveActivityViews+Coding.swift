// How the enums of the file beside it are coded: see CaseWriter.

extension LiveActivityAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .views(let value): try values.write("views", value)
    case .noConfiguration(let value): try values.write("noConfiguration", value)
    case .undecodable(let value): try values.write("undecodable", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "views": self = try .views(values.next())
    case "noConfiguration": self = try .noConfiguration(values.next())
    case "undecodable": self = try .undecodable(values.next())
    default: throw values.unknownCase
    }
  }
}

extension LiveActivityCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .lockScreen: try values.write("lockScreen")
    case .island: try values.write("island")
    case .look(let value): try values.write("look", value)
    case .tap(let first, let second, let third): try values.write("tap", first, second, third)
    case .dismiss(let value): try values.write("dismiss", value)
    case .turn(let first, let second): try values.write("turn", first, second)
    case .push(let first, let second): try values.write("push", first, second)
    case .pushToStart(let first, let second): try values.write("pushToStart", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "lockScreen": self = .lockScreen
    case "island": self = .island
    case "look": self = try .look(identifier: values.next())
    case "tap": self = try .tap(identifier: values.next(), values.next(), values.next())
    case "dismiss": self = try .dismiss(identifier: values.next())
    case "turn": self = try .turn(app: values.next(), isOn: values.next())
    case "push": self = try .push(identifier: values.next(), payload: values.next())
    case "pushToStart": self = try .pushToStart(app: values.next(), payload: values.next())
    default: throw values.unknownCase
    }
  }
}

extension LiveActivityOutcome {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .onLockScreen(let value): try values.write("onLockScreen", value)
    case .inIsland(let value): try values.write("inIsland", value)
    case .shown(let value): try values.write("shown", value)
    case .accepted(let value): try values.write("accepted", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "onLockScreen": self = try .onLockScreen(values.next())
    case "inIsland": self = try .inIsland(values.next())
    case "shown": self = try .shown(values.next())
    case "accepted": self = try .accepted(values.next())
    default: throw values.unknownCase
    }
  }
}

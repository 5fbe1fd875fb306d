// How the enums of the file beside it are coded: see CaseWriter.

extension NetworkQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .load(let value): try values.write("load", value)
    case .save(let value): try values.write("save", value)
    case .remove(let value): try values.write("remove", value)
    case .start(let first, let second): try values.write("start", first, second)
    case .stop(let value): try values.write("stop", value)
    case .message(let first, let second): try values.write("message", first, second)
    case .apply(let value): try values.write("apply", value)
    case .write(let value): try values.write("write", value)
    case .reassert(let value): try values.write("reassert", value)
    case .cancel(let value): try values.write("cancel", value)
    case .answer(let first, let second): try values.write("answer", first, second)
    case .close(let first, let second): try values.write("close", first, second)
    case .rulesChanged: try values.write("rulesChanged")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "load": self = try .load(values.next())
    case "save": self = try .save(values.next())
    case "remove": self = try .remove(values.next())
    case "start": self = try .start(values.next(), options: values.next())
    case "stop": self = try .stop(identifier: values.next())
    case "message": self = try .message(identifier: values.next(), values.next())
    case "apply": self = try .apply(values.next())
    case "write": self = try .write(values.next())
    case "reassert": self = try .reassert(values.next())
    case "cancel": self = try .cancel(values.next())
    case "answer": self = try .answer(flow: values.next(), values.next())
    case "close": self = try .close(flow: values.next(), values.next())
    case "rulesChanged": self = .rulesChanged
    default: throw values.unknownCase
    }
  }
}

extension PointNews {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .tunnel(let value): try values.write("tunnel", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .cloud(let value): try values.write("cloud", value)
    case .captured(let value): try values.write("captured", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "tunnel": self = try .tunnel(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "cloud": self = try .cloud(values.next())
    case "captured": self = try .captured(folder: values.next())
    default: throw values.unknownCase
    }
  }
}

extension NetworkCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .answer(let value): try values.write("answer", value)
    case .turn(let first, let second): try values.write("turn", first, second)
    case .send(let value): try values.write("send", value)
    case .received: try values.write("received")
    case .state(let value): try values.write("state", value)
    case .lookUp(let value): try values.write("lookUp", value)
    case .requestAccess(let value): try values.write("requestAccess", value)
    case .installProfile(let value): try values.write("installProfile", value)
    case .manage(let first, let second): try values.write("manage", first, second)
    case .exchange(let value): try values.write("exchange", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "answer": self = try .answer(isAllowed: values.next())
    case "turn": self = try .turn(name: values.next(), isOn: values.next())
    case "send": self = try .send(values.next())
    case "received": self = .received
    case "state": self = try .state(name: values.next())
    case "lookUp": self = try .lookUp(values.next())
    case "requestAccess": self = try .requestAccess(url: values.next())
    case "installProfile": self = try .installProfile(values.next())
    case "manage": self = try .manage(app: values.next(), vpn: values.next())
    case "exchange": self = try .exchange(values.next())
    default: throw values.unknownCase
    }
  }
}

extension NetworkOutcome {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .packets(let value): try values.write("packets", value)
    case .state(let value): try values.write("state", value)
    case .addresses(let value): try values.write("addresses", value)
    case .said(let value): try values.write("said", value)
    case .exchanged(let value): try values.write("exchanged", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "packets": self = try .packets(values.next())
    case "state": self = try .state(values.next())
    case "addresses": self = try .addresses(values.next())
    case "said": self = try .said(values.next())
    case "exchanged": self = try .exchanged(values.next())
    default: throw values.unknownCase
    }
  }
}

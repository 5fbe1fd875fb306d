// How the enums of the file beside it are coded: see CaseWriter.

extension BroadcastCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start(let value): try values.write("start", value)
    case .pause: try values.write("pause")
    case .resume: try values.write("resume")
    case .finish: try values.write("finish")
    case .sample(let value): try values.write("sample", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = try .start(values.next())
    case "pause": self = .pause
    case "resume": self = .resume
    case "finish": self = .finish
    case "sample": self = try .sample(values.next())
    default: throw values.unknownCase
    }
  }
}

extension BroadcastCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start(let value): try values.write("start", value)
    case .record(let value): try values.write("record", value)
    case .pause: try values.write("pause")
    case .resume: try values.write("resume")
    case .stop: try values.write("stop")
    case .state: try values.write("state")
    case .setUp(let value): try values.write("setUp", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = try .start(name: values.next())
    case "record": self = try .record(frames: values.next())
    case "pause": self = .pause
    case "resume": self = .resume
    case "stop": self = .stop
    case "state": self = .state
    case "setUp": self = try .setUp(name: values.next())
    default: throw values.unknownCase
    }
  }
}

extension BroadcastSetup {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .ready(let first, let second): try values.write("ready", first, second)
    case .cancelled(let value): try values.write("cancelled", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "ready": self = try .ready(url: values.next(), values: values.next())
    case "cancelled": self = try .cancelled(values.next())
    default: throw values.unknownCase
    }
  }
}

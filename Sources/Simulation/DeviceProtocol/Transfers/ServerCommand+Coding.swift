// How the enums of the file beside it are coded: see CaseWriter.

extension ServerCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start: try values.write("start")
    case .answer(let first, let second): try values.write("answer", first, second)
    case .requests: try values.write("requests")
    case .stop: try values.write("stop")
    case .post(let first, let second, let third): try values.write("post", first, second, third)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = .start
    case "answer": self = try .answer(path: values.next(), values.next())
    case "requests": self = .requests
    case "stop": self = .stop
    case "post": self = try .post(path: values.next(), headers: values.next(), body: values.next())
    default: throw values.unknownCase
    }
  }
}

extension ServerReply {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .port(let value): try values.write("port", value)
    case .done: try values.write("done")
    case .requests(let value): try values.write("requests", value)
    case .answered(let value): try values.write("answered", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "port": self = try .port(values.next())
    case "done": self = .done
    case "requests": self = try .requests(values.next())
    case "answered": self = try .answered(values.next())
    default: throw values.unknownCase
    }
  }
}

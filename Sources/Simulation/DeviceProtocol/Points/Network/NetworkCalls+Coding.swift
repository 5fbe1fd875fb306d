// How the enums of the file beside it are coded: see CaseWriter.

extension TunnelCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start(let first, let second): try values.write("start", first, second)
    case .stop(let value): try values.write("stop", value)
    case .packets(let value): try values.write("packets", value)
    case .message(let value): try values.write("message", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = try .start(values.next(), options: values.next())
    case "stop": self = try .stop(values.next())
    case "packets": self = try .packets(values.next())
    case "message": self = try .message(values.next())
    default: throw values.unknownCase
    }
  }
}

extension FilterCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start(let value): try values.write("start", value)
    case .stop(let value): try values.write("stop", value)
    case .newFlow(let value): try values.write("newFlow", value)
    case .bytes(let first, let second, let third, let fourth):
      try values.write("bytes", first, second, third, fourth)
    case .complete(let first, let second): try values.write("complete", first, second)
    case .remediate(let value): try values.write("remediate", value)
    case .rulesChanged: try values.write("rulesChanged")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = try .start(values.next())
    case "stop": self = try .stop(values.next())
    case "newFlow": self = try .newFlow(values.next())
    case "bytes":
      self = try .bytes(values.next(), values.next(), offset: values.next(), values.next())
    case "complete": self = try .complete(values.next(), values.next())
    case "remediate": self = try .remediate(values.next())
    case "rulesChanged": self = .rulesChanged
    default: throw values.unknownCase
    }
  }
}

extension FilterVerdict {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .allow: try values.write("allow")
    case .drop: try values.write("drop")
    case .needRules: try values.write("needRules")
    case .filterData(let first, let second): try values.write("filterData", first, second)
    case .passAndPeek(let first, let second): try values.write("passAndPeek", first, second)
    case .remediate(let value): try values.write("remediate", value)
    case .updateRules: try values.write("updateRules")
    case .allowWithRules: try values.write("allowWithRules")
    case .dropWithRules: try values.write("dropWithRules")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "allow": self = .allow
    case "drop": self = .drop
    case "needRules": self = .needRules
    case "filterData": self = try .filterData(inbound: values.next(), outbound: values.next())
    case "passAndPeek": self = try .passAndPeek(pass: values.next(), peek: values.next())
    case "remediate": self = try .remediate(button: values.next())
    case "updateRules": self = .updateRules
    case "allowWithRules": self = .allowWithRules
    case "dropWithRules": self = .dropWithRules
    default: throw values.unknownCase
    }
  }
}

extension ProxyCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .start(let value): try values.write("start", value)
    case .stop(let value): try values.write("stop", value)
    case .newFlow(let first, let second): try values.write("newFlow", first, second)
    case .endFlow(let value): try values.write("endFlow", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "start": self = try .start(values.next())
    case "stop": self = try .stop(values.next())
    case "newFlow": self = try .newFlow(values.next(), values.next())
    case "endFlow": self = try .endFlow(values.next())
    default: throw values.unknownCase
    }
  }
}

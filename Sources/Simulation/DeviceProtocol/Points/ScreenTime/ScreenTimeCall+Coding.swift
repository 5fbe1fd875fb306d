// How the enums of the file beside it are coded: see CaseWriter.

extension ScreenTimeCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .interval(let first, let second): try values.write("interval", first, second)
    case .threshold(let first, let second, let third):
      try values.write("threshold", first, second, third)
    case .configure(let value): try values.write("configure", value)
    case .press(let first, let second): try values.write("press", first, second)
    case .report(let first, let second): try values.write("report", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "interval": self = try .interval(values.next(), activity: values.next())
    case "threshold":
      self = try .threshold(event: values.next(), activity: values.next(), isReached: values.next())
    case "configure": self = try .configure(values.next())
    case "press": self = try .press(isPrimary: values.next(), values.next())
    case "report": self = try .report(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension ScreenTimeAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .shield(let value): try values.write("shield", value)
    case .response(let value): try values.write("response", value)
    case .report(let value): try values.write("report", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "shield": self = try .shield(values.next())
    case "response": self = try .response(values.next())
    case "report": self = try .report(values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension TransferMessage {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .open(let value): try values.write("open", value)
    case .make(let first, let second): try values.write("make", first, second)
    case .start(let first, let second, let third): try values.write("start", first, second, third)
    case .cancel(let first, let second, let third): try values.write("cancel", first, second, third)
    case .describe(let first, let second, let third):
      try values.write("describe", first, second, third)
    case .close(let first, let second): try values.write("close", first, second)
    case .handled(let value): try values.write("handled", value)
    case .ended(let first, let second, let third): try values.write("ended", first, second, third)
    case .allTold(let value): try values.write("allTold", value)
    case .handle(let value): try values.write("handle", value)
    case .perform(let first, let second): try values.write("perform", first, second)
    case .abandon(let first, let second): try values.write("abandon", first, second)
    case .performed(let first, let second): try values.write("performed", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "open": self = try .open(values.next())
    case "make": self = try .make(session: values.next(), values.next())
    case "start":
      self = try .start(session: values.next(), task: values.next(), after: values.next())
    case "cancel":
      self = try .cancel(session: values.next(), task: values.next(), keeps: values.next())
    case "describe":
      self = try .describe(session: values.next(), task: values.next(), values.next())
    case "close": self = try .close(session: values.next(), cancels: values.next())
    case "handled": self = try .handled(session: values.next())
    case "ended": self = try .ended(session: values.next(), task: values.next(), values.next())
    case "allTold": self = try .allTold(session: values.next())
    case "handle": self = try .handle(session: values.next())
    case "perform": self = try .perform(values.next(), values.next())
    case "abandon": self = try .abandon(values.next(), keeps: values.next())
    case "performed": self = try .performed(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension TransferResult {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .failed(let first, let second): try values.write("failed", first, second)
    case .answered(let value): try values.write("answered", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "failed": self = try .failed(values.next(), beginning: values.next())
    case "answered": self = try .answered(values.next())
    default: throw values.unknownCase
    }
  }
}

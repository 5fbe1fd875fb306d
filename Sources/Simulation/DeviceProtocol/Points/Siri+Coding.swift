// How the enums of the file beside it are coded: see CaseWriter.

extension SiriCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .answerRequests(let value): try values.write("answerRequests", value)
    case .ask(let first, let second, let third): try values.write("ask", first, second, third)
    case .answer(let first, let second): try values.write("answer", first, second)
    case .confirm(let value): try values.write("confirm", value)
    case .cancel(let value): try values.write("cancel", value)
    case .look(let value): try values.write("look", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "answerRequests": self = try .answerRequests(isAllowed: values.next())
    case "ask": self = try .ask(app: values.next(), values.next(), isLocked: values.next())
    case "answer": self = try .answer(talk: values.next(), values.next())
    case "confirm": self = try .confirm(talk: values.next())
    case "cancel": self = try .cancel(talk: values.next())
    case "look": self = try .look(talk: values.next())
    default: throw values.unknownCase
    }
  }
}

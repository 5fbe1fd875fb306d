// How the enums of the file beside it are coded: see CaseWriter.

extension SignalMessage {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .observe(let value): try values.write("observe", value)
    case .ignore(let value): try values.write("ignore", value)
    case .post(let value): try values.write("post", value)
    case .handedOver(let value): try values.write("handedOver", value)
    case .setState(let first, let second): try values.write("setState", first, second)
    case .getState(let value): try values.write("getState", value)
    case .arrived(let value): try values.write("arrived", value)
    case .state(let value): try values.write("state", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "observe": self = try .observe(values.next())
    case "ignore": self = try .ignore(values.next())
    case "post": self = try .post(values.next())
    case "handedOver": self = try .handedOver(values.next())
    case "setState": self = try .setState(values.next(), values.next())
    case "getState": self = try .getState(values.next())
    case "arrived": self = try .arrived(values.next())
    case "state": self = try .state(values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension FileMessage {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .claim(let value): try values.write("claim", value)
    case .endClaim(let first, let second): try values.write("endClaim", first, second)
    case .cancel(let value): try values.write("cancel", value)
    case .moved(let first, let second, let third): try values.write("moved", first, second, third)
    case .present(let first, let second, let third):
      try values.write("present", first, second, third)
    case .stopPresenting(let value): try values.write("stopPresenting", value)
    case .answered(let first, let second, let third):
      try values.write("answered", first, second, third)
    case .heard(let value): try values.write("heard", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "claim": self = try .claim(values.next())
    case "endClaim": self = try .endClaim(values.next(), values.next())
    case "cancel": self = try .cancel(coordinator: values.next())
    case "moved": self = try .moved(claim: values.next(), from: values.next(), to: values.next())
    case "present": self = try .present(values.next(), path: values.next(), isOnMain: values.next())
    case "stopPresenting": self = try .stopPresenting(values.next())
    case "answered":
      self = try .answered(
        question: values.next(), error: values.next(), hasReacquirer: values.next())
    case "heard": self = try .heard(news: values.next())
    default: throw values.unknownCase
    }
  }
}

extension PresenterCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .relinquishToReader: try values.write("relinquishToReader")
    case .relinquishToWriter: try values.write("relinquishToWriter")
    case .saveChanges: try values.write("saveChanges")
    case .accommodateDeletion: try values.write("accommodateDeletion")
    case .accommodateSubitemDeletion(let value):
      try values.write("accommodateSubitemDeletion", value)
    case .reacquire(let value): try values.write("reacquire", value)
    case .didChange: try values.write("didChange")
    case .didMove(let value): try values.write("didMove", value)
    case .subitemDidAppear(let value): try values.write("subitemDidAppear", value)
    case .subitemDidChange(let value): try values.write("subitemDidChange", value)
    case .subitemDidMove(let first, let second): try values.write("subitemDidMove", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "relinquishToReader": self = .relinquishToReader
    case "relinquishToWriter": self = .relinquishToWriter
    case "saveChanges": self = .saveChanges
    case "accommodateDeletion": self = .accommodateDeletion
    case "accommodateSubitemDeletion": self = try .accommodateSubitemDeletion(path: values.next())
    case "reacquire": self = try .reacquire(question: values.next())
    case "didChange": self = .didChange
    case "didMove": self = try .didMove(path: values.next())
    case "subitemDidAppear": self = try .subitemDidAppear(path: values.next())
    case "subitemDidChange": self = try .subitemDidChange(path: values.next())
    case "subitemDidMove": self = try .subitemDidMove(from: values.next(), to: values.next())
    default: throw values.unknownCase
    }
  }
}

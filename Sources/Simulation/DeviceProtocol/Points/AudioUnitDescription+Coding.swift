// How the enums of the file beside it are coded: see CaseWriter.

extension AudioEvent {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .parameter(let first, let second, let third, let fourth):
      try values.write("parameter", first, second, third, fourth)
    case .midi(let first, let second): try values.write("midi", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "parameter":
      self = try .parameter(
        offset: values.next(), address: values.next(), value: values.next(), ramp: values.next())
    case "midi": self = try .midi(offset: values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

// How the enums of the file beside it are coded: see CaseWriter.

extension WireValue {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .url(let value): try values.write("url", value)
    case .string(let value): try values.write("string", value)
    case .data(let value): try values.write("data", value)
    case .propertyList(let value): try values.write("propertyList", value)
    case .object(let first, let second): try values.write("object", first, second)
    case .file(let value): try values.write("file", value)
    case .dataInFile(let value): try values.write("dataInFile", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "url": self = try .url(values.next())
    case "string": self = try .string(values.next())
    case "data": self = try .data(values.next())
    case "propertyList": self = try .propertyList(values.next())
    case "object": self = try .object(className: values.next(), values.next())
    case "file": self = try .file(values.next())
    case "dataInFile": self = try .dataInFile(values.next())
    default: throw values.unknownCase
    }
  }
}

extension SharedThing {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .link(let first, let second): try values.write("link", first, second)
    case .page(let first, let second, let third, let fourth):
      try values.write("page", first, second, third, fourth)
    case .text(let value): try values.write("text", value)
    case .data(let first, let second, let third): try values.write("data", first, second, third)
    case .file(let first, let second): try values.write("file", first, second)
    case .fileAt(let value): try values.write("fileAt", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "link": self = try .link(url: values.next(), title: values.next())
    case "page":
      self = try .page(
        html: values.next(), url: values.next(), title: values.next(), selection: values.next())
    case "text": self = try .text(values.next())
    case "data": self = try .data(values.next(), type: values.next(), name: values.next())
    case "file": self = try .file(values.next(), name: values.next())
    case "fileAt": self = try .fileAt(path: values.next())
    default: throw values.unknownCase
    }
  }
}

import Foundation

extension PageValue {
  /// The value as the engine gets it, with its kind: `{"string": "…"}`.
  var shape: [String: Any] {
    switch self {
    case .string(let text): ["string": text]
    case .boolean(let value): ["boolean": value]
    case .number(let number): ["number": number]
    case .date(let date): ["date": date.timeIntervalSince1970 * 1000]
    case .array(let values): ["array": values.map(\.shape)]
    case .dictionary(let values):
      ["dictionary": values.sorted { $0.key < $1.key }.map { [$0.key, $0.value.shape] as [Any] }]
    }
  }
}

extension PageValue: Decodable {
  private enum Kind: String, CodingKey {
    case string, boolean, number, date, array, dictionary
  }

  /// Reads what the engine answers.
  ///
  /// - Parameter decoder: The source of the value.
  /// - Throws: The decoder's error.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: EngineWords.noKind))
    }
    switch kind {
    case .string: self = .string(try container.decode(String.self, forKey: kind))
    case .boolean: self = .boolean(try container.decode(Bool.self, forKey: kind))
    case .number: self = .number(try container.decode(Double.self, forKey: kind))
    case .date:
      let milliseconds = try container.decode(Double.self, forKey: kind)
      self = .date(Date(timeIntervalSince1970: milliseconds / 1000))
    case .array: self = .array(try container.decode([PageValue].self, forKey: kind))
    case .dictionary:
      let entries = try container.decode([Entry].self, forKey: kind)
      self = .dictionary(
        Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    }
  }

  /// A key and its value, in an array, because a JavaScript key may be any text.
  private struct Entry: Decodable {
    var key: String
    var value: PageValue

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      key = try container.decode(String.self)
      value = try container.decode(PageValue.self)
    }
  }
}

/// A key of an action: a case's name, or a value's label.
struct ActionKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

/// Writes a case and its values.
struct ActionWriter {
  private var container: KeyedEncodingContainer<ActionKey>
  private var values: KeyedEncodingContainer<ActionKey>?

  init(_ encoder: any Encoder) { container = encoder.container(keyedBy: ActionKey.self) }

  mutating func begin(_ name: String) {
    values = container.nestedContainer(keyedBy: ActionKey.self, forKey: ActionKey(name))
  }

  mutating func add(_ value: some Encodable, _ label: String) throws {
    try values?.encode(value, forKey: ActionKey(label))
  }

  mutating func add(_ value: String?, _ label: String) throws {
    try values?.encodeIfPresent(value, forKey: ActionKey(label))
  }
}

/// Reads a case and its values.
struct ActionReader {
  /// The case's name.
  let name: String
  private let values: KeyedDecodingContainer<ActionKey>
  private let container: KeyedDecodingContainer<ActionKey>

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: ActionKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.typeMismatch(
        Action.self,
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: ActionWords.notOneCase))
    }
    name = key.stringValue
    values = try container.nestedContainer(keyedBy: ActionKey.self, forKey: key)
  }

  func value<Value: Decodable>(_ label: String) throws -> Value {
    try values.decode(Value.self, forKey: ActionKey(label))
  }

  func optional(_ label: String) throws -> String? {
    try values.decodeIfPresent(String.self, forKey: ActionKey(label))
  }

  /// The error for an unknown case.
  var unknownName: DecodingError {
    DecodingError.typeMismatch(
      Action.self,
      DecodingError.Context(
        codingPath: container.codingPath, debugDescription: ActionWords.unknownCase(name)))
  }
}

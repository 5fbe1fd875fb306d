/// What a Live Activity is about: what stays the same, and the type of what changes.
///
/// Simulated: app and widget extension each have the type; what they exchange is encoded. They find
/// each other by its name without the module (documented for pushes).
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of what changes while the activity goes on.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

extension ActivityAttributes {
  /// The name by which the device knows the type.
  package static var typeName: String { String(describing: Self.self) }
}

/// How attributes and states cross between processes.
package enum ActivityCoding {
  /// Writes a value; pushes are read with the same strategies, the usual ones (documented).
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    try JSONDecoder().decode(type, from: data)
  }
}

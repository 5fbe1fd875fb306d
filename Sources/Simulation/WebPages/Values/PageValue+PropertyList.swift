package import Foundation

extension PageValue {
  /// The value as in Foundation's property lists; a number without a fraction is an integer.
  package var propertyList: Any {
    switch self {
    case .string(let text): text
    case .boolean(let value): value
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .date(let date): date
    case .array(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    }
  }

  /// Encodes the value as a binary property list.
  ///
  /// - Returns: The list's bytes.
  /// - Throws: Foundation's error for a value that it can't write.
  package func propertyListData() throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: propertyList, format: .binary, options: 0)
  }

  /// Reads a property list.
  ///
  /// It isn't documented what happens to bytes on their way to JavaScript; here they have no value,
  /// so a list that contains some gives `nil`.
  ///
  /// - Parameter data: The list's bytes, in any format.
  package init?(propertyListData data: Data) {
    guard let listed = try? PropertyListDecoder().decode(Listed.self, from: data) else {
      return nil
    }
    self = listed.value
  }

  /// A value as it is in a property list, in which each has its own kind and no other.
  private struct Listed: Decodable {
    var value: PageValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self.value = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self.value = .number(value)
      } else if let value = try? container.decode(String.self) {
        self.value = .string(value)
      } else if let value = try? container.decode(Date.self) {
        self.value = .date(value)
      } else if let values = try? container.decode([Listed].self) {
        self.value = .array(values.map(\.value))
      } else {
        self.value = .dictionary(
          try container.decode([String: Listed].self).mapValues(\.value))
      }
    }
  }
}

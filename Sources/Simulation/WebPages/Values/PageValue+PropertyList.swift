package import Foundation

extension PageValue {
  /// The value as Foundation's property lists have it; a number without a fraction is an integer.
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

  /// The value as a binary property list.
  ///
  /// - Returns: The list's bytes.
  /// - Throws: What Foundation says of a value that it can't write.
  package func propertyListData() throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: propertyList, format: .binary, options: 0)
  }

  /// Reads a property list.
  ///
  /// It isn't documented what becomes of bytes on their way to JavaScript; here there is no value
  /// for them, so a list that has some gives nothing.
  ///
  /// - Parameter data: The list's bytes, in any format.
  package init?(propertyListData data: Data) {
    guard let listed = try? PropertyListDecoder().decode(Listed.self, from: data) else {
      return nil
    }
    self = listed.value
  }

  /// A value as it is in a property list, where each has its own kind and no more than that.
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

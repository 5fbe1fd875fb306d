package import Foundation

/// What a process asks of the keychain.
package struct KeychainQuestion: Codable, Hashable, Sendable {
  package enum Verb: String, Codable, Hashable, Sendable {
    case add, find, update, delete
  }

  package var verb: Verb
  /// The time of the question, by the clock of the process.
  package var date: Date
  /// Whether the user has already proved their identity, to the context that the query names.
  package var isProved = false
  /// The dictionary as a property list.
  private var query: Data
  /// The new values, as a property list.
  private var change: Data?

  /// Makes a question; values that no property list can hold are left out.
  package init(_ verb: Verb, _ query: [String: Any], change: [String: Any]? = nil) {
    self.verb = verb
    date = Date()
    self.query = Self.list(query)
    self.change = change.map(Self.list)
  }

  var values: [String: Any] { Self.dictionary(query) }
  /// What the user is told if they are asked.
  package var prompt: String? { values[KeychainKey.prompt] as? String }
  var changes: [String: Any] { change.map(Self.dictionary) ?? [:] }

  private static func list(_ dictionary: [String: Any]) -> Data {
    let kept = dictionary.filter { PropertyListSerialization.propertyList($1, isValidFor: .binary) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: kept, format: .binary, options: 0)
    return data ?? Data()
  }

  private static func dictionary(_ data: Data) -> [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }
}

/// The keychain's answer.
package struct KeychainAnswer: Codable, Hashable, Sendable {
  package var status: Int32
  /// The result, as the only element of an array, as a property list.
  private var result: Data?

  package init(_ status: Int32, _ value: Any? = nil) {
    self.status = status
    result = value.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
    }
  }

  /// The result: bytes, a dictionary, or an array of these.
  package var value: Any? {
    guard let result else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: result, format: nil)
    return (list as? [Any])?.first
  }
}

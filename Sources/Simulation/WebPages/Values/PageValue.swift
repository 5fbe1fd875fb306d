package import Foundation

/// A value that crosses between a script and an extension: what a property list can hold.
package indirect enum PageValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  /// A number, of which JavaScript has only one kind.
  case number(Double)
  case date(Date)
  case array([PageValue])
  case dictionary([String: PageValue])
}

extension PageValue: CustomStringConvertible {
  /// The value on one line, with the keys in order.
  package var description: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .boolean(let value): "\(value)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .date(let date): date.ISO8601Format()
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

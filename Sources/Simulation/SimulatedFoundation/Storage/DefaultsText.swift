import Foundation

/// A property-list value as one line of text, for the event log.
enum DefaultsText {
  /// The longest text that goes into the log, in characters.
  private static let limit = 120

  static func text(of value: Any) -> String {
    let whole = write(value)
    return whole.count > limit ? whole.prefix(limit) + "…" : whole
  }

  private static func write(_ value: Any) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let number as NSNumber: number.stringValue
    case let data as Data: "\(data.count) bytes"
    case let date as Date: date.ISO8601Format()
    case let array as [Any]: "[" + array.map(write).joined(separator: ", ") + "]"
    case let dictionary as [String: Any]:
      "["
        + dictionary.sorted { $0.key < $1.key }
        .map { "\"\($0.key)\": \(write($0.value))" }.joined(separator: ", ") + "]"
    default: String(describing: value)
    }
  }
}

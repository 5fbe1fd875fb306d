import Foundation

/// Values that are JSON already, by key, as one text: `[["count", "3"]]`.
enum JSONPairs {
  static func text(_ values: [String: String]) -> String {
    let pairs = values.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    return text(of: pairs)
  }

  /// Returns a list as JSON.
  static func text(of list: [Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: list, options: [.withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

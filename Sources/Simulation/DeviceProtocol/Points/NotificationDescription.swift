package import Foundation

/// A notification that crosses between processes.
package struct NotificationDescription: Codable, Hashable, Sendable {
  /// Its identifier.
  package var identifier: String
  /// Its content: the property list in which UserNotifications stores it, in binary form.
  package var content: Data

  package init(identifier: String, content: Data) {
    self.identifier = identifier
    self.content = content
  }

  /// Makes a notification from a content's values.
  ///
  /// - Returns: The notification; `nil` for values that no property list can hold.
  package init?(identifier: String, values: [String: Any]) {
    guard
      let content = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .binary, options: 0)
    else { return nil }
    self.init(identifier: identifier, content: content)
  }

  /// The content's values.
  package var values: [String: Any] {
    let list = try? PropertyListSerialization.propertyList(from: content, format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// The number that it puts on the icon, if it has one.
  package var badge: Int? { (values["badge"] as? NSNumber)?.intValue }

  /// Its category; empty for none.
  package var category: String { values["category"] as? String ?? "" }

  /// The text of its banner: "New message: Hello".
  package var summary: String {
    let values = values
    return ["title", "subtitle", "body"].compactMap { values[$0] as? String }
      .filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

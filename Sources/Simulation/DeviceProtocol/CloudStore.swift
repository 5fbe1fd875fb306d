package import Foundation

/// What a process asks about the values that iCloud keeps for its team.
package enum CloudQuestion: Codable, Hashable, Sendable {
  /// Return all values; answered with `values`, or with `done` without a store.
  case read
  /// Keep a value, as a property list with it alone; `nil` removes it.
  case write(key: String, Data?, text: String)
}

/// What the user's other device does with an app's values in iCloud.
package enum CloudCommand: Codable, Hashable, Sendable {
  /// Keeps this value, as a property list with it alone; `nil` removes it.
  case change(app: String, key: String, Data?, text: String)
  /// Looks at all values; answered with `cloudValues`.
  case look(app: String)
}

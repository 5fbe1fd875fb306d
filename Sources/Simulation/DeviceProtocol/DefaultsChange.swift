/// A change of settings, as processes and the device report it to each other.
package struct DefaultsChange: Codable, Hashable, Sendable {
  /// The file with the settings, which identifies them for all processes.
  package var file: String
  /// The settings' name in the event log.
  package var store: String
  package var entries: [Entry]

  /// A key that was set or removed.
  package struct Entry: Codable, Hashable, Sendable {
    package var key: String
    /// The value as text; `nil` when the key was removed.
    package var text: String?
    /// Whether the value is different from before.
    package var isNew: Bool

    package init(key: String, text: String?, isNew: Bool) {
      self.key = key
      self.text = text
      self.isNew = isNew
    }
  }

  package init(file: String, store: String, entries: [Entry]) {
    self.file = file
    self.store = store
    self.entries = entries
  }
}

/// How a change of settings reaches other processes that observe them.
package enum DefaultsDelivery: Codable, Hashable, Sendable {
  case deliver
  case delayed(seconds: Double)
  /// Changes within a second are reported together.
  case coalesced
  case dropped
}

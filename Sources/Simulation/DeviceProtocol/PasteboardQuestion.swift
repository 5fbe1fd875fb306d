/// What a process asks about a pasteboard of the device.
package enum PasteboardQuestion: Codable, Hashable, Sendable {
  /// Make one with that name, unless there is one.
  case make(name: String)
  /// The kinds of values in it; nobody is told that this was asked.
  case look(name: String)
  /// Its contents, because a process wants to read them.
  case read(name: String)
  /// Its contents, for the system's own detection of what they may be.
  case detect(name: String)
  /// Put these items into it, for a number of seconds.
  case write(name: String, [PasteboardItem], seconds: Double?)
  /// Remove it.
  case remove(name: String)
}

/// An item of a pasteboard: its values by kind.
package typealias PasteboardItem = [String: WireValue]

/// The contents of a pasteboard.
package struct PasteboardContents: Codable, Hashable, Sendable {
  /// The number of changes.
  package var changeCount: Int
  /// The kinds of values of each item, in order.
  package var kinds: [[String]]
  /// The values; none if only the kinds were requested, or the process may not see them.
  package var items: [PasteboardItem]

  package init(changeCount: Int, kinds: [[String]], items: [PasteboardItem]) {
    self.changeCount = changeCount
    self.kinds = kinds
    self.items = items
  }
}

/// The user's answer when an app wants to paste from another.
package enum PasteDecision: String, Codable, Hashable, Sendable {
  case allow, refuse
}

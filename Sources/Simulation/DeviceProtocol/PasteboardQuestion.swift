/// What a process asks about a pasteboard of the device.
package enum PasteboardQuestion: Codable, Hashable, Sendable {
  /// Make one of that name, unless there is one.
  case make(name: String)
  /// Which kinds of values are in it; nobody is told that this was asked.
  case look(name: String)
  /// What is in it, because somebody wants to see it.
  case read(name: String)
  /// What is in it, for the system's own look at what it may be.
  case detect(name: String)
  /// Put these items into it, for a number of seconds.
  case write(name: String, [PasteboardItem], seconds: Double?)
  /// Forget it.
  case remove(name: String)
}

/// An item of a pasteboard: its values by kind.
package typealias PasteboardItem = [String: WireValue]

/// What is in a pasteboard.
package struct PasteboardContents: Codable, Hashable, Sendable {
  /// How often it has changed.
  package var changeCount: Int
  /// The kinds of values of each item, in order.
  package var kinds: [[String]]
  /// The values; none where only the kinds were asked for, or somebody may not see them.
  package var items: [PasteboardItem]

  package init(changeCount: Int, kinds: [[String]], items: [PasteboardItem]) {
    self.changeCount = changeCount
    self.kinds = kinds
    self.items = items
  }
}

/// What the user answers when an app wants to paste from another.
package enum PasteDecision: String, Codable, Hashable, Sendable {
  case allow, refuse
}

/// The user's action on an element of the screen, which is found by its text.
package enum ScreenAct: Hashable, Codable, Sendable {
  /// Tap the button, cell, bar button or switch with this text or identifier.
  case tap(String)
  /// Type after the text in the text view or field with this text, placeholder or identifier.
  ///
  /// `nil` means the one that is being edited, or otherwise the first.
  case type(String, into: String?)
  /// Empty a text view or field, found as in `type`.
  case clear(String?)
  /// Press the view with this text or identifier for a while.
  case press(String)
  /// Close the open menu with a tap beside it.
  case closeMenu
  /// Pull down the frontmost sheet.
  case pullDown
}

/// What the user does to something on the screen, found by what it says.
package enum ScreenAct: Hashable, Codable, Sendable {
  /// Tap the button, cell, bar button or switch that says this, or has it as its identifier.
  case tap(String)
  /// Type behind what is in the text view or field that says this, has it as placeholder or
  /// identifier; with `nil` into the one that is being edited, else the first.
  case type(String, into: String?)
  /// Empty a text view or field, found as in `type`.
  case clear(String?)
  /// Pull down the sheet that is in front.
  case pullDown
}

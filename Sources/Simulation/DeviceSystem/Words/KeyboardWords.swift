import DeviceProtocol
import Foundation

/// What is said of keyboards: their settings, and what they do with a text.
enum KeyboardWords {
  static let kind = "keyboard"
  static let place = "among the keyboards"
  static let placeWithFullAccess = place + ", with full access"

  /// The text replacement that iOS comes with, for "omw".
  static let onMyWay = "On my way!"

  static func noFullAccess(_ name: String) -> String {
    "Settings doesn't offer full access for '\(name)': its NSExtensionAttributes don't "
      + "set RequestsOpenAccess to true"
  }

  static let notAdded = "the user hasn't added it to the keyboards in Settings"

  static func nothingEdited(in name: String) -> String {
    "nothing is being edited in '\(name)': tap a field or a text view first"
  }

  static func edit(_ edit: KeyboardEdit) -> String {
    switch edit {
    case .insert(let text): "inserts \(quoted(text))"
    case .deleteBackward: "deletes backward"
    case .move(let count): "moves the cursor by \(count)"
    case .mark(let text, _, _): "marks \(quoted(text))"
    case .unmark: "commits the marked text"
    case .dismiss: "dismisses the keyboard"
    case .nextKeyboard: "switches to the next keyboard"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }
}

package import Foundation

/// What is edited in an app, as a keyboard gets to know it.
package struct TypedDocument: Codable, Hashable, Sendable {
  /// What tells the field from others.
  package var identifier: UUID
  package var text: String
  /// What is chosen, in UTF-16 units; where the cursor stands when it is empty.
  package var start: Int
  package var length: Int
  package var traits: InputTraits
  /// How many of the keyboard's own edits are in it.
  package var edits = 0

  package init(identifier: UUID, text: String, start: Int, length: Int, traits: InputTraits) {
    self.identifier = identifier
    self.text = text
    self.start = start
    self.length = length
    self.traits = traits
  }
}

/// What a field wants of a keyboard: UIKit's numbers.
package struct InputTraits: Codable, Hashable, Sendable {
  package var autocapitalization = 2
  package var autocorrection = 0
  package var spellChecking = 0
  package var smartQuotes = 0
  package var smartDashes = 0
  package var smartInsertDelete = 0
  package var keyboard = 0
  package var appearance = 0
  package var returnKey = 0
  package var enablesReturnKeyAutomatically = false
  package var isSecure = false
  package var contentType: String?

  package init() {}
}

/// What a keyboard does to what is edited, or to itself.
package enum KeyboardEdit: Codable, Hashable, Sendable {
  case insert(String)
  case deleteBackward
  /// Move the cursor by this number of characters.
  case move(Int)
  /// Text that isn't settled yet stands in place of that before it; chosen is a part of it.
  case mark(String, start: Int, length: Int)
  /// The text that wasn't settled stays.
  case unmark
  /// The user is done with typing.
  case dismiss
  /// The user wants the next keyboard.
  case nextKeyboard
}

/// What the device says to the process in which something is edited.
package enum KeyboardRequest: Codable, Hashable, Sendable {
  /// A keyboard comes: tell what is edited, and from now on when that changes.
  case attach
  /// Do this to it.
  case edit(KeyboardEdit)
  /// The keyboard is gone.
  case detach
}

/// Whether a keyboard has something to type in.
package enum KeyboardPlace: Codable, Hashable, Sendable {
  /// Nothing is edited.
  case none
  /// Only the system's keyboard may come, for this reason.
  case refused(String)
  case document(TypedDocument)
}

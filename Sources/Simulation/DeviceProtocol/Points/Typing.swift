package import Foundation

/// The text that is edited in an app, as a keyboard knows it.
package struct TypedDocument: Codable, Hashable, Sendable {
  /// The identifier of the field.
  package var identifier: UUID
  package var text: String
  /// The selection, in UTF-16 units; the position of the cursor when it is empty.
  package var start: Int
  package var length: Int
  package var traits: InputTraits
  /// The number of the keyboard's own edits that are in it.
  package var edits = 0

  package init(identifier: UUID, text: String, start: Int, length: Int, traits: InputTraits) {
    self.identifier = identifier
    self.text = text
    self.start = start
    self.length = length
    self.traits = traits
  }
}

/// What a field asks of a keyboard: UIKit's numbers.
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

/// A keyboard's edit of the text, or an action on itself.
package enum KeyboardEdit: Codable, Hashable, Sendable {
  case insert(String)
  case deleteBackward
  /// Move the cursor by this number of characters.
  case move(Int)
  /// Replace the preceding marked text with this, with this part of it selected.
  case mark(String, start: Int, length: Int)
  /// Keep the marked text as it is.
  case unmark
  /// The user has finished typing.
  case dismiss
  /// The user wants the next keyboard.
  case nextKeyboard
}

/// What the device says to the process in which text is edited.
package enum KeyboardRequest: Codable, Hashable, Sendable {
  /// A keyboard appears: describe what is edited, and report changes from now on.
  case attach
  /// Apply this edit.
  case edit(KeyboardEdit)
  /// The keyboard is gone.
  case detach
}

/// Whether a keyboard has something to type in.
package enum KeyboardPlace: Codable, Hashable, Sendable {
  /// Nothing is edited.
  case none
  /// Only the system's keyboard may appear, for this reason.
  case refused(String)
  case document(TypedDocument)
}

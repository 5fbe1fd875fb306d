import Foundation

/// A view that accepts typed text; its delegate is asked and told in UIKit's order.
@MainActor protocol Keyboard: AnyObject {
  /// Whether the user may edit the text.
  var takesText: Bool { get }
  /// Enters text after the existing text.
  func enter(_ text: String)
  /// Removes all the text.
  func empty()

  // What a keyboard's keys do at the cursor.
  /// Enters text.
  func insertKey(_ text: String)
  /// Deletes the selection, or the character before the cursor.
  func deleteKey()
  /// Called after the cursor was moved.
  func selectionMoved()
}

extension UITextView: Keyboard {
  var takesText: Bool { isEditable }
  func enter(_ text: String) { userTypes(text) }
  func empty() { userClears() }
  func insertKey(_ text: String) { userInserts(text) }
  func deleteKey() { userDeletes() }
  func selectionMoved() { delegate?.textViewDidChangeSelection(self) }
}

extension UITextField: Keyboard {
  var takesText: Bool { isEnabled }
  func enter(_ text: String) { text == "\n" ? userReturns() : userTypes(text) }
  func empty() { userClears() }
  func insertKey(_ text: String) { text == "\n" ? userReturns() : userInserts(text) }
  func deleteKey() { userDeletes() }
  func selectionMoved() { delegate?.textFieldDidChangeSelection(self) }
}

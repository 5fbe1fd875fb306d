import Foundation

/// A view that text is typed into; its delegate is asked and told in UIKit's order.
@MainActor protocol Keyboard: AnyObject {
  /// Whether the user may edit it.
  var takesText: Bool { get }
  /// Enters text behind what is there.
  func enter(_ text: String)
  /// Takes away all that is there.
  func empty()

  // What a keyboard's keys do, where the cursor stands.
  /// Enters text.
  func insertKey(_ text: String)
  /// Takes away what is chosen, or the character before the cursor.
  func deleteKey()
  /// The cursor was moved.
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

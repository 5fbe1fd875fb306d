public import Foundation

extension UIResponder {
  /// Posted when the keyboard is about to come up.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when the keyboard has come up.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted when the keyboard is about to go.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when the keyboard has gone.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted when the keyboard is about to change its place.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the keyboard has changed its place.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key for the keyboard's place before the change.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key for the keyboard's place after the change.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key for the duration of the animation.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key for the curve of the animation.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key for whether the keyboard belongs to this program.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}

/// A command of a hardware keyboard.
///
/// Type-checks only: there is no hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The method to call.
  public let action: Selector?
  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }
}

/// The modifier keys, which are held while another key is pressed.
///
/// Type-checks only: there is no hardware keyboard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

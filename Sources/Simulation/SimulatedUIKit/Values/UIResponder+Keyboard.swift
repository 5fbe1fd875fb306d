public import Foundation

extension UIResponder {
  /// The keyboard is about to come up.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// The keyboard has come up.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// The keyboard is about to change its place.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard has changed its place.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// Where the keyboard was.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// Where the keyboard will be.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// How long the keyboard takes.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// How the keyboard's time runs.
  ///
  /// Type-checks only: no keyboard comes up.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard is this program's.
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
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// What is called.
  public let action: Selector?
  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }
}

/// Keys that are held while another is pressed.
///
/// Type-checks only: there is no hardware keyboard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

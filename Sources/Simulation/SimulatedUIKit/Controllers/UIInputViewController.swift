public import Foundation

/// Manages a keyboard.
///
/// Simulated: its view is made, and is a keyboard's principal object. Differs: there is no field
/// that it types in: `textDocumentProxy` has no text, and what is typed goes nowhere.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = EmptyDocument()

  /// The field that is typed in.
  ///
  /// Type-checks only: there is none yet; its text is `nil`, and typing changes nothing.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The keyboard's view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether the keyboard may use the network and its app's containers.
  ///
  /// Type-checks only: the user can't allow it yet.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has a key of its own for dictation.
  open var hasDictationKey = false
  /// Whether a key that leads to the next keyboard is needed.
  ///
  /// Simulated: always `true`, as on a phone with a home button.
  open var needsInputModeSwitchKey: Bool { true }

  /// Leads to the next keyboard.
  ///
  /// Type-checks only: there is no other keyboard.
  open func advanceToNextInputMode() {}
  /// Puts the keyboard away.
  ///
  /// Type-checks only: no keyboard is shown.
  open func dismissKeyboard() {}
  /// Shows the list of keyboards, or leads to the next one.
  ///
  /// Type-checks only: there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Hands over words that the user has taught the device.
  ///
  /// Simulated: there are none.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) { completionHandler(UILexicon()) }

  /// Makes the keyboard's view.
  open override func loadView() {
    if state.makeView != nil { return super.loadView() }
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216),
      inputViewStyle: .keyboard)
  }

  /// Something else will be chosen.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Something else is chosen.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text will change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A view in the keyboard's place.
///
/// Simulated: as a view. Differs: it isn't drawn like a keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// Makes a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
  /// How it looks.
  public let inputViewStyle: Style
  /// Whether it is as high as what is inside.
  open var allowsSelfSizing = false
}

/// The field that a keyboard types in.
///
/// Type-checks only: there is no such field yet.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor.
  var documentContextBeforeInput: String? { get }
  /// The text behind the cursor.
  var documentContextAfterInput: String? { get }
  /// The chosen text.
  var selectedText: String? { get }
  /// The language of the field.
  var documentInputMode: UITextInputMode? { get }
  /// What tells the field from others.
  var documentIdentifier: UUID { get }
  /// Moves the cursor.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that isn't settled yet.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Settles that text.
  func unmarkText()
}

/// Told of changes in a field.
///
/// Type-checks only: it isn't called.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Something else will be chosen.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Something else is chosen.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text will change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A language of a keyboard.
///
/// Simulated: there is one, in American English.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { "en-US" }
  /// All that are in use.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// Words that the user has taught the device.
///
/// Simulated: it has none.
open class UILexicon: NSObject {
  /// The words.
  open var entries: [UILexiconEntry] { [] }
}

/// A word that the user has taught the device.
///
/// Type-checks only: there are none.
open class UILexiconEntry: NSObject {
  /// What is typed.
  open var documentText: String { "" }
  /// What stands for it.
  open var userInput: String { "" }
}

/// The document that no field is behind.
private final class EmptyDocument: UITextDocumentProxy {
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { UITextInputMode() }
  let documentIdentifier = UUID()
  var hasText: Bool { false }
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType!

  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
  func unmarkText() {}
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

package import DeviceEvents
import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// A controller that manages a custom keyboard.
///
/// Simulated: the principal object of a keyboard is on the screen in the keyboard's place while the
/// user types with it: as wide as the screen, and 216 points high (observed) unless a constraint on
/// the height of its view says otherwise (documented). The field belongs to another process, and
/// changes there. Differs: the keyboard stays as long as its app is in front and something is being
/// edited; iOS keeps the process for longer.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  let proxy = DocumentProxy()
  private var hasHandledTouch = false

  /// The field that the keyboard types in.
  ///
  /// Simulated: edits reach the field in their order; its delegate and its control's events report
  /// them as they report the user's typing. Differs: the proxy's answers include its own edits at
  /// once; iOS takes a moment, especially for the cursor (observed).
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The keyboard's view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// The language of the keyboard.
  ///
  /// Simulated: keeps its value. Differs: it has no effect, because the device shows no list of
  /// keyboards.
  open var primaryLanguage: String?
  /// Whether the keyboard may use the network and pasteboard, and write to its app's group
  /// containers.
  ///
  /// Simulated: the user's choice in Settings, which offers it for keyboards whose property list
  /// has `RequestsOpenAccess` (documented). A change ends the keyboard's process (observed).
  /// Without it the kernel refuses every connection and every write to a group's container; reading
  /// there is allowed (documented). Differs: the error that a URLSession reports in that case isn't
  /// published; here it is `URLError.unknown`. The keychain isn't gated.
  open var hasFullAccess: Bool { DeviceConnection.shared?.context.hasFullAccess ?? false }
  /// Whether the keyboard has a key of its own for dictation.
  open var hasDictationKey = false
  /// Whether a key that switches to the next keyboard is needed.
  ///
  /// Simulated: always `false`, as on a phone without a home button (observed), which this device
  /// is: iOS draws the key below the keyboard. Differs: the screen doesn't show that key; a scene
  /// picks another keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Switches to the next keyboard.
  ///
  /// Simulated: the next of the keyboards that are switched on, in the order in which the user did
  /// so; after the last one comes the system's.
  open func advanceToNextInputMode() { proxy.send(.nextKeyboard) }
  /// Dismisses the keyboard.
  ///
  /// Simulated: the field stops being edited, unless it refuses.
  open func dismissKeyboard() { proxy.send(.dismiss) }
  /// Shows the list of keyboards, or switches to the next one.
  ///
  /// Simulated: always acts as for a tap: it switches to the next one, once for all the events of a
  /// touch. Differs: keys can't be held, so the list is never shown.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    guard !hasHandledTouch else { return }
    hasHandledTouch = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.hasHandledTouch = false }
    }
    advanceToNextInputMode()
  }
  /// Requests the words that the user has taught the device.
  ///
  /// Simulated: the text replacements of Settings, of which a device has one from the start, "omw"
  /// (observed); called on the main queue. Differs: names from Contacts and words that Apple adds
  /// aren't included.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) {
    let handler = LexiconHandler(call: completionHandler)
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.main.async { handler.call(UILexicon()) }
    }
    connection.request(.askLexicon) { answer in
      guard case .lexicon(let words) = answer else { return }
      DispatchQueue.main.async { handler.call(UILexicon(words)) }
    }
  }
  /// Returns the words that the user has taught the device.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult public func requestSupplementaryLexicon() async -> UILexicon {
    await Completion.value { requestSupplementaryLexicon(completion: $0) }
  }

  /// Makes the keyboard's view.
  open override func loadView() {
    if state.makeView != nil { return super.loadView() }
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216),
      inputViewStyle: .keyboard)
  }

  /// Called when the selection is about to change.
  ///
  /// Simulated: called when only the cursor or the selection changes (documented), around the two
  /// calls about the text, which iOS then makes as well (observed).
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the selection has changed.
  ///
  /// Simulated: see ``selectionWillChange(_:)``.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called when the text is about to change, or another field is edited.
  ///
  /// Simulated: called when the keyboard comes, and when the text, the cursor or the field changes;
  /// with `nil` (observed). The proxy still has the former text, unless the keyboard itself has
  /// typed.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the text has changed, or another field is edited.
  ///
  /// Simulated: as ``textWillChange(_:)``, with the new text in the proxy. The keyboard's own
  /// typing counts. Differs: called once for several edits in a row; some versions of iOS don't
  /// call it for the keyboard's own typing (KeyboardKit issue 24).
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A view in place of the keyboard.
///
/// Simulated: as a view, with a keyboard's background colour if it has that style and no colour of
/// its own. Differs: what lies behind it isn't blurred.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The style of an input view.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// Makes a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
  /// The style of the view.
  public let inputViewStyle: Style
  /// Whether its height follows from its content.
  open var allowsSelfSizing = false

  /// Describes an area in a keyboard's colour.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    if inputViewStyle == .keyboard, element.background == nil {
      element.background = UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1).plainScreenColor
    }
    return element
  }
}

/// The field that a keyboard types in.
///
/// Simulated: the text around the cursor, and the field's traits, come from the process in which it
/// is edited, and edits go back. Setting a trait has no effect. Differs: the context is the whole
/// text; iOS passes only part of a long one (observed). There is one input mode, in American
/// English. Marked text isn't underlined.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor; `nil` if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the cursor; `nil` if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// The language of the field.
  var documentInputMode: UITextInputMode? { get }
  /// What distinguishes the field from others.
  var documentIdentifier: UUID { get }
  /// Moves the cursor.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text that isn't confirmed yet.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Confirms that text.
  func unmarkText()
}

/// A delegate that is told of changes in a field.
///
/// Simulated: a keyboard's controller is told. Differs: no other object can be.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called when the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called when the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A language of a keyboard.
///
/// Simulated: there is one, in American English.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { "en-US" }
  /// All input modes that are in use.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// The words that the user has taught the device.
///
/// Simulated: see ``UIInputViewController/requestSupplementaryLexicon(completion:)``.
open class UILexicon: NSObject {
  /// The words, sorted by what is typed.
  public let entries: [UILexiconEntry]

  override convenience init() { self.init([:]) }

  init(_ words: [String: String]) {
    entries = words.sorted { $0.key < $1.key }.map {
      UILexiconEntry(userInput: $0.key, documentText: $0.value)
    }
    super.init()
  }
}

/// A word that the user has taught the device.
///
/// Simulated: a text replacement of Settings.
open class UILexiconEntry: NSObject {
  /// The text that replaces it, such as "On my way".
  public let documentText: String
  /// The text that is typed, such as "omw".
  public let userInput: String

  init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
    super.init()
  }
}

/// The caller that waits for words; it is passed to the main queue.
private struct LexiconHandler: @unchecked Sendable {
  // Unchecked: called on the main queue alone.
  let call: (UILexicon) -> Void
}

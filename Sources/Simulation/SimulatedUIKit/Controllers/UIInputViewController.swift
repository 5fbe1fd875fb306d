package import DeviceEvents
import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// Manages a keyboard.
///
/// Simulated: as a keyboard's principal object it is on the screen in the keyboard's place while the user types
/// with it: as wide as the screen, and 216 points high (observed) unless a constraint on the height of
/// its view says otherwise (documented). What is typed in belongs to another process, and changes there.
/// Differs: the keyboard stays as long as its app is in front and something is edited; iOS keeps the
/// process for longer.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  let proxy = DocumentProxy()
  private var hasHandledTouch = false

  /// The field that is typed in.
  ///
  /// Simulated: edits reach the field in their order, and its delegate and its control's events are told of
  /// them as of the user's typing. Differs: what the proxy answers counts its own edits at once; iOS takes a
  /// moment, for the cursor above all (observed).
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The keyboard's view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// The language of the keyboard.
  ///
  /// Simulated: keeps its value. Differs: nobody reads it, since the device shows no list of keyboards.
  open var primaryLanguage: String?
  /// Whether the keyboard may use the network and the pasteboard, and write into its app's group containers.
  ///
  /// Simulated: what the user has chosen in Settings, where that is offered for keyboards whose property
  /// list has `RequestsOpenAccess` (documented). A change ends the keyboard's process (observed). Without it the
  /// kernel refuses every connection, and what is written into a group's container; reading there is allowed
  /// (documented). Differs: which error a URLSession gives then isn't published; here it is
  /// `URLError.unknown`. The keychain isn't gated.
  open var hasFullAccess: Bool { DeviceConnection.shared?.context.hasFullAccess ?? false }
  /// Whether the keyboard has a key of its own for dictation.
  open var hasDictationKey = false
  /// Whether a key that leads to the next keyboard is needed.
  ///
  /// Simulated: always `false`, as on a phone without a home button (observed), which the device's is: iOS
  /// draws the key below the keyboard. Differs: the screen doesn't show that key; a scene picks another
  /// keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Leads to the next keyboard.
  ///
  /// Simulated: the next of the keyboards that are switched on, in the order in which that was done; behind
  /// the last one comes the system's.
  open func advanceToNextInputMode() { proxy.send(.nextKeyboard) }
  /// Puts the keyboard away.
  ///
  /// Simulated: the field stops being edited, unless it refuses.
  open func dismissKeyboard() { proxy.send(.dismiss) }
  /// Shows the list of keyboards, or leads to the next one.
  ///
  /// Simulated: as for a tap: leads to the next one, once for all the events of a touch. Differs: nobody holds
  /// a key, so that the list is never shown.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    guard !hasHandledTouch else { return }
    hasHandledTouch = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.hasHandledTouch = false }
    }
    advanceToNextInputMode()
  }
  /// Hands over words that the user has taught the device.
  ///
  /// Simulated: the text replacements of Settings, of which a device has one from the start, "omw"
  /// (observed); called on the main queue. Differs: names from Contacts, and words that
  /// Apple adds, aren't among them.
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
  /// Words that the user has taught the device.
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

  /// Something else will be chosen.
  ///
  /// Simulated: called when only the cursor or the selection changes (documented), around the two calls about
  /// the text, which iOS then makes as well (observed).
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Something else is chosen.
  ///
  /// Simulated: see ``selectionWillChange(_:)``.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text will change, or another field is edited.
  ///
  /// Simulated: called when the keyboard comes, and when the text, the cursor or the field changes; with `nil`
  /// (observed). The proxy has the former text still, unless the keyboard has typed itself.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed, or another field is edited.
  ///
  /// Simulated: as ``textWillChange(_:)``, with the new text in the proxy. The keyboard's own typing
  /// counts. Differs: called once for several edits in one go; some versions of iOS
  /// don't call for the keyboard's own typing (KeyboardKit issue 24).
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A view in the keyboard's place.
///
/// Simulated: as a view, with a keyboard's colour behind the keys when it is of that style and has none of its
/// own. Differs: what lies behind isn't blurred.
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

  /// An area in a keyboard's colour.
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
/// Simulated: the text around the cursor, and the field's traits, cross from the process in which it is edited,
/// and edits cross back. What is set of the traits is dropped. Differs: the context is all the text;
/// iOS hands over a part of a long one (observed). There is one input mode, in American English. Marked text isn't
/// underlined.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor; `nil` when there is none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the cursor; `nil` when there is none.
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
/// Simulated: a keyboard's controller is told. Differs: nobody else can be.
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
  /// What stands in the text for it, such as "On my way".
  public let documentText: String
  /// What is typed: "omw".
  public let userInput: String

  init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
    super.init()
  }
}

/// Who waits for words: it crosses to the main queue.
private struct LexiconHandler: @unchecked Sendable {
  // Unchecked: called on the main queue alone.
  let call: (UILexicon) -> Void
}

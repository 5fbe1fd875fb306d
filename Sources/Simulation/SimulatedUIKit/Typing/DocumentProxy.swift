import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The text that is edited in another process, as seen by its keyboard.
///
/// Edits go to that process through the device. Meanwhile the proxy answers with what it knows,
/// including its own edits; what the process reports afterwards takes precedence.
@MainActor final class DocumentProxy: UITextDocumentProxy {
  private var typed = TypedText()
  private var traits = InputTraits()
  private var marked: NSRange?
  /// The number of edits that this keyboard has sent.
  private var edits = 0
  private(set) var documentIdentifier = UUID()
  /// The last report of the other process.
  private var confirmed: TypedDocument?
  /// Whether the keyboard was told that there is something to type in.
  private var isTold = false

  /// The difference that another state makes.
  enum Change {
    /// No change, or the state is older than this keyboard's own edits.
    case none
    case selection
    case text
  }

  /// Returns the difference that a state would make.
  func change(to document: TypedDocument) -> Change {
    guard document.edits >= edits else { return .none }
    guard isTold, let confirmed, confirmed.text == document.text,
      confirmed.identifier == document.identifier, confirmed.traits == document.traits
    else { return .text }
    let isSame = (confirmed.start, confirmed.length) == (document.start, document.length)
    return isSame ? .none : .selection
  }

  /// Tells the keyboard about changes from now on.
  func begin() { isTold = true }

  /// Takes over a state.
  func take(_ document: TypedDocument) {
    confirmed = document
    typed.text = document.text
    typed.selection = NSRange(location: document.start, length: document.length)
    traits = document.traits
    documentIdentifier = document.identifier
  }

  func send(_ edit: KeyboardEdit) {
    edits += 1
    DeviceConnection.shared?.send(.edit(edit, number: edits))
  }

  // MARK: The text

  var hasText: Bool { !typed.text.isEmpty }
  var documentInputMode: UITextInputMode? { UITextInputMode() }

  var documentContextBeforeInput: String? {
    part(NSRange(location: 0, length: typed.cut.location))
  }

  var documentContextAfterInput: String? {
    let end = typed.cut.location + typed.cut.length
    return part(NSRange(location: end, length: typed.text.utf16.count - end))
  }

  var selectedText: String? { part(typed.cut) }

  private func part(_ range: NSRange) -> String? {
    range.length > 0 ? typed.part(range) : nil
  }

  func insertText(_ text: String) {
    marked = nil
    typed.replace(typed.cut, by: text)
    send(.insert(text))
  }

  func deleteBackward() {
    marked = nil
    typed.replace(typed.beforeCursor, by: "")
    send(.deleteBackward)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    typed.move(offset)
    send(.move(offset))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    let old = marked ?? typed.cut
    typed.replace(old, by: markedText)
    marked = NSRange(location: old.location, length: markedText.utf16.count)
    send(.mark(markedText, start: selectedRange.location, length: selectedRange.length))
  }

  func unmarkText() {
    marked = nil
    send(.unmark)
  }

  // MARK: The field's traits

  // The field's traits can't be changed from here: setting them has no effect.
  var autocapitalizationType: UITextAutocapitalizationType {
    get { UITextAutocapitalizationType(rawValue: traits.autocapitalization) ?? .sentences }
    set {}
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { UITextAutocorrectionType(rawValue: traits.autocorrection) ?? .default }
    set {}
  }
  var spellCheckingType: UITextSpellCheckingType {
    get { UITextSpellCheckingType(rawValue: traits.spellChecking) ?? .default }
    set {}
  }
  var smartQuotesType: UITextSmartQuotesType {
    get { UITextSmartQuotesType(rawValue: traits.smartQuotes) ?? .default }
    set {}
  }
  var smartDashesType: UITextSmartDashesType {
    get { UITextSmartDashesType(rawValue: traits.smartDashes) ?? .default }
    set {}
  }
  var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { UITextSmartInsertDeleteType(rawValue: traits.smartInsertDelete) ?? .default }
    set {}
  }
  var keyboardType: UIKeyboardType {
    get { UIKeyboardType(rawValue: traits.keyboard) ?? .default }
    set {}
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { UIKeyboardAppearance(rawValue: traits.appearance) ?? .default }
    set {}
  }
  var returnKeyType: UIReturnKeyType {
    get { UIReturnKeyType(rawValue: traits.returnKey) ?? .default }
    set {}
  }
  var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set {}
  }
  var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! {
    get { traits.contentType.map(UITextContentType.init(rawValue:)) }
    set {}
  }
}

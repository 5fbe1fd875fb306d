import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The connection between the text edited in this process and the keyboard in another process.
///
///     keyboard: edit(.insert("a"))  →  the field changes, its delegate is asked and told
///     the field changes             →  edited(.document(…)), once in a turn of the main queue
@MainActor final class TypingLink {
  static let shared = TypingLink()

  private var isAttached = false
  /// The state that the keyboard knows.
  private var known = KeyboardPlace.none
  private var willTell = false
  private var identifiers: [(view: Weak, identifier: UUID)] = []
  /// The text that isn't confirmed yet, in UTF-16 units.
  private var marked: NSRange?

  /// Does what a keyboard requests.
  func serve(_ request: KeyboardRequest) -> KeyboardPlace {
    switch request {
    case .attach: isAttached = true
    case .detach: isAttached = false
    case .edit(let edit): obey(edit)
    }
    known = place
    return known
  }

  /// Notes that another text may be edited now, or that the text may have changed.
  static func notice() {
    guard shared.isAttached, !shared.willTell else { return }
    shared.willTell = true
    DispatchQueue.main.async { MainActor.assumeIsolated { shared.tell() } }
  }

  private func tell() {
    willTell = false
    let place = place
    guard isAttached, place != known else { return }
    known = place
    DeviceConnection.shared?.send(.edited(place))
  }
}

extension TypingLink {
  private final class Weak {
    weak var view: UIResponder?
    init(_ view: UIResponder) { self.view = view }
  }

  /// The object that receives keys.
  private var input: (any UIResponder & UIKeyInput)? {
    guard let input = UIResponder.firstResponder as? any UIResponder & UIKeyInput else {
      return nil
    }
    return (input as? any Keyboard)?.takesText ?? true ? input : nil
  }

  private var place: KeyboardPlace {
    guard let input else { return .none }
    if let reason = reason(against: input) { return .refused(reason) }
    return .document(document(of: input))
  }

  /// Returns why only the system's keyboard may be used.
  private func reason(against input: any UIResponder & UIKeyInput) -> String? {
    if input.isSecureTextEntry { return TypingWords.secureField }
    if input.keyboardType == .phonePad || input.keyboardType == .namePhonePad {
      return TypingWords.phoneField
    }
    if input.inputView != nil { return TypingWords.ownInputView }
    guard let application = UIApplication.running, let delegate = application.delegate,
      !delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard)
    else { return nil }
    return TypingWords.noCustomKeyboards
  }

  private func document(of input: any UIResponder & UIKeyInput) -> TypedDocument {
    var (text, range) = ("", NSRange())
    if let input = input as? any UITextInput {
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      text = all.flatMap(input.text) ?? ""
      range = input.selectedTextRange?.range ?? NSRange(location: text.utf16.count, length: 0)
    }
    return TypedDocument(
      identifier: identifier(of: input), text: text, start: range.location, length: range.length,
      traits: InputTraits(of: input))
  }

  private func identifier(of input: UIResponder) -> UUID {
    identifiers.removeAll { $0.view.view == nil }
    if let known = identifiers.first(where: { $0.view.view === input }) { return known.identifier }
    identifiers.append((Weak(input), UUID()))
    return identifiers[identifiers.count - 1].identifier
  }

  private func obey(_ edit: KeyboardEdit) {
    guard let input, reason(against: input) == nil else { return }
    let keyboard = input as? any Keyboard
    switch edit {
    case .insert(let text):
      marked = nil
      keyboard.map { $0.insertKey(text) } ?? input.insertText(text)
    case .deleteBackward:
      marked = nil
      keyboard.map { $0.deleteKey() } ?? input.deleteBackward()
    case .move(let count): (input as? any UITextInput).map { move(count, in: $0) }
    case .mark(let text, let start, let length):
      guard let input = input as? any UITextInput else { return }
      mark(text, NSRange(location: start, length: length), in: input)
    case .unmark: marked = nil
    case .dismiss: input.resignFirstResponder()
    case .nextKeyboard: break
    }
  }

  private func move(_ count: Int, in input: any UITextInput) {
    var typed = TypedText()
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    typed.set(all.flatMap(input.text) ?? "")
    typed.selection = input.selectedTextRange?.range ?? typed.selection
    typed.move(count)
    input.selectedTextRange = UITextRange(typed.selection)
    (input as? any Keyboard)?.selectionMoved()
  }

  private func mark(_ text: String, _ chosen: NSRange, in input: any UITextInput) {
    let old = marked ?? input.selectedTextRange?.range ?? NSRange()
    input.replace(UITextRange(old), withText: text)
    let new = NSRange(location: old.location, length: text.utf16.count)
    marked = text.isEmpty ? nil : new
    let start = min(new.location + max(chosen.location, 0), new.location + new.length)
    let length = min(max(chosen.length, 0), new.location + new.length - start)
    input.selectedTextRange = UITextRange(NSRange(location: start, length: length))
  }
}

extension InputTraits {
  @MainActor fileprivate init(of input: any UITextInputTraits) {
    self.init()
    autocapitalization = input.autocapitalizationType.rawValue
    autocorrection = input.autocorrectionType.rawValue
    spellChecking = input.spellCheckingType.rawValue
    smartQuotes = input.smartQuotesType.rawValue
    smartDashes = input.smartDashesType.rawValue
    smartInsertDelete = input.smartInsertDeleteType.rawValue
    keyboard = input.keyboardType.rawValue
    appearance = input.keyboardAppearance.rawValue
    returnKey = input.returnKeyType.rawValue
    enablesReturnKeyAutomatically = input.enablesReturnKeyAutomatically
    isSecure = input.isSecureTextEntry
    contentType = (input.textContentType as UITextContentType?)?.rawValue
  }
}

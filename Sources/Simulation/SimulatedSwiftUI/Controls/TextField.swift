public import Foundation
import SimulatedUIKit

/// A line of text that the user can edit.
///
/// Simulated: each key changes the bound text; *Return* submits. Differs: a field with a vertical
/// axis is also one line high.
public struct TextField<Label: View>: View, PieceMaker {
  private let text: Binding<String>
  private let prompt: String?
  private let label: Label
  private var isSecure = false
  /// Whether the text is a written value, which is written anew only once typing is over.
  private var isWritten = false
  private var whenEdited: (Bool) -> Void = { _ in }
  private var whenCommitted: () -> Void = {}

  init(
    _ text: Binding<String>, prompt: Text?, label: Label, isSecure: Bool = false,
    whenEdited: @escaping (Bool) -> Void = { _ in }, whenCommitted: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt?.string
    self.label = label
    self.isSecure = isSecure
    self.whenEdited = whenEdited
    self.whenCommitted = whenCommitted
  }

  /// Makes a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  /// Makes a field that grows along an axis, with a view as its label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text, prompt: prompt, label: label()) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let environment = context.environment
    let title = PieceReader.piece(of: label, in: context.part(0)).texts.first ?? ""
    let events: UIControl.Event = [.editingChanged]
    let field = context.control(for: events) {
      UITextField(frame: .zero)
    } _: { field in
      let typed = field.text ?? ""
      if text.wrappedValue != typed { text.wrappedValue = typed }
    }
    let ends = context.node.kept("ends") { FieldEnds(field) }
    ends.began = {
      whenEdited(true)
      environment.look.focus?.set(true)
    }
    ends.ended = {
      if isWritten { field.text = text.wrappedValue }
      whenEdited(false)
      environment.look.focus?.set(false)
    }
    ends.returned = {
      whenCommitted()
      environment.submit?(environment.submitTrigger)
      field.resignFirstResponder()
    }
    let keepsTyped = isWritten && field.isFirstResponder
    if field.text != text.wrappedValue, !keepsTyped { field.text = text.wrappedValue }
    field.placeholder = prompt ?? title
    field.accessibilityLabel = title.isEmpty ? nil : title
    field.isSecureTextEntry = isSecure
    field.font = environment.uiFont
    field.textColor = environment.foreground?.uiColor ?? .label
    field.borderStyle = environment.look.fields == .rounded ? .roundedRect : .none
    field.take(environment.look.typing)
    field.follow(environment.look.focus, context.node.graph)
    return [
      .native(
        NativePiece(
          view: field,
          size: { room in
            let natural = field.sizeThatFits(.zero)
            return CGSize(
              width: room.width == .infinity ? max(natural.width, 100) : room.width,
              height: natural.height)
          }, fillsWidth: true))
    ]
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Makes a field with a title and another text that is shown while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title that grows along an axis.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Makes a field with a title and another text that is shown while it is empty, which grows along
  /// an axis.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Makes a field that tells when typing begins and ends.
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      text, prompt: nil, label: Text(title), whenEdited: onEditingChanged, whenCommitted: onCommit)
  }

  /// Makes a field for a value that is written as text.
  ///
  /// Simulated: what can't be read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
    self.init(text, prompt: prompt, label: Text(title))
    isWritten = true
  }
}

/// A line of text that the user can edit, and nobody can read.
///
/// Simulated: as TextField; the screen shows dots.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Makes a field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The field.
  public var body: some View { TextField(text, prompt: prompt, label: label, isSecure: true) }
}

extension SecureField where Label == Text {
  /// Makes a field with a title, which is shown while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a title and another text that is shown while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// What is done when typing into a field begins and ends.
@MainActor private final class FieldEnds {
  var began: () -> Void = {}
  var ended: () -> Void = {}
  var returned: () -> Void = {}

  init(_ field: UITextField) {
    field.addAction(UIAction { [weak self] _ in self?.began() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.ended() }, for: .editingDidEnd)
    field.addAction(UIAction { [weak self] _ in self?.returned() }, for: .editingDidEndOnExit)
  }
}

extension UITextInputTraits {
  /// Tells keyboards what is set for the text.
  func take(_ look: TypingLook) {
    keyboardType = UIKeyboardType(rawValue: look.keyboard) ?? .default
    autocorrectionType = look.isAutocorrected ? .default : .no
    autocapitalizationType =
      UITextAutocapitalizationType(rawValue: look.capitalization) ?? .sentences
    textContentType = look.contentType.map { UITextContentType(rawValue: $0) }
  }
}

extension UIResponder {
  /// Begins or ends typing as a state says, once the present reading is over.
  func follow(_ focus: FocusLink?, _ graph: ViewGraph?) {
    guard let focus, focus.isFocused() != isFirstResponder else { return }
    graph?.afterReading { [weak self] in
      guard let self, focus.isFocused() != isFirstResponder else { return }
      if focus.isFocused() { becomeFirstResponder() } else { resignFirstResponder() }
    }
  }
}

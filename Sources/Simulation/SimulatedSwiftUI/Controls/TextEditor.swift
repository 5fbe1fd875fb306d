import Foundation
import SimulatedUIKit

/// Several lines of text that the user can edit.
///
/// Simulated: each key changes the bound text; it takes all the room that it is offered.
public struct TextEditor: View, PieceMaker {
  private let text: Binding<String>

  /// Makes an editor for a text.
  public init(text: Binding<String>) { self.text = text }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let environment = context.environment
    let kept = context.node.kept("editor") { KeptEditor() }
    kept.changed = { if text.wrappedValue != $0 { text.wrappedValue = $0 } }
    kept.focused = { environment.look.focus?.set($0) }
    let view = kept.view
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.isEditable = environment.isEnabled
    view.font = environment.uiFont
    view.textColor = environment.foreground?.uiColor ?? .label
    view.take(environment.look.typing)
    view.follow(environment.look.focus, context.node.graph)
    return [
      .native(
        NativePiece(
          view: view,
          size: { room in
            CGSize(
              width: room.width == .infinity ? 200 : room.width,
              height: room.height == .infinity
                ? max(view.sizeThatFits(CGSize(width: room.width, height: .infinity)).height, 36)
                : room.height)
          }, fillsWidth: true, fillsHeight: true))
    ]
  }
}

/// A text view with what is done when its text changes.
@MainActor private final class KeptEditor: NSObject, UITextViewDelegate {
  let view = UITextView(frame: .zero)
  var changed: (String) -> Void = { _ in }
  var focused: (Bool) -> Void = { _ in }

  override init() {
    super.init()
    view.delegate = self
  }

  func textViewDidChange(_ textView: UITextView) { changed(textView.text) }
  func textViewDidBeginEditing(_ textView: UITextView) { focused(true) }
  func textViewDidEndEditing(_ textView: UITextView) { focused(false) }
}

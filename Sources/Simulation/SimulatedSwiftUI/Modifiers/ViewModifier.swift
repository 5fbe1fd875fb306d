/// A change of views.
///
/// Simulated: its body is evaluated in place of the view, with state of its own.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes; Apple's own name for it begins with an underscore.
///
/// Simulated: no known difference in what is shown.
public struct ViewModifierContent<Modifier: ViewModifier>: View, PieceMaker {
  let view: AnyView

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: view, in: context.part(0))
  }
}

/// A view with a modifier.
///
/// Simulated: no known difference.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PieceMaker where Content: View, Modifier: ViewModifier {
  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let inner = ViewModifierContent<Modifier>(view: AnyView(content))
    let body = PieceReader.evaluate(modifier, in: context) { modifier.body(content: inner) }
    return PieceReader.pieces(of: body, in: context.part(0))
  }
}

/// A modifier that changes nothing.
///
/// Simulated: no known difference.
public struct EmptyModifier: ViewModifier {
  /// Makes the modifier.
  public nonisolated init() {}
  /// A modifier that changes nothing.
  public nonisolated static let identity = EmptyModifier()
  /// Returns the view itself.
  public func body(content: Content) -> some View { content }
}

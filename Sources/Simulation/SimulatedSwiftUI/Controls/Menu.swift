import SimulatedUIKit

/// A control that offers a list of actions.
///
/// Simulated: a tap offers the buttons inside. Differs: on iOS they are in a menu beside the control;
/// here they are in a sheet of actions, without sections and symbols.
public struct Menu<Label: View, Content: View>: View, PieceMaker {
  private let label: Label
  private let content: Content

  /// Makes a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let view = context.view { TappedView() }
    view.isEnabled = context.environment.isEnabled
    view.isBarButton = context.environment.look.isInBar
    let outer = context.environment.look.menu ?? view
    let offered = context.part(1).with {
      $0.look.menu = outer
      $0.look.isInBar = false
      $0.look.isInList = false
    }
    let buttons = PieceReader.piece(of: content, in: offered).buttons
    view.action = { [weak outer] in ActionSheet.offer(buttons, over: outer) }
    let inner = context.part(0).with { $0.foreground = $0.foreground ?? $0.tint }
    return [PieceReader.piece(of: label, in: inner).wrapped(.held(view))]
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SimulatedSwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(title, systemImage: systemImage) } }
}

extension View {
  /// Offers a list of actions after a long press.
  ///
  /// Type-checks only: the user makes no long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    self
  }
}

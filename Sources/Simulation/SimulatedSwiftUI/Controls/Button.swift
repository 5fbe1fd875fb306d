import SimulatedUIKit

/// A control that does something when it is tapped.
///
/// Simulated: a tap runs the action; label, role and style are on the screen. Differs: the look of
/// styles is simple.
public struct Button<Label: View>: View, PieceMaker {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  /// What the device does when it is tapped in a widget.
  private var errand: Data?

  /// Makes a button from a view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role from a view.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a button that the device knows how to tap where the program isn't running.
  package init(
    role: ButtonRole?, errand: Data?, action: @escaping @MainActor () -> Void, label: () -> Label
  ) {
    self.init(role: role, action: action, label: label)
    self.errand = errand
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    if let style = context.environment.look.primitiveButtons {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(label)),
        action: action)
      let inner = context.part(1).with { $0.look.primitiveButtons = nil }
      return PieceReader.pieces(of: style(configuration), in: inner)
        .map { $0.onTap(errand, in: context) }
    }
    let view = context.view { TappedView() }
    view.action = { [weak view] in view?.tapped { action() } }
    (view.destroys, view.cancels) = (role == .destructive, role == .cancel)
    view.isEnabled = context.environment.isEnabled
    view.isBarButton = context.environment.look.isInBar
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)), isPressed: false)
    let styled = context.environment.look.buttons?(configuration)
    let inner = context.part(0).with {
      $0.look.buttons = nil
      guard styled == nil else { return }
      $0.foreground = role == .destructive ? .red : $0.foreground ?? $0.tint
      if !$0.isEnabled { $0.foreground = .secondary }
    }
    let piece = PieceReader.piece(of: styled ?? AnyView(label), in: inner)
    let shown = context.environment.look.isInList && styled == nil ? Piece.wide(piece) : piece
    return [shown.wrapped(.held(view)).onTap(errand, in: context)]
  }
}

extension Piece {
  /// Returns the piece of a control that the device can tap, if it is enabled.
  @MainActor func onTap(_ errand: Data?, in context: ViewContext) -> Piece {
    guard let errand, context.environment.isEnabled else { return self }
    return wrapped(.errand(errand))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SimulatedSwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Label(title, systemImage: systemImage) } }

  /// Makes a button with a title, a symbol and a role.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button.
///
/// Simulated: it decides the place in alerts, and the colour of what destroys.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels.
  public static let cancel = ButtonRole(name: "cancel")
}

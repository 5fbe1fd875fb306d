import SimulatedUIKit

/// A control that turns something on and off.
///
/// Simulated: the label and a switch, which is found by the label's text.
public struct Toggle<Label: View>: View, PieceMaker {
  private let isOn: Binding<Bool>
  private let label: Label
  /// What the device does when it is tapped in a widget.
  private var errand: Data?

  /// Makes a switch for a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a switch that the device knows how to tap where the program isn't running.
  package init(isOn: Binding<Bool>, errand: Data?, label: () -> Label) {
    self.init(isOn: isOn, label: label)
    self.errand = errand
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    if let style = context.environment.look.toggles {
      let configuration = ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn)
      let inner = context.part(1).with { $0.look.toggles = nil }
      return PieceReader.pieces(of: style(configuration), in: inner)
        .map { $0.onTap(errand, in: context) }
    }
    if context.environment.look.menu != nil {
      let button = Button {
        isOn.wrappedValue.toggle()
      } label: {
        label
      }
      return PieceReader.pieces(of: button, in: context.part(1))
    }
    let toggle = context.control(for: .valueChanged) {
      UISwitch(frame: .zero)
    } _: {
      isOn.wrappedValue = $0.isOn
    }
    toggle.isOn = isOn.wrappedValue
    let title = PieceReader.piece(of: label, in: context.part(0))
    toggle.accessibilityLabel = title.texts.first
    let piece = Piece.native(NativePiece(toggle))
    guard !context.environment.look.hidesLabels else { return [piece.onTap(errand, in: context)] }
    return [Piece.row([title, .spacer(least: 8), piece]).onTap(errand, in: context)]
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SimulatedSwiftUI.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style is to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A look of toggles.
///
/// Simulated: its view is drawn in place of the usual one.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of its view.
  associatedtype Body: View
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
///
/// Simulated: no known difference.
public struct ToggleStyleConfiguration {
  /// What the toggle shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }

  /// What the toggle shows.
  ///
  /// Simulated: no known difference.
  public struct Label: View {
    let view: AnyView

    /// What the toggle shows.
    public var body: some View { view }
  }
}

/// The usual style.
///
/// Simulated: a switch beside the label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style with a switch.
///
/// Simulated: a switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour, which has no effect.
  public nonisolated init(tint: Color) {}
  /// Returns the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style with a button.
///
/// Simulated: the label as a button.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    telling {
      $0.look.toggles = { configuration in
        AnyView(Styled(style: style) { style.makeBody(configuration: configuration) })
      }
    }
  }
}

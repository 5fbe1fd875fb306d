import SimulatedUIKit

/// A look of buttons.
///
/// Simulated: its view is drawn in place of the usual one.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of its view.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
///
/// Simulated: label and role. Differs: nothing is drawn while a finger is on the button, so
/// `isPressed` is always `false`.
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool

  /// What the button shows.
  ///
  /// Simulated: no known difference.
  public struct Label: View {
    let view: AnyView

    /// What the button shows.
    public var body: some View { view }
  }
}

/// A look and behaviour of buttons.
///
/// Simulated: its view takes the place of the button.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of its view.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button, with what it does.
///
/// Simulated: no known difference.
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }

  /// What the button shows.
  ///
  /// Simulated: no known difference.
  public struct Label: View {
    let view: AnyView

    /// What the button shows.
    public var body: some View { view }
  }
}

/// A style that knows how its buttons look, apart from what they do.
@MainActor private protocol PlainlyStyled {
  func view(_ configuration: ButtonStyleConfiguration) -> AnyView?
}

/// The usual style of the place.
///
/// Simulated: the label in the colour of what can be tapped.
public struct DefaultButtonStyle: PrimitiveButtonStyle, PlainlyStyled {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
  fileprivate func view(_ configuration: ButtonStyleConfiguration) -> AnyView? { nil }
}

/// A style without decoration.
///
/// Simulated: the label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, PlainlyStyled {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
  fileprivate func view(_ configuration: ButtonStyleConfiguration) -> AnyView? {
    AnyView(configuration.label)
  }
}

/// A style without a border.
///
/// Simulated: the label in the colour of what can be tapped.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, PlainlyStyled {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
  fileprivate func view(_ configuration: ButtonStyleConfiguration) -> AnyView? {
    AnyView(configuration.label.modifier(TintedLabel(isProminent: false, role: configuration.role)))
  }
}

/// A style with a grey area.
///
/// Simulated: round corners around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle, PlainlyStyled {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
  fileprivate func view(_ configuration: ButtonStyleConfiguration) -> AnyView? {
    AnyView(
      configuration.label
        .modifier(TintedLabel(isProminent: false, role: configuration.role))
        .modifier(ButtonArea(isProminent: false, role: configuration.role)))
  }
}

/// A style with a coloured area.
///
/// Simulated: round corners around the label, in the colour of what can be tapped.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlainlyStyled {
  /// Makes the style.
  public nonisolated init() {}
  /// Returns the view of a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
  fileprivate func view(_ configuration: ButtonStyleConfiguration) -> AnyView? {
    AnyView(
      configuration.label
        .modifier(TintedLabel(isProminent: true, role: configuration.role))
        .modifier(ButtonArea(isProminent: true, role: configuration.role)))
  }
}

/// The colour of a button's label.
private struct TintedLabel: ViewModifier {
  let isProminent: Bool
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func body(content: Content) -> some View {
    content.foregroundColor(
      !isEnabled ? .secondary : isProminent ? .white : role == .destructive ? .red : tint)
  }
}

/// The area of a button.
private struct ButtonArea: ViewModifier {
  let isProminent: Bool
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func body(content: Content) -> some View {
    let color = role == .destructive ? Color.red : tint
    return content.padding(.horizontal, 14).padding(.vertical, 8)
      .background(isProminent && isEnabled ? color : Color(uiColor: .systemGray5))
      .cornerRadius(8)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style of the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a grey area.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a coloured area.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the look of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    telling {
      $0.look.buttons = { configuration in
        AnyView(Styled(style: style) { style.makeBody(configuration: configuration) })
      }
      $0.look.primitiveButtons = nil
    }
  }

  /// Sets the look and behaviour of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    telling { values in
      values.look.buttons = nil
      values.look.primitiveButtons = nil
      guard !(style is DefaultButtonStyle) else { return }
      guard let known = style as? any PlainlyStyled else {
        values.look.primitiveButtons = { configuration in
          AnyView(Styled(style: style) { style.makeBody(configuration: configuration) })
        }
        return
      }
      values.look.buttons = { known.view($0) ?? AnyView($0.label) }
    }
  }

  /// Sets the shape of the borders of the buttons inside.
  ///
  /// Type-checks only: all borders have the same corners.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets the size of the controls inside.
  ///
  /// Type-checks only: all controls have their usual size.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
}

/// A control as its style draws it; the style's properties are connected to the control's place.
struct Styled<Content: View>: View, PieceMaker {
  let style: Any
  let content: @MainActor () -> Content

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let drawn = PieceReader.evaluate(style, in: context, content)
    return PieceReader.pieces(of: drawn, in: context.part(0))
  }
}

/// The shape of a button's border.
///
/// Type-checks only: all borders have the same corners.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// The usual shape.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// Round corners with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// The size of controls.
///
/// Type-checks only: all controls have their usual size.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes, from small to large.
  case mini, small, regular, large, extraLarge
}

public import SimulatedUIKit

/// A colour; as a view it fills the available room.
///
/// Simulated: Apple's colours as in UIKit; as a view it takes all the room that it is offered.
/// Differs: they are drawn as in light mode, and sRGB is the only color space.
public struct Color: View, Sendable, Hashable, PieceMaker {
  package let uiColor: UIColor

  /// Makes a colour from one of UIKit.
  public nonisolated init(uiColor: UIColor) { self.uiColor = uiColor }

  /// Makes a colour from its components, each from 0 to 1.
  public nonisolated init(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// Makes a grey, from 0, black, to 1, white.
  public nonisolated init(white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// The system's red.
  public nonisolated static let red = Color(uiColor: .systemRed)
  /// The system's orange.
  public nonisolated static let orange = Color(uiColor: .systemOrange)
  /// The system's yellow.
  public nonisolated static let yellow = Color(uiColor: .systemYellow)
  /// The system's green.
  public nonisolated static let green = Color(uiColor: .systemGreen)
  /// The system's blue.
  public nonisolated static let blue = Color(uiColor: .systemBlue)
  /// The system's purple.
  public nonisolated static let purple = Color(uiColor: .systemPurple)
  /// The system's pink.
  public nonisolated static let pink = Color(uiColor: .systemPink)
  /// The system's grey.
  public nonisolated static let gray = Color(uiColor: .systemGray)
  /// The color black.
  public nonisolated static let black = Color(uiColor: .black)
  /// The color white.
  public nonisolated static let white = Color(uiColor: .white)
  /// The transparent color.
  public nonisolated static let clear = Color(uiColor: .clear)
  /// The colour of text.
  public nonisolated static let primary = Color(uiColor: .label)
  /// The colour of less important text.
  public nonisolated static let secondary = Color(uiColor: .secondaryLabel)
  /// The colour of what can be tapped.
  public nonisolated static let accentColor = Color(uiColor: .systemBlue)

  /// Returns the colour multiplied by an opacity from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.withAlphaComponent(opacity))
  }

  nonisolated var alpha: CGFloat { uiColor.cgColor.alpha }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] { [.color(uiColor)] }
}

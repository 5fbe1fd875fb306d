public import SimulatedUIKit

/// A colour; as a view it fills the room that it gets.
///
/// Simulated: Apple's colours as UIKit has them; as a view it takes all the room that it is
/// offered. Differs: they are drawn as in the light, and there is no colour space besides sRGB.
public struct Color: View, Sendable, Hashable, PieceMaker {
  package let uiColor: UIColor

  /// The colour of UIKit's.
  public nonisolated init(uiColor: UIColor) { self.uiColor = uiColor }

  /// A colour of its parts, each from 0 to 1.
  public nonisolated init(
    red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// A grey, from 0, black, to 1, white.
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
  /// Black.
  public nonisolated static let black = Color(uiColor: .black)
  /// White.
  public nonisolated static let white = Color(uiColor: .white)
  /// None at all.
  public nonisolated static let clear = Color(uiColor: .clear)
  /// That of text.
  public nonisolated static let primary = Color(uiColor: .label)
  /// That of less important text.
  public nonisolated static let secondary = Color(uiColor: .secondaryLabel)
  /// That of what can be tapped.
  public nonisolated static let accentColor = Color(uiColor: .systemBlue)

  /// The colour, less opaque: from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(uiColor: uiColor.withAlphaComponent(opacity))
  }

  nonisolated var alpha: CGFloat { uiColor.cgColor.alpha }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] { [.color(uiColor)] }
}

public import Foundation
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

  /// Makes a colour from one of Core Graphics.
  public nonisolated init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

  /// Makes a grey in a colour space, from 0, black, to 1, white.
  public nonisolated init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    uiColor = UIColor(white: white, alpha: opacity)
  }

  /// Makes a colour from one of UIKit, in its older form.
  public nonisolated init(_ color: UIColor) { uiColor = color }

  /// Makes a colour from the asset catalogue of a bundle; the main bundle if none is given.
  ///
  /// Differs: a colour that isn't there is clear, and nothing is logged.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// Makes a colour from the components of a colour space, each from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity) }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public nonisolated init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    uiColor = UIColor(
      hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// A colour space.
  ///
  /// Differs: all are sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The spaces.
    case sRGB, sRGBLinear, displayP3
  }

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
  /// The system's brown.
  public nonisolated static let brown = Color(uiColor: .systemBrown)
  /// The system's cyan.
  public nonisolated static let cyan = Color(uiColor: .systemCyan)
  /// The system's indigo.
  public nonisolated static let indigo = Color(uiColor: .systemIndigo)
  /// The system's mint.
  public nonisolated static let mint = Color(uiColor: .systemMint)
  /// The system's teal.
  public nonisolated static let teal = Color(uiColor: .systemTeal)
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
    Color(uiColor: uiColor.withAlphaComponent(alpha * opacity))
  }

  /// A gradient that is lighter above; differs: it is one colour.
  public nonisolated var gradient: AnyGradient { AnyGradient(color: self) }

  nonisolated var alpha: CGFloat { uiColor.cgColor.alpha }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] { [.color(uiColor)] }
}

/// A gradient of a colour.
///
/// Simulated: the colour itself. Differs: it is one colour everywhere.
public struct AnyGradient: ShapeStyle, ColorMaker, Hashable {
  let color: Color

  package func color(in environment: EnvironmentValues) -> Color { color }
}

extension UIColor {
  /// Makes a colour from one of SwiftUI.
  ///
  /// Simulated: no known difference.
  public convenience init(_ color: Color) {
    let uiColor = color.uiColor
    let current = uiColor.resolvedColor(with: .current)
    if current === uiColor {
      self.init(cgColor: uiColor.cgColor)
    } else {
      self.init(dynamicProvider: { uiColor.resolvedColor(with: $0) })
    }
  }
}

public import Foundation
public import SimulatedUIKit

/// A picture.
///
/// Simulated: a symbol is shown by its name, a picture by its pixels. Differs: symbols have no
/// shapes.
public struct Image: View, PieceMaker {
  let name: String
  private let picture: UIImage?
  private let bundle: Bundle?
  private var isResizable = false

  /// Makes one of the system's symbols, as large as the text around it.
  ///
  /// Differs: symbols aren't drawn, and any name is accepted.
  public nonisolated init(systemName: String) {
    name = systemName
    picture = nil
    bundle = nil
  }

  /// Makes a picture from one of UIKit.
  public nonisolated init(uiImage: UIImage) {
    name = ""
    picture = uiImage
    bundle = nil
  }

  /// Makes a picture from a file or an asset catalogue of a bundle; the main bundle if none is
  /// given.
  ///
  /// Differs: a picture that isn't there is shown by its name.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    picture = nil
    self.bundle = bundle ?? .main
  }

  /// Makes a picture from an asset catalogue that isn't read aloud.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Sets how a picture and its colours are drawn.
  ///
  /// Type-checks only: pictures have their own colours, and symbols that of the text.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how smooth a picture is when its size changes.
  ///
  /// Type-checks only: pixels aren't looked at that closely.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets how the parts of a symbol are coloured.
  ///
  /// Type-checks only: symbols aren't drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture's colours are drawn.
  ///
  /// Type-checks only: pictures have their own colours, and symbols that of the text.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text, and in its own colours.
    case template, original
  }

  /// How smooth a picture is when its size changes.
  ///
  /// Type-checks only: pixels aren't looked at that closely.
  public enum Interpolation: Hashable, Sendable {
    /// From none to the best.
    case none, low, medium, high
  }

  /// The size of a symbol beside text.
  ///
  /// Type-checks only: symbols are as large as the text.
  public enum Scale: Hashable, Sendable {
    /// The sizes.
    case small, medium, large
  }

  /// Lets it grow to the size of its room.
  public nonisolated func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture's bytes; a symbol has none.
  nonisolated var pngData: Data? {
    (picture ?? bundle.flatMap { UIImage(named: name, in: $0, compatibleWith: nil) })?.pngData()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let environment = context.environment
    let font = environment.uiFont
    let picture = picture ?? bundle.flatMap { UIImage(named: name, in: $0, compatibleWith: nil) }
    let side = TextMeasure.lineHeight(font)
    let isSymbol = picture == nil && bundle == nil
    let styled = Piece.image(
      StyledImage(
        name: isSymbol ? environment.symbolVariants.name(of: name) : name,
        size: picture?.size ?? CGSize(width: side, height: side),
        isResizable: isResizable,
        color: (environment.foreground ?? .primary).uiColor, image: picture))
    return [environment.redacted(styled)]
  }
}

extension EnvironmentValues {
  /// Returns a grey area of the same size, if the content is hidden.
  @MainActor func redacted(_ piece: Piece) -> Piece {
    guard redactionReasons.contains(.placeholder) else { return piece }
    return piece.wrapped(.faded(0)).wrapped(.behind(.color(.systemGray4), .center))
      .wrapped(.clipped(.radius(4)))
  }
}

/// How the parts of a symbol are coloured.
///
/// Type-checks only: symbols aren't drawn.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In several strengths of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// In colours of their own.
  public static let multicolor = SymbolRenderingMode()
  /// In several given colours.
  public static let palette = SymbolRenderingMode()
}

extension View {
  /// Sets the size of symbols beside text.
  ///
  /// Type-checks only: symbols are as large as the text.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets how the parts of symbols are coloured.
  ///
  /// Type-checks only: symbols aren't drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

public import Foundation
import SimulatedUIKit

/// A view that code draws.
///
/// Simulated: drawn whenever it is laid out: outlines as pixels, texts and pictures as such, so that
/// scenes find them. Differs: symbols that are given as views have no effect before `resolveSymbol`
/// asks for them; it is drawn at once, in sRGB.
public struct Canvas<Symbols: View>: View, PieceMaker {
  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws in some room.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind it is visible.
  public var isOpaque: Bool

  /// Makes a view from code that draws views by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let symbols = PieceReader.pieces(of: symbols, in: context.part(0))
    let environment = context.environment
    let (draw, isOpaque) = (renderer, isOpaque)
    return [
      .sized { size in
        let drawing = CanvasDrawing(size, environment, symbols)
        var context = GraphicsContext(drawing: drawing)
        draw(&context, size)
        return isOpaque
          ? drawing.piece.wrapped(.behind(.color(.black), .center)) : drawing.piece
      }
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view from code that draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// How colours are kept while they are drawn.
///
/// Type-checks only: they are kept in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The ways.
  case nonLinear, linear, extendedLinear
}

/// What code has drawn.
@MainActor final class CanvasDrawing {
  let size: CGSize
  let environment: EnvironmentValues
  private let symbols: [Piece]
  private var layers: [Layer] = []

  private enum Layer {
    case picture([(CGContext) -> Void])
    case piece(Piece, CGRect)
  }

  init(_ size: CGSize, _ environment: EnvironmentValues, _ symbols: [Piece]) {
    (self.size, self.environment, self.symbols) = (size, environment, symbols)
  }

  /// Draws on the picture that is in front.
  func draw(_ action: @escaping (CGContext) -> Void) {
    if case .picture(let actions)? = layers.last {
      layers[layers.count - 1] = .picture(actions + [action])
    } else {
      layers.append(.picture([action]))
    }
  }

  /// Puts a piece in front.
  func put(_ piece: Piece, in frame: CGRect) { layers.append(.piece(piece, frame)) }

  /// Returns the view with a tag.
  func symbol(_ tag: AnyHashable) -> Piece? { symbols.first { $0.tags.contains(tag) } }

  /// What was drawn, in its place.
  var piece: Piece {
    let whole = CGRect(origin: .zero, size: size)
    let placed = layers.compactMap { layer -> (Piece, CGRect)? in
      switch layer {
      case .picture(let actions): picture(actions).map { ($0, whole) }
      case .piece(let piece, let frame): (piece, frame)
      }
    }
    return .arranged(
      ArrangedPiece(placed.map(\.0)) { [size] _ in
        size
      } places: { frame in
        placed.enumerated().map { ($0, $1.1.offsetBy(dx: frame.minX, dy: frame.minY)) }
      })
  }

  private func picture(_ actions: [(CGContext) -> Void]) -> Piece? {
    guard size.width >= 1, size.height >= 1, size.width < .infinity, size.height < .infinity else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      for action in actions { action(renderer.cgContext) }
    }
    return .image(
      StyledImage(name: "", size: size, isResizable: true, color: .clear, image: picture))
  }
}

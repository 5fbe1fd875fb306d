public import Foundation

extension GraphicsContext {
  /// A text that is ready to be drawn.
  ///
  /// Simulated: no known difference.
  @MainActor @preconcurrency public struct ResolvedText {
    let piece: Piece

    /// Returns the size in some room.
    public func measure(in size: CGSize) -> CGSize { PieceLayout.size(piece, in: size) }
  }

  /// A picture that is ready to be drawn.
  ///
  /// Simulated: no known difference.
  @MainActor @preconcurrency public struct ResolvedImage {
    let piece: Piece

    /// The size, in points.
    public var size: CGSize {
      PieceLayout.size(piece, in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
  }

  /// A view that is ready to be drawn.
  ///
  /// Simulated: no known difference.
  @MainActor @preconcurrency public struct ResolvedSymbol {
    let piece: Piece

    /// The size, in points.
    public var size: CGSize {
      PieceLayout.size(piece, in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
  }

  /// Returns a text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(piece: piece(of: text)) }

  /// Returns a picture that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(piece: piece(of: image.resizable()))
  }

  /// Returns the view with a tag among those that the canvas was given.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbol(AnyHashable(id)).map { ResolvedSymbol(piece: $0) }
  }

  /// Draws a text with an anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    put(piece(of: text), at: point, anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { put(piece(of: text), in: rect) }

  /// Draws a text that is ready with an anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    put(text.piece, at: point, anchor)
  }

  /// Draws a text that is ready in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { put(text.piece, in: rect) }

  /// Draws a picture with an anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    put(piece(of: image), at: point, anchor)
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    put(piece(of: image.resizable()), in: rect)
  }

  /// Draws a picture that is ready with an anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    put(image.piece, at: point, anchor)
  }

  /// Draws a picture that is ready in a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { put(image.piece, in: rect) }

  /// Draws a view that is ready with an anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    put(symbol.piece, at: point, anchor)
  }

  /// Draws a view that is ready in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { put(symbol.piece, in: rect) }

  private func piece(of view: some View) -> Piece { ViewGraph().read(view, in: environment) }

  /// How a gradient is continued.
  ///
  /// Type-checks only: gradients have their first colour.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// What is clipped.
  ///
  /// Type-checks only: it is always what is outside.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is applied.
  ///
  /// Type-checks only: filters change nothing.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// A change of what is drawn.
  ///
  /// Type-checks only: filters change nothing.
  public struct Filter: Sendable {
    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }
}

package import Foundation
package import SimulatedUIKit

/// Puts pieces into a view of UIKit, as its subviews.
///
/// Controls and what the program itself has made keep their views from one reading to the next;
/// texts, pictures and areas take over views of their kind, or get new ones.
@MainActor package struct PiecePlacing {
  /// What has to be known everywhere in the tree.
  final class Whole {
    /// The whole room, and the part of it that nothing covers.
    let room: CGRect
    let safe: CGRect
    var links: [PlacedLink] = []
    var errands: [(frame: CGRect, data: Data)] = []
    /// Where pieces with an identity are.
    var places: [AnyHashable: CGRect] = [:]

    init(room: CGRect, safe: CGRect) {
      self.room = room
      self.safe = safe
    }
  }

  /// A link with its place in the whole.
  package struct PlacedLink {
    package var frame: CGRect
    package var url: URL
  }

  let container: UIView
  let origin: CGPoint
  let whole: Whole
  /// Where everything is from right to left: the sum of the left and the right edge.
  var mirror: CGFloat?
  var wanted: [UIView] = []
  private var texts: [PlacedText]
  private var pictures: [DescribedView]
  private var areas: [PlacedArea]

  /// Places a piece in the middle of the safe part of a view.
  ///
  /// - Returns: The links that the user can tap.
  @discardableResult package static func place(
    _ piece: Piece, in view: UIView, safe: CGRect
  ) -> [PlacedLink] { whole(piece, in: view, safe: safe).links }

  /// Places a piece as `place` does.
  ///
  /// - Returns: What the user can tap where the program isn't running.
  static func whole(_ piece: Piece, in view: UIView, safe: CGRect) -> Whole {
    let whole = Whole(room: view.bounds, safe: safe)
    var placing = PiecePlacing(view, origin: .zero, whole)
    let size = PieceLayout.size(piece, in: safe.size)
    placing.place(piece, in: safe.fitting(size, .center))
    placing.finish()
    return whole
  }

  private init(_ container: UIView, origin: CGPoint, _ whole: Whole) {
    self.container = container
    self.origin = origin
    self.whole = whole
    texts = container.subviews.compactMap { $0 as? PlacedText }
    pictures = container.subviews.compactMap { $0 as? DescribedView }.filter(\.isPicture)
    areas = container.subviews.compactMap { $0 as? PlacedArea }
  }

  // MARK: Pieces

  mutating func place(_ piece: Piece, in frame: CGRect) {
    switch piece {
    case .text(let text):
      let view = texts.isEmpty ? PlacedText() : texts.removeFirst()
      view.show(text)
      add(view, frame)
    case .image(let image):
      let view = pictures.isEmpty ? DescribedView.picture() : pictures.removeFirst()
      view.show(image)
      add(view, frame)
    case .color(let color): place(ShapePiece(corners: .radius(0), fill: color), in: frame)
    case .shape(let shape):
      place(shape, in: shape.isSquare ? frame.fitting(frame.size.square, .center) : frame)
    case .spacer: break
    case .divider: place(ShapePiece(corners: .radius(0), fill: .separator), in: frame)
    case .progress(let fraction): place(progress: fraction, in: frame)
    case .native(let native):
      add(native.view, frame)
      native.view.setNeedsLayout()
    case .sized(let piece):
      let inner = piece(frame.size)
      let size = PieceLayout.size(inner, in: frame.size)
      place(inner, in: frame.fitting(size, .topLeading))
    case .stack(let stack): place(stack, in: frame)
    case .grid(let grid):
      for (piece, cell, alignment) in GridLayout(grid, in: frame.size).cells(from: frame.origin) {
        place(piece, in: cell.fitting(PieceLayout.size(piece, in: cell.size), alignment))
      }
    case .arranged(let arranged):
      for (index, frame) in arranged.places(frame) { place(arranged.pieces[index], in: frame) }
    case .padded(let piece, let insets):
      let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
      place(piece, in: CGRect(origin: origin, size: insets.inside(frame.size)))
    case .framed(let piece, let limits):
      let size = PieceLayout.size(piece, in: frame.size)
      place(piece, in: frame.fitting(piece, size, limits.alignment))
    case .fixed(let piece, _, _): place(piece, in: frame)
    case .proportioned(let piece, _, _): place(piece, in: frame)
    case .scrolled(let piece, let scrolled): place(piece, scrolled, in: frame)
    case .wrapped(let piece, let wrap): place(piece, wrap, in: frame)
    }
  }

  private mutating func place(_ shape: ShapePiece, in frame: CGRect) {
    let view = area()
    view.show(shape, in: frame.size)
    add(view, frame)
    place([], in: view, frame)
  }

  private mutating func place(progress fraction: Double?, in frame: CGRect) {
    if let fraction {
      let bar = PlacedProgress(frame: .zero)
      bar.progress = Float(fraction)
      add(bar, frame)
    } else {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, frame)
    }
  }

  private mutating func place(_ stack: PieceStack, in frame: CGRect) {
    for (piece, frame) in zip(stack.pieces, PieceLayout.frames(of: stack, in: frame)) {
      place(piece, in: frame)
    }
  }

  private mutating func place(_ piece: Piece, _ scrolled: ScrolledPiece, in frame: CGRect) {
    let view = scrolled.view
    let size = PieceLayout.size(piece, in: scrolled.room(in: frame.size))
    let content = CGSize(
      width: scrolled.horizontal ? size.width : frame.width,
      height: scrolled.vertical ? size.height : frame.height)
    view.contentSize = content
    add(view, frame)
    var inner = PiecePlacing(view, origin: .zero, Whole(room: .zero, safe: .null))
    inner.mirror = mirror.map { _ in content.width }
    inner.place(piece, in: CGRect(origin: .zero, size: content).fitting(size, .top))
    inner.finish()
    scrolled.targets?.places = inner.whole.places
  }

  // MARK: Views

  /// Makes pieces with their places in the whole the contents of a view.
  func place(_ pieces: [(Piece, CGRect)], in view: UIView, _ frame: CGRect) {
    var inner = PiecePlacing(view, origin: shown(frame).origin, whole)
    inner.mirror = mirror
    for (piece, frame) in pieces { inner.place(piece, in: frame) }
    inner.finish()
  }

  mutating func area() -> PlacedArea {
    let view = areas.isEmpty ? PlacedArea() : areas.removeFirst()
    view.reset()
    return view
  }

  mutating func add(_ view: UIView, _ frame: CGRect) {
    let place = shown(frame).offsetBy(dx: -origin.x, dy: -origin.y)
    if view.frame != place { view.frame = place }
    wanted.append(view)
  }

  /// Makes the wanted views the subviews, in their order.
  private func finish() {
    for view in container.subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in wanted.enumerated() {
      let present = container.subviews
      guard index >= present.count || present[index] !== view else { continue }
      container.insertSubview(view, at: index)
    }
  }
}

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

  private let container: UIView
  private let origin: CGPoint
  private let whole: Whole
  /// Where everything is from right to left: the sum of the left and the right edge.
  private var mirror: CGFloat?
  private var wanted: [UIView] = []
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

  private mutating func place(_ piece: Piece, in frame: CGRect) {
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
    case .padded(let piece, let insets):
      let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
      place(piece, in: CGRect(origin: origin, size: insets.inside(frame.size)))
    case .framed(let piece, let limits):
      let size = PieceLayout.size(piece, in: frame.size)
      place(piece, in: frame.fitting(size, limits.alignment))
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
    let sizes = PieceLayout.sizes(of: stack, in: frame.size)
    var (x, y) = (frame.minX, frame.minY)
    for (piece, size) in zip(stack.pieces, sizes) {
      switch stack.axis {
      case .horizontal:
        let column = CGRect(x: x, y: frame.minY, width: size.width, height: frame.height)
        place(piece, in: column.fitting(size, stack.alignment))
        x += size.width + stack.spacing
      case .vertical:
        let row = CGRect(x: frame.minX, y: y, width: frame.width, height: size.height)
        place(piece, in: row.fitting(size, stack.alignment))
        y += size.height + stack.spacing
      case .depth: place(piece, in: frame.fitting(size, stack.alignment))
      }
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
  }

  // MARK: Wraps

  private mutating func place(_ piece: Piece, _ wrap: Piece.Wrap, in frame: CGRect) {
    switch wrap {
    case .behind(let other, let alignment):
      place(beside: other, alignment, in: frame)
      place(piece, in: frame)
    case .inFront(let other, let alignment):
      place(piece, in: frame)
      place(beside: other, alignment, in: frame)
    case .clipped(let corners):
      group(piece, in: frame) { view in
        view.clipsToBounds = true
        view.layer.cornerRadius = corners.radius(in: frame.size)
      }
    case .faded(let opacity): group(piece, in: frame) { $0.alpha = opacity }
    case .shifted(let distance):
      let width = mirror == nil ? distance.width : -distance.width
      place(piece, in: frame.offsetBy(dx: width, dy: distance.height))
    case .expanded: place(piece, in: shown(expanded(shown(frame))))
    case .link(let url):
      place(piece, in: frame)
      whole.links.append(PlacedLink(frame: shown(frame), url: url))
    case .errand(let data):
      place(piece, in: frame)
      whole.errands.append((shown(frame), data))
    case .directed(let direction): place(piece, direction, in: shown(frame))
    case .held(let view):
      add(view, frame)
      place([(piece, frame)], in: view, frame)
    case .named(let names): place(piece, names, in: frame)
    case .counting(let counting):
      place(piece, in: frame)
      (wanted.last as? PlacedProgress)?.counting = counting
    case .tagged, .priority, .marked: place(piece, in: frame)
    }
  }

  /// Places a piece in a direction of its own.
  private mutating func place(_ piece: Piece, _ direction: LayoutDirection, in frame: CGRect) {
    let around = mirror
    mirror = direction == .rightToLeft ? frame.minX + frame.maxX : nil
    place(piece, in: frame)
    mirror = around
  }

  /// Returns where something is seen, which is elsewhere if it is laid out from right to left.
  private func shown(_ frame: CGRect) -> CGRect {
    guard let mirror else { return frame }
    return CGRect(origin: CGPoint(x: mirror - frame.maxX, y: frame.minY), size: frame.size)
  }

  private mutating func place(beside other: Piece, _ alignment: Alignment, in frame: CGRect) {
    place(other, in: frame.fitting(PieceLayout.size(other, in: frame.size), alignment))
  }

  /// Returns a frame that extends to the edges of the screen where it touches the safe area's.
  private func expanded(_ frame: CGRect) -> CGRect {
    guard !whole.safe.isNull else { return frame }
    let (room, safe) = (whole.room, whole.safe)
    let left = frame.minX <= safe.minX ? min(frame.minX, room.minX) : frame.minX
    let top = frame.minY <= safe.minY ? min(frame.minY, room.minY) : frame.minY
    let right = frame.maxX >= safe.maxX ? max(frame.maxX, room.maxX) : frame.maxX
    let bottom = frame.maxY >= safe.maxY ? max(frame.maxY, room.maxY) : frame.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private mutating func group(
    _ piece: Piece, in frame: CGRect, look: (PlacedArea) -> Void
  ) {
    let view = area()
    look(view)
    add(view, frame)
    place([(piece, frame)], in: view, frame)
  }

  /// Places a piece whose one view gets names; several get a common view for that.
  private mutating func place(_ piece: Piece, _ names: PieceNames, in frame: CGRect) {
    let count = wanted.count
    place(piece, in: frame)
    var view = wanted.last
    if wanted.count != count + 1 {
      wanted.removeSubrange(count...)
      let around = area()
      add(around, frame)
      place([(piece, frame)], in: around, frame)
      view = around
    }
    if let label = names.label { view?.accessibilityLabel = label }
    if let identifier = names.identifier { view?.accessibilityIdentifier = identifier }
    if let hint = names.hint { view?.accessibilityHint = hint }
    if let value = names.value { view?.accessibilityValue = value }
  }

  // MARK: Views

  /// Makes pieces with their places in the whole the contents of a view.
  private func place(_ pieces: [(Piece, CGRect)], in view: UIView, _ frame: CGRect) {
    var inner = PiecePlacing(view, origin: shown(frame).origin, whole)
    inner.mirror = mirror
    for (piece, frame) in pieces { inner.place(piece, in: frame) }
    inner.finish()
  }

  private mutating func area() -> PlacedArea {
    let view = areas.isEmpty ? PlacedArea() : areas.removeFirst()
    view.reset()
    return view
  }

  private mutating func add(_ view: UIView, _ frame: CGRect) {
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

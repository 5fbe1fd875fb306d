import Foundation
import SimulatedUIKit

/// What is done to pieces without changing their size.
extension PiecePlacing {
  mutating func place(_ piece: Piece, _ wrap: Piece.Wrap, in frame: CGRect) {
    switch wrap {
    case .behind(let other, let alignment):
      place(other, alignment, beside: piece, in: frame)
      place(piece, in: frame)
    case .inFront(let other, let alignment):
      place(piece, in: frame)
      place(other, alignment, beside: piece, in: frame)
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
    case .measured(let tell):
      place(piece, in: frame)
      tell(frame.size)
    case .identified(let id), .tagged(let id):
      whole.places[id] = whole.places[id] ?? shown(frame)
      place(piece, in: frame)
    case .priority, .marked, .guided, .valued: place(piece, in: frame)
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
  func shown(_ frame: CGRect) -> CGRect {
    guard let mirror else { return frame }
    return CGRect(origin: CGPoint(x: mirror - frame.maxX, y: frame.minY), size: frame.size)
  }

  private mutating func place(
    _ other: Piece, _ alignment: Alignment, beside piece: Piece, in frame: CGRect
  ) {
    let size = PieceLayout.size(other, in: frame.size)
    place(other, in: frame.fitting(other, size, alignment, around: piece))
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
}

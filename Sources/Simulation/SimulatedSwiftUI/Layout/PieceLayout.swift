import Foundation
import SimulatedUIKit

/// The sizes of pieces, for the room that they are offered.
///
/// As in SwiftUI (documented), a piece is offered room, and decides itself how much of it to take.
/// Differs: a stack offers the remaining room in equal parts to the pieces that take all they get,
/// and the others get what they want, even if that is more than there is.
enum PieceLayout {
  /// Returns the size of a piece.
  static func size(_ piece: Piece, in room: CGSize) -> CGSize {
    switch piece {
    case .text(let text):
      TextMeasure.size(text.text, text.font, width: room.width, lines: text.lines)
    case .image(let image): image.isResizable ? room : image.size
    case .color: room
    case .spacer(let least): CGSize(width: max(least, room.width), height: max(least, room.height))
    case .divider: CGSize(width: room.width, height: 1)
    case .progress(let fraction): fraction == nil ? wheel : CGSize(width: room.width, height: 4)
    case .stack(let stack): size(stack, in: room)
    case .padded(let piece, let insets): padded(piece, insets, in: room)
    case .framed(let piece, let frame): framed(piece, frame, in: room)
    case .backed(let piece, _), .rounded(let piece, _), .faded(let piece, _), .link(let piece, _),
      .marked(let piece, _):
      size(piece, in: room)
    }
  }

  /// The size of the wheel that turns while progress isn't known.
  private static let wheel = CGSize(width: 20, height: 20)

  /// Returns the sizes of a stack's pieces along its axis, and across.
  static func sizes(of stack: PieceStack, in room: CGSize) -> [CGSize] {
    guard stack.axis != .depth else { return stack.pieces.map { size($0, in: room) } }
    let isRow = stack.axis == .horizontal
    let gaps = stack.spacing * CGFloat(max(0, stack.pieces.count - 1))
    var left = (isRow ? room.width : room.height) - gaps
    var sizes = stack.pieces.map { piece -> CGSize? in
      guard !takesAll(piece, along: stack.axis) else { return nil }
      let offered =
        isRow
        ? CGSize(width: max(0, left), height: room.height)
        : CGSize(width: room.width, height: max(0, left))
      let size = size(piece, in: offered)
      left -= isRow ? size.width : size.height
      return size
    }
    let greedy = sizes.count { $0 == nil }
    let part = greedy > 0 ? max(0, left) / CGFloat(greedy) : 0
    for index in sizes.indices where sizes[index] == nil {
      if case .spacer(let least) = stack.pieces[index] {
        let length = max(least, part)
        sizes[index] = CGSize(width: isRow ? length : 0, height: isRow ? 0 : length)
      } else {
        let offered =
          isRow
          ? CGSize(width: part, height: room.height) : CGSize(width: room.width, height: part)
        sizes[index] = size(stack.pieces[index], in: offered)
      }
    }
    return sizes.map { $0 ?? .zero }
  }

  private static func size(_ stack: PieceStack, in room: CGSize) -> CGSize {
    let sizes = sizes(of: stack, in: room)
    let gaps = stack.spacing * CGFloat(max(0, sizes.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    switch stack.axis {
    case .horizontal:
      return CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
    case .vertical:
      return CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    case .depth: return CGSize(width: widths.max() ?? 0, height: heights.max() ?? 0)
    }
  }

  private static func padded(_ piece: Piece, _ insets: EdgeInsets, in room: CGSize) -> CGSize {
    let inner = size(piece, in: insets.inside(room))
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  private static func framed(_ piece: Piece, _ frame: PieceFrame, in room: CGSize) -> CGSize {
    let offered = CGSize(
      width: frame.width.offered(room.width), height: frame.height.offered(room.height))
    let inner = size(piece, in: offered)
    return CGSize(
      width: frame.width.length(around: inner.width, offered: offered.width),
      height: frame.height.length(around: inner.height, offered: offered.height))
  }

  /// Returns whether a piece takes everything that it is offered along an axis.
  private static func takesAll(_ piece: Piece, along axis: PieceStack.Axis) -> Bool {
    switch piece {
    case .spacer, .color: true
    case .image(let image): image.isResizable
    case .divider: axis == .horizontal
    case .progress(let fraction): fraction != nil && axis == .horizontal
    case .text: false
    case .framed(let piece, let frame):
      takesAll(piece, axis == .horizontal ? frame.width : frame.height, along: axis)
    case .stack(let stack): stack.pieces.contains { takesAll($0, along: axis) }
    case .padded(let piece, _), .backed(let piece, _), .rounded(let piece, _),
      .faded(let piece, _), .link(let piece, _), .marked(let piece, _):
      takesAll(piece, along: axis)
    }
  }

  private static func takesAll(
    _ piece: Piece, _ limits: PieceFrame.Limits, along axis: PieceStack.Axis
  ) -> Bool {
    limits.exact == nil && (limits.most == .infinity || takesAll(piece, along: axis))
  }
}

extension EdgeInsets {
  /// Returns what is left of some room inside the insets.
  func inside(_ room: CGSize) -> CGSize {
    CGSize(
      width: max(0, room.width - leading - trailing), height: max(0, room.height - top - bottom))
  }
}

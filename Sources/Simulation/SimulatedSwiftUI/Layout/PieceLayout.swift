import Foundation
import SimulatedUIKit

/// The sizes of pieces, for the room that they are offered.
///
/// As in SwiftUI (documented), a piece is offered room, and decides itself how much of it to take;
/// where the room isn't limited, as inside a scroll view, a length is infinite. Differs: a stack
/// offers the remaining room in equal parts to the pieces that take all they get, and the others
/// get what they want, in the order of their priority.
@MainActor enum PieceLayout {
  /// Returns the size of a piece.
  static func size(_ piece: Piece, in room: CGSize) -> CGSize {
    switch piece {
    case .text(let text):
      TextMeasure.size(text.text, text.font, width: room.width, lines: text.lines)
    case .image(let image): image.isResizable ? room.limited(to: image.size) : image.size
    case .color: room.limited(to: square(10))
    case .shape(let shape): size(shape, in: room)
    case .spacer(let least):
      CGSize(
        width: room.width == .infinity ? least : max(least, room.width),
        height: room.height == .infinity ? least : max(least, room.height))
    case .divider: CGSize(width: room.width == .infinity ? 10 : room.width, height: 1)
    case .progress(let fraction):
      fraction == nil ? wheel : CGSize(width: room.width == .infinity ? 100 : room.width, height: 4)
    case .native(let native): native.size(room)
    case .sized: room.limited(to: square(10))
    case .stack(let stack): size(of: stack, sizes(of: stack, in: room))
    case .arranged(let arranged): arranged.size(room)
    case .grid(let grid): GridLayout(grid, in: room).size
    case .padded(let piece, let insets): padded(piece, insets, in: room)
    case .framed(let piece, let frame): framed(piece, frame, in: room)
    case .fixed(let piece, let horizontal, let vertical):
      size(
        piece,
        in: CGSize(
          width: horizontal ? .infinity : room.width, height: vertical ? .infinity : room.height))
    case .proportioned(let piece, let ratio, let fills):
      proportioned(piece, ratio, fills: fills, in: room)
    case .scrolled(let piece, let scrolled): size(piece, scrolled, in: room)
    case .wrapped(let piece, _): size(piece, in: room)
    }
  }

  /// The size of the wheel that turns while progress isn't known.
  private static let wheel = square(20)

  private static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

  /// Returns the sizes of a stack's pieces along its axis, and across.
  static func sizes(of stack: PieceStack, in room: CGSize) -> [CGSize] {
    guard stack.axis != .depth else { return stack.pieces.map { size($0, in: room) } }
    let isRow = stack.axis == .horizontal
    let gaps = stack.spacing * CGFloat(max(0, stack.pieces.count - 1))
    let whole = isRow ? room.width : room.height
    var left = whole - gaps
    var sizes = [CGSize?](repeating: nil, count: stack.pieces.count)
    let isGreedy = stack.pieces.map { takesAll($0, along: stack.axis) }
    let order = stack.pieces.indices.sorted {
      let (first, second) = (stack.pieces[$0].priority, stack.pieces[$1].priority)
      return first == second ? $0 < $1 : first > second
    }
    for index in order where !isGreedy[index] {
      let offered =
        isRow
        ? CGSize(width: max(0, left), height: room.height)
        : CGSize(width: room.width, height: max(0, left))
      let size = size(stack.pieces[index], in: offered)
      sizes[index] = size
      left -= isRow ? size.width : size.height
    }
    let greedy = isGreedy.count { $0 }
    let part = greedy > 0 ? (whole == .infinity ? .infinity : max(0, left) / CGFloat(greedy)) : 0
    for index in sizes.indices where sizes[index] == nil {
      if case .spacer(let least) = stack.pieces[index] {
        let length = part == .infinity ? least : max(least, part)
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

  private static func size(_ shape: ShapePiece, in room: CGSize) -> CGSize {
    let size = room.limited(to: square(10))
    guard shape.isSquare else { return size }
    return square(min(size.width, size.height))
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

  /// Returns the largest size of the proportions that fits, or the smallest that fills the room.
  private static func proportioned(
    _ piece: Piece, _ ratio: CGFloat?, fills: Bool, in room: CGSize
  ) -> CGSize {
    let natural = size(piece, in: CGSize(width: CGFloat.infinity, height: .infinity))
    let ratio = ratio ?? (natural.height > 0 ? natural.width / natural.height : 1)
    guard ratio > 0, room.width < .infinity || room.height < .infinity else { return natural }
    let byWidth = CGSize(width: room.width, height: room.width / ratio)
    let byHeight = CGSize(width: room.height * ratio, height: room.height)
    if room.width == .infinity { return byHeight }
    if room.height == .infinity { return byWidth }
    let widthFits = byWidth.height <= room.height
    return widthFits != fills ? byWidth : byHeight
  }

  private static func size(
    _ piece: Piece, _ scrolled: ScrolledPiece, in room: CGSize
  ) -> CGSize {
    let content = size(piece, in: scrolled.room(in: room))
    return CGSize(
      width: scrolled.horizontal
        ? min(room.width, room.width == .infinity ? content.width : room.width) : content.width,
      height: scrolled.vertical
        ? min(room.height, room.height == .infinity ? content.height : room.height)
        : content.height)
  }

  /// Returns whether a piece takes everything that it is offered along an axis.
  private static func takesAll(_ piece: Piece, along axis: PieceStack.Axis) -> Bool {
    switch piece {
    case .spacer, .color, .sized, .shape: true
    case .image(let image): image.isResizable
    case .divider: axis == .horizontal
    case .progress(let fraction): fraction != nil && axis == .horizontal
    case .text: false
    case .native(let native): axis == .horizontal ? native.fillsWidth : native.fillsHeight
    case .framed(let piece, let frame):
      takesAll(piece, axis == .horizontal ? frame.width : frame.height, along: axis)
    case .fixed(let piece, let horizontal, let vertical):
      !(axis == .horizontal ? horizontal : vertical) && takesAll(piece, along: axis)
    case .stack(let stack):
      // A spacer takes room only along the axis of its own stack.
      stack.pieces.contains { piece in
        if stack.axis != axis, stack.axis != .depth, piece.isSpacer { return false }
        return takesAll(piece, along: axis)
      }
    case .arranged(let arranged): arranged.takesAll(axis)
    case .grid(let grid):
      (grid.isEven && axis == .horizontal)
        || grid.rows.joined().contains { takesAll($0, along: axis) }
    case .scrolled(let piece, let scrolled):
      (axis == .horizontal ? scrolled.horizontal : scrolled.vertical)
        || takesAll(piece, along: axis)
    case .padded(let piece, _), .proportioned(let piece, _, _), .wrapped(let piece, _):
      takesAll(piece, along: axis)
    }
  }

  private static func takesAll(
    _ piece: Piece, _ limits: PieceFrame.Limits, along axis: PieceStack.Axis
  ) -> Bool {
    limits.exact == nil && (limits.most == .infinity || takesAll(piece, along: axis))
  }
}

extension Piece {
  /// Whether the piece is a gap, possibly in a frame.
  fileprivate var isSpacer: Bool {
    switch self {
    case .spacer: true
    case .framed(let piece, _), .padded(let piece, _), .wrapped(let piece, _): piece.isSpacer
    default: false
    }
  }

  /// How early the piece gets its room in a stack.
  var priority: Double {
    switch self {
    case .wrapped(_, .priority(let priority)): priority
    case .wrapped(let piece, _), .padded(let piece, _), .framed(let piece, _): piece.priority
    default: 0
    }
  }
}

extension ScrolledPiece {
  /// Returns the room for what is scrolled: unlimited in the directions in which it scrolls.
  func room(in room: CGSize) -> CGSize {
    CGSize(
      width: horizontal ? .infinity : room.width, height: vertical ? .infinity : room.height)
  }
}

extension CGSize {
  /// Returns the size, with another one's lengths where it isn't limited.
  func limited(to natural: CGSize) -> CGSize {
    CGSize(
      width: width == .infinity ? natural.width : width,
      height: height == .infinity ? natural.height : height)
  }
}

extension EdgeInsets {
  /// Returns what is left of some room inside the insets.
  func inside(_ room: CGSize) -> CGSize {
    CGSize(
      width: max(0, room.width - leading - trailing), height: max(0, room.height - top - bottom))
  }
}

public import Foundation
import SimulatedUIKit

/// Views in rows and columns.
///
/// Simulated: columns as wide as their widest view, rows as high as their highest.
public struct Grid<Content: View>: View, PieceMaker {
  private let alignment: Alignment
  private let spacing: CGSize
  private let content: Content

  /// Makes a grid of rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    var grid = PieceGrid(rows: [], spacing: spacing, alignment: alignment)
    for piece in PieceReader.pieces(of: content, in: context.part(0)) {
      let index = grid.rows.count
      if let row = piece.gridRow {
        grid.rows.append(row.rows[0])
        grid.rowAlignments[index] = row.rowAlignments[0]
      } else {
        grid.rows.append([piece])
        grid.wideRows.insert(index)
      }
    }
    return [.grid(grid)]
  }
}

/// A row of a grid.
///
/// Simulated: no known difference.
public struct GridRow<Content: View>: View, PieceMaker {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let cells = PieceReader.pieces(of: content, in: context.part(0))
    var row = PieceGrid(
      rows: [cells], spacing: CGSize(width: 8, height: 8), alignment: .center)
    row.rowAlignments[0] = alignment
    return [.grid(row)]
  }
}

extension Piece {
  /// The row of a grid that the piece is; `nil` if it is another view.
  fileprivate var gridRow: PieceGrid? {
    switch self {
    case .grid(let row) where row.rows.count == 1: row
    case .wrapped(let piece, .tagged), .wrapped(let piece, .marked),
      .wrapped(let piece, .identified):
      piece.gridRow
    default: nil
    }
  }
}

/// A column or row of a lazy grid.
///
/// Simulated: its number counts. Differs: all columns have the same width.
public struct GridItem: Sendable {
  /// The length of a column or row.
  ///
  /// Simulated: how many fit in the room. Differs: fixed lengths have no effect.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// A length between two, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, with a length between two, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The room to the next one, in points.
  public var spacing: CGFloat?
  /// The alignment of a view in its cell.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, in a place that scrolls.
///
/// Simulated: from left to right and from top to bottom. Differs: all views are made at once; all
/// columns have the same width, and of adaptive ones there are as many as fit on the screen.
public struct LazyVGrid<Content: View>: View, PieceMaker {
  private let columns: [GridItem]
  private let spacing: CGFloat
  private let content: Content

  /// Makes columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing ?? 8
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let cells = PieceReader.pieces(of: content, in: context.part(0))
    let gap = columns.first?.spacing ?? 8
    var count = max(1, columns.count)
    if case .adaptive(let least, _)? = columns.first?.size, columns.count == 1 {
      count = max(1, Int((390 - 32 + gap) / (least + gap)))
    }
    let rows = stride(from: 0, to: cells.count, by: count).map {
      Array(cells[$0..<min($0 + count, cells.count)])
    }
    let alignment = columns.first?.alignment ?? .center
    return [
      .grid(
        PieceGrid(
          rows: rows, spacing: CGSize(width: gap, height: spacing), alignment: alignment,
          isEven: true))
    ]
  }
}

/// A view that knows the size of its room.
///
/// Simulated: takes all the room; its content begins at the upper left corner.
public struct GeometryReader<Content: View>: View, PieceMaker {
  /// Returns what is shown in some room.
  public var content: (GeometryProxy) -> Content

  /// Makes a view from what it shows in some room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let inner = context.part(0)
    let room = context.node.kept("room") { LastRoom() }
    let expected = room.size
    let first = PieceReader.piece(of: content(GeometryProxy(size: expected)), in: inner)
    let sized = Piece.sized { [weak graph = context.node.graph] size in
      guard size != expected else { return first }
      room.size = size
      // This look is only for now: places come and go with a whole reading.
      graph?.invalidate()
      return PieceReader.piece(of: content(GeometryProxy(size: size)), in: inner)
    }
    return [first.marks.reversed().reduce(sized) { $0.wrapped(.marked($1)) }]
  }
}

/// The size that a reader's room had when it was last laid out.
@MainActor private final class LastRoom {
  var size = UIScreen.main.bounds.size
}

/// What a view knows of its room.
///
/// Simulated: the size. Differs: its place on the screen isn't known.
public struct GeometryProxy: Sendable {
  /// The size of the room.
  public let size: CGSize

  /// The room at each edge that bars and corners cover; differs: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle of the room; differs: measured from its own corner.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

import Foundation

/// Views in rows, in a place that scrolls from side to side.
///
/// Simulated: from top to bottom and from left to right; fixed and least heights of rows. Differs:
/// all views are made at once; other rows are as high as their highest view, and of adaptive ones
/// there are as many as fit on the screen.
public struct LazyHGrid<Content: View>: View, PieceMaker {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat
  private let content: Content

  /// Makes rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let cells = PieceReader.pieces(of: content, in: context.part(0))
    let gap = rows.first?.spacing ?? 8
    var count = max(1, rows.count)
    if case .adaptive(let least, _)? = rows.first?.size, rows.count == 1 {
      count = max(1, Int((844 + gap) / (least + gap)))
    }
    let lines = (0..<min(count, cells.count)).map { row in
      stride(from: row, to: cells.count, by: count).map { index in
        framed(cells[index], by: rows.indices.contains(row) ? rows[row].size : nil)
      }
    }
    let cell = rows.first?.alignment ?? Alignment(horizontal: .center, vertical: alignment)
    return [
      .grid(
        PieceGrid(
          rows: lines, spacing: CGSize(width: spacing, height: gap), alignment: cell))
    ]
  }

  private func framed(_ piece: Piece, by size: GridItem.Size?) -> Piece {
    let height: PieceFrame.Limits
    switch size {
    case .fixed(let length): height = .init(exact: length)
    case .flexible(let least, _), .adaptive(let least, _): height = .init(least: least)
    case nil: return piece
    }
    return .framed(piece, PieceFrame(width: .init(), height: height, alignment: .center))
  }
}

import Foundation

/// The places of a grid's cells.
@MainActor struct GridLayout {
  private let grid: PieceGrid
  private var widths: [CGFloat]
  private let heights: [CGFloat]

  init(_ grid: PieceGrid, in room: CGSize) {
    self.grid = grid
    let columns = grid.rows.map(\.count).max() ?? 0
    let isWide = grid.wideRows
    let gaps = grid.spacing.width * CGFloat(max(0, columns - 1))
    let even = columns > 0 ? max(0, room.width - gaps) / CGFloat(columns) : 0
    var widths = [CGFloat](repeating: grid.isEven && even < .infinity ? even : 0, count: columns)
    if !grid.isEven || even == .infinity {
      for (index, row) in grid.rows.enumerated() where !isWide.contains(index) {
        for (column, piece) in row.enumerated() {
          let size = PieceLayout.size(piece, in: CGSize(width: even, height: .infinity))
          widths[column] = max(widths[column], size.width)
        }
      }
    }
    let wide = isWide.map {
      PieceLayout.size(grid.rows[$0][0], in: CGSize(width: room.width, height: .infinity)).width
    }
    let missing = (wide.max() ?? 0) - widths.reduce(0, +) - gaps
    if missing > 0 { widths = widths.map { $0 + missing / CGFloat(columns) } }
    let whole = widths.reduce(0, +) + gaps
    self.widths = widths
    heights = grid.rows.enumerated().map { index, row in
      row.enumerated().map { column, piece in
        let width = isWide.contains(index) ? whole : widths[column]
        return PieceLayout.size(piece, in: CGSize(width: width, height: .infinity)).height
      }.max() ?? 0
    }
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + grid.spacing.width * CGFloat(max(0, widths.count - 1)),
      height: heights.reduce(0, +) + grid.spacing.height * CGFloat(max(0, heights.count - 1)))
  }

  /// Returns the cells with their places, from an origin on.
  func cells(from origin: CGPoint) -> [(piece: Piece, frame: CGRect, alignment: Alignment)] {
    var cells: [(Piece, CGRect, Alignment)] = []
    var y = origin.y
    for (index, (row, height)) in zip(grid.rows, heights).enumerated() {
      var alignment = grid.alignment
      if let own = grid.rowAlignments[index] { alignment.vertical = own }
      let widths = grid.wideRows.contains(index) ? [size.width] : widths
      var x = origin.x
      for (piece, width) in zip(row, widths) {
        cells.append((piece, CGRect(x: x, y: y, width: width, height: height), alignment))
        x += width + grid.spacing.width
      }
      y += height + grid.spacing.height
    }
    return cells
  }
}

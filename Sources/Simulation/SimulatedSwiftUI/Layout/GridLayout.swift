import Foundation

/// The places of a grid's cells.
@MainActor struct GridLayout {
  private let grid: PieceGrid
  private var widths: [CGFloat]
  private let heights: [CGFloat]

  init(_ grid: PieceGrid, in room: CGSize) {
    self.grid = grid
    let columns = grid.rows.map(\.count).max() ?? 0
    let gaps = grid.spacing.width * CGFloat(max(0, columns - 1))
    let even = columns > 0 ? max(0, room.width - gaps) / CGFloat(columns) : 0
    var widths = [CGFloat](repeating: grid.isEven && even < .infinity ? even : 0, count: columns)
    if !grid.isEven || even == .infinity {
      for row in grid.rows {
        for (column, piece) in row.enumerated() {
          let size = PieceLayout.size(piece, in: CGSize(width: even, height: .infinity))
          widths[column] = max(widths[column], size.width)
        }
      }
    }
    self.widths = widths
    heights = grid.rows.map { row in
      row.enumerated().map { column, piece in
        PieceLayout.size(piece, in: CGSize(width: widths[column], height: .infinity)).height
      }.max() ?? 0
    }
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + grid.spacing.width * CGFloat(max(0, widths.count - 1)),
      height: heights.reduce(0, +) + grid.spacing.height * CGFloat(max(0, heights.count - 1)))
  }

  /// Returns the cells with their places, from an origin on.
  func cells(from origin: CGPoint) -> [(piece: Piece, frame: CGRect)] {
    var cells: [(Piece, CGRect)] = []
    var y = origin.y
    for (row, height) in zip(grid.rows, heights) {
      var x = origin.x
      for (piece, width) in zip(row, widths) {
        cells.append((piece, CGRect(x: x, y: y, width: width, height: height)))
        x += width + grid.spacing.width
      }
      y += height + grid.spacing.height
    }
    return cells
  }
}

package import Foundation
package import SimulatedUIKit

/// Something to be laid out, with all the values that the surrounding views have set for it.
package indirect enum Piece {
  case text(StyledText)
  case image(StyledImage)
  case color(UIColor)
  /// A gap that takes the remaining room, and at least a number of points.
  case spacer(least: CGFloat)
  case divider
  /// A progress; `nil` if it isn't known.
  case progress(Double?)
  case stack(PieceStack)
  case padded(Piece, EdgeInsets)
  case framed(Piece, PieceFrame)
  /// A piece with another behind it, of the same size.
  case backed(Piece, by: Piece)
  case rounded(Piece, radius: CGFloat)
  case faded(Piece, opacity: CGFloat)
  /// A piece that the user can tap.
  case link(Piece, URL)
  /// A piece with a mark for the whole that contains it.
  case marked(Piece, Mark)

  package enum Mark {
    /// The URL that opens when the user taps anywhere.
    case url(URL)
    /// The background of the whole.
    case background(Piece)
  }
}

/// Text with its look.
package struct StyledText {
  package var text: String
  package var font: UIFont
  package var color: UIColor
  /// The maximum number of lines; 0 for no limit.
  package var lines: Int
  package var alignment: TextAlignment
}

/// A picture with its look.
package struct StyledImage {
  /// The name for screen readers: the symbol's name.
  package var name: String
  package var size: CGSize
  package var isResizable: Bool
  package var color: UIColor
}

/// Pieces in a row, in a column, or behind each other.
package struct PieceStack {
  package enum Axis { case horizontal, vertical, depth }

  package var axis: Axis
  package var pieces: [Piece]
  package var spacing: CGFloat
  package var alignment: Alignment
}

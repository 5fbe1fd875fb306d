package import Foundation
package import SimulatedUIKit

/// Something to be laid out, with all that the views around it have said of it.
package indirect enum Piece {
  case text(StyledText)
  case image(StyledImage)
  case color(UIColor)
  /// What takes the room that is left, and no less than so many points.
  case spacer(least: CGFloat)
  case divider
  /// How far something is; `nil` where nobody knows.
  case progress(Double?)
  case stack(PieceStack)
  case padded(Piece, EdgeInsets)
  case framed(Piece, PieceFrame)
  /// The second lies behind the first, and is as large.
  case backed(Piece, by: Piece)
  case rounded(Piece, radius: CGFloat)
  case faded(Piece, opacity: CGFloat)
  /// What the user can tap.
  case link(Piece, URL)
  /// What a view says of the whole of which it is a part.
  case marked(Piece, Mark)

  package enum Mark {
    /// What opens when the user taps anywhere.
    case url(URL)
    /// What lies behind all of it.
    case background(Piece)
  }
}

/// Text with its look.
package struct StyledText {
  package var text: String
  package var font: UIFont
  package var color: UIColor
  /// 0 is no limit.
  package var lines: Int
  package var alignment: TextAlignment
}

/// A picture with its look.
package struct StyledImage {
  /// What a reader of the screen hears: the symbol's name.
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

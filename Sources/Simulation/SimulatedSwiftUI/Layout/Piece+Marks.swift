extension Piece {
  /// The marks that views inside have set for the whole, the outer ones first.
  package var marks: [Mark] {
    switch self {
    case .text, .image, .color, .spacer, .divider, .progress: []
    case .stack(let stack): stack.pieces.flatMap(\.marks)
    case .padded(let piece, _), .framed(let piece, _), .rounded(let piece, _),
      .faded(let piece, _), .link(let piece, _):
      piece.marks
    case .backed(let piece, let back): piece.marks + back.marks
    case .marked(let piece, let mark): [mark] + piece.marks
    }
  }
}

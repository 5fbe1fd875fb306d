import Foundation
import SimulatedUIKit

extension Piece {
  /// The marks that views inside have set for the whole, the outer ones first.
  package var marks: [Mark] {
    switch self {
    case .text, .image, .color, .shape, .spacer, .divider, .progress, .native, .sized: []
    case .stack(let stack): stack.pieces.flatMap(\.marks)
    case .grid(let grid): grid.rows.joined().flatMap(\.marks)
    case .arranged(let arranged): arranged.pieces.flatMap(\.marks)
    case .padded(let piece, _), .framed(let piece, _), .fixed(let piece, _, _),
      .proportioned(let piece, _, _), .scrolled(let piece, _):
      piece.marks
    case .wrapped(let piece, .marked(let mark)): [mark] + piece.marks
    case .wrapped(let piece, .behind(let other, _)), .wrapped(let piece, .inFront(let other, _)):
      piece.marks + other.marks
    case .wrapped(let piece, _): piece.marks
    }
  }

  /// The values for which the piece stands, the inner ones first.
  var tags: [AnyHashable] {
    switch self {
    case .padded(let piece, _), .framed(let piece, _), .fixed(let piece, _, _),
      .proportioned(let piece, _, _):
      piece.tags
    case .wrapped(let piece, .tagged(let tag)): piece.tags + [tag]
    case .wrapped(let piece, _): piece.tags
    case .stack(let stack) where stack.pieces.count == 1: stack.pieces[0].tags
    default: []
    }
  }

  /// All text in the piece.
  var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .image, .color, .shape, .spacer, .divider, .progress, .native, .sized: []
    case .stack(let stack): stack.pieces.flatMap(\.texts)
    case .grid(let grid): grid.rows.joined().flatMap(\.texts)
    case .arranged(let arranged): arranged.pieces.flatMap(\.texts)
    case .padded(let piece, _), .framed(let piece, _), .fixed(let piece, _, _),
      .proportioned(let piece, _, _), .scrolled(let piece, _), .wrapped(let piece, _):
      piece.texts
    }
  }

  /// The buttons in the piece.
  var buttons: [(title: String, view: TappedView)] {
    switch self {
    case .stack(let stack): stack.pieces.flatMap(\.buttons)
    case .arranged(let arranged): arranged.pieces.flatMap(\.buttons)
    case .wrapped(let piece, .held(let view as TappedView)):
      [(piece.texts.joined(separator: " "), view)]
    case .padded(let piece, _), .framed(let piece, _), .fixed(let piece, _, _),
      .proportioned(let piece, _, _), .scrolled(let piece, _), .wrapped(let piece, _):
      piece.buttons
    default: []
    }
  }

  /// The views of UIKit in the piece, without those that hold others.
  var natives: [UIView] {
    switch self {
    case .native(let native): [native.view]
    case .stack(let stack): stack.pieces.flatMap(\.natives)
    case .grid(let grid): grid.rows.joined().flatMap(\.natives)
    case .arranged(let arranged): arranged.pieces.flatMap(\.natives)
    case .padded(let piece, _), .framed(let piece, _), .fixed(let piece, _, _),
      .proportioned(let piece, _, _), .scrolled(let piece, _), .wrapped(let piece, _):
      piece.natives
    default: []
    }
  }

  func wrapped(_ wrap: Wrap) -> Piece { .wrapped(self, wrap) }

  /// A text in the look of an environment.
  static func text(_ text: String, in environment: EnvironmentValues) -> Piece {
    .text(
      StyledText(
        text: text, font: environment.uiFont,
        color: (environment.foreground ?? .primary).uiColor,
        lines: environment.lineLimit ?? 0, alignment: environment.multilineTextAlignment))
  }

  static func row(_ pieces: [Piece], spacing: CGFloat = 8) -> Piece {
    .stack(PieceStack(axis: .horizontal, pieces: pieces, spacing: spacing, alignment: .center))
  }

  static func column(_ pieces: [Piece], spacing: CGFloat = 8, _ alignment: Alignment = .center)
    -> Piece
  {
    .stack(PieceStack(axis: .vertical, pieces: pieces, spacing: spacing, alignment: alignment))
  }

  static func padding(_ piece: Piece, _ horizontal: CGFloat, _ vertical: CGFloat) -> Piece {
    .padded(
      piece,
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// A piece that takes all the width.
  static func wide(_ piece: Piece, _ alignment: Alignment = .leading) -> Piece {
    .framed(
      piece,
      PieceFrame(width: .init(most: .infinity), height: .init(), alignment: alignment))
  }
}

import SimulatedUIKit

/// The layout of the expanded Dynamic Island.
@MainActor enum ExpandedIsland {
  /// The room that the camera takes (observed).
  private static let camera = CGSize(width: 126, height: 37)
  private static let spacing: CGFloat = 8

  /// Returns the regions as one piece, for a width.
  ///
  /// A side's view that is too wide for the room beside the camera, and says that it may, is below
  /// the camera; there the side with the higher priority gets its width first.
  static func piece(
    of regions: [IslandRegion], width: CGFloat, in environment: EnvironmentValues
  ) -> Piece {
    let side = max(0, (width - camera.width) / 2)
    var beside: [DynamicIslandExpandedRegionPosition: [Piece]] = [:]
    var below: [DynamicIslandExpandedRegionPosition: [Piece]] = [:]
    for region in regions {
      let piece = Piece.wrapped(region.read(environment), .priority(region.priority))
      let natural = PieceDrawing.size(of: piece, in: CGSize(width: width, height: .infinity))
      let isSide = region.position == .leading || region.position == .trailing
      if isSide, natural.width > side, piece.mayBeBelow {
        below[region.position, default: []].append(piece)
      } else {
        beside[region.position, default: []].append(piece)
      }
    }
    let gap = Piece.framed(
      .spacer(least: 0),
      PieceFrame(
        width: .init(exact: camera.width), height: .init(exact: camera.height),
        alignment: .center))
    let middle = column([gap] + (beside[.center] ?? []), .center)
    let top = Piece.stack(
      PieceStack(
        axis: .horizontal,
        pieces: [
          sized(column(beside[.leading] ?? [], .leading), side, .topLeading),
          sized(middle, camera.width, .top),
          sized(column(beside[.trailing] ?? [], .trailing), side, .topTrailing),
        ], spacing: 0, alignment: .top))
    var rows = [top]
    if !below.isEmpty {
      rows.append(
        .stack(
          PieceStack(
            axis: .horizontal,
            pieces: (below[.leading] ?? []) + [.spacer(least: 0)] + (below[.trailing] ?? []),
            spacing: spacing, alignment: .center)))
    }
    if let bottom = beside[.bottom] {
      rows.append(
        .framed(
          column(bottom, .center),
          PieceFrame(width: .init(most: .infinity), height: .init(), alignment: .center)))
    }
    return column(rows, .center)
  }

  private static func column(_ pieces: [Piece], _ alignment: Alignment) -> Piece {
    .stack(PieceStack(axis: .vertical, pieces: pieces, spacing: spacing, alignment: alignment))
  }

  private static func sized(_ piece: Piece, _ width: CGFloat, _ alignment: Alignment) -> Piece {
    .framed(piece, PieceFrame(width: .init(exact: width), height: .init(), alignment: alignment))
  }
}

extension Piece {
  /// Whether the view says that it may be below the camera.
  fileprivate var mayBeBelow: Bool {
    marks.contains { if case .belowCamera = $0 { true } else { false } }
  }
}

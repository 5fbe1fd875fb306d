import Foundation

/// The first of several views that fits its room; the last one if none does.
///
/// Simulated: each in its ideal size (documented). Differs: all of them are read, so state is kept
/// also for those that aren't shown.
public struct ViewThatFits<Content: View>: View, PieceMaker {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of views that have to fit along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let pieces = PieceReader.pieces(of: content, in: context.part(0))
    guard let last = pieces.indices.last else { return [] }
    let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
    @MainActor func choice(in room: CGSize) -> Int {
      pieces.firstIndex { piece in
        let ideal = PieceLayout.size(
          piece,
          in: CGSize(
            width: isWide ? .infinity : room.width, height: isHigh ? .infinity : room.height))
        return (!isWide || ideal.width <= room.width) && (!isHigh || ideal.height <= room.height)
      } ?? last
    }
    return [
      .arranged(
        ArrangedPiece(pieces) {
          PieceLayout.size(pieces[choice(in: $0)], in: $0)
        } places: {
          [(choice(in: $0.size), $0)]
        })
    ]
  }
}

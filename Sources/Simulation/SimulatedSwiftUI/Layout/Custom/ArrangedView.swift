import Foundation

/// Views that a layout places.
struct ArrangedView<Arranging: Layout, Content: View>: View, PieceMaker {
  let layout: Arranging
  let content: Content

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let pieces = PieceReader.pieces(of: content, in: context.part(0))
    let arrangement = Arrangement(layout, pieces, context.environment.layoutDirection)
    return [
      .arranged(
        ArrangedPiece(pieces) {
          arrangement.size(in: $0)
        } places: {
          arrangement.places(in: $0)
        })
    ]
  }
}

/// A layout with the views that it places.
@MainActor private final class Arrangement<Arranging: Layout> {
  private let layout: Arranging
  private let items: [ArrangedItem]
  private let subviews: LayoutSubviews
  private var cache: Arranging.Cache

  init(_ layout: Arranging, _ pieces: [Piece], _ direction: LayoutDirection) {
    self.layout = layout
    items = pieces.map(ArrangedItem.init)
    subviews = LayoutSubviews(items.map(LayoutSubview.init), direction)
    cache = layout.makeCache(subviews: subviews)
  }

  func size(in room: CGSize) -> CGSize {
    layout.sizeThatFits(
      proposal: ProposedViewSize(room: room), subviews: subviews, cache: &cache)
  }

  func places(in frame: CGRect) -> [(index: Int, frame: CGRect)] {
    for item in items { item.frame = nil }
    let proposal = ProposedViewSize(frame.size)
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
    return items.enumerated().map { index, item in
      let middle = frame.fitting(PieceLayout.size(item.piece, in: frame.size), .center)
      return (index, item.frame ?? middle)
    }
  }
}

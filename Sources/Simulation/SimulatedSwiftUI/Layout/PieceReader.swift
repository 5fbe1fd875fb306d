import Observation

/// A view that itself knows what it shows.
@MainActor package protocol PieceMaker {
  /// Returns what it shows, from first to last.
  func pieces(in context: ViewContext) -> [Piece]
}

/// A reader that finds out what views show.
@MainActor package enum PieceReader {
  /// Returns what a view shows: its own pieces, or those of its body.
  ///
  /// What the body reads of observable objects is observed; a change has the tree read again.
  package static func pieces(of view: some View, in context: ViewContext) -> [Piece] {
    if let maker = view as? any PieceMaker { return maker.pieces(in: context) }
    if let pieces = Represented.pieces(of: view, in: context) { return pieces }
    let body = evaluate(view, in: context) { view.body }
    return pieces(of: body, in: context.part(0))
  }

  /// Returns what a view shows as one piece; several are stacked vertically.
  package static func piece(of view: some View, in context: ViewContext) -> Piece {
    let all = pieces(of: view, in: context)
    if all.count == 1 { return all[0] }
    return .stack(PieceStack(axis: .vertical, pieces: all, spacing: 8, alignment: .center))
  }

  /// Evaluates a body, after the properties of what has it were connected to their place.
  static func evaluate<Body>(_ owner: Any, in context: ViewContext, _ body: () -> Body) -> Body {
    PropertyLinks.link(owner, in: context)
    let graph = context.node.graph
    return withObservationTracking {
      body()
    } onChange: { [weak graph] in
      graph?.invalidate()
    }
  }

  /// The body of a view without one; it is never called.
  static func noBody() -> Never { preconditionFailure("this view has no body") }
}

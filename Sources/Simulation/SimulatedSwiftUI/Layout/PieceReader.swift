/// A view that itself knows what it shows.
@MainActor package protocol PieceMaker {
  /// Returns what it shows, from first to last.
  func pieces(in environment: EnvironmentValues) -> [Piece]
}

/// A reader that finds out what views show.
@MainActor package enum PieceReader {
  /// Returns what a view shows: its own pieces, or those of its body.
  package static func pieces(of view: some View, in environment: EnvironmentValues) -> [Piece] {
    if let maker = view as? any PieceMaker { return maker.pieces(in: environment) }
    let before = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = before }
    return pieces(of: view.body, in: environment)
  }

  /// Returns what a view shows as one piece; several are stacked vertically.
  package static func piece(of view: some View, in environment: EnvironmentValues) -> Piece {
    let all = pieces(of: view, in: environment)
    if all.count == 1 { return all[0] }
    return .stack(PieceStack(axis: .vertical, pieces: all, spacing: 8, alignment: .center))
  }

  /// The body of a view without one; it is never called.
  static func noBody() -> Never { preconditionFailure("this view has no body") }
}

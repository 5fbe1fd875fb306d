/// A view that knows itself what it shows.
@MainActor package protocol PieceMaker {
  /// What it shows, from first to last.
  func pieces(in environment: EnvironmentValues) -> [Piece]
}

/// Finds out what views show.
@MainActor package enum PieceReader {
  /// What a view shows: what it says itself, or what its body does.
  package static func pieces(of view: some View, in environment: EnvironmentValues) -> [Piece] {
    if let maker = view as? any PieceMaker { return maker.pieces(in: environment) }
    let before = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = before }
    return pieces(of: view.body, in: environment)
  }

  /// What a view shows as one piece: several are below each other.
  package static func piece(of view: some View, in environment: EnvironmentValues) -> Piece {
    let all = pieces(of: view, in: environment)
    if all.count == 1 { return all[0] }
    return .stack(PieceStack(axis: .vertical, pieces: all, spacing: 8, alignment: .center))
  }

  /// For the body of what has none; nobody asks for it.
  static func noBody() -> Never { preconditionFailure("this view has no body") }
}

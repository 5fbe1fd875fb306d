/// A view with a modifier, which changes the environment of the views inside or the pieces.
struct ModifiedView<Content: View>: View, PieceMaker {
  let content: Content
  var tells: (inout EnvironmentValues) -> Void = { _ in }
  var wraps: @MainActor (Piece, ViewContext) -> Piece = { piece, _ in piece }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let inner = context.part(0).with(tells)
    let direction = inner.environment.layoutDirection
    let turns = direction != context.environment.layoutDirection
    return PieceReader.pieces(of: content, in: inner).map { piece in
      let piece = turns ? piece.wrapped(.directed(direction)) : piece
      return wraps(piece, context.with { $0 = inner.environment })
    }
  }
}

extension View {
  func telling(_ tells: @escaping (inout EnvironmentValues) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self, tells: tells)
  }

  func wrapped(_ wraps: @escaping @MainActor (Piece) -> Piece) -> ModifiedView<Self> {
    ModifiedView(content: self, wraps: { piece, _ in wraps(piece) })
  }
}

extension View {
  /// Returns the view with a mark for the whole that contains it.
  package func marked(_ mark: @escaping @MainActor () -> Piece.Mark?) -> some View {
    wrapped { piece in mark().map { piece.wrapped(.marked($0)) } ?? piece }
  }
}

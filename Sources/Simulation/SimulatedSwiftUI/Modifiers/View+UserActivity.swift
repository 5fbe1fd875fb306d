public import SimulatedFoundation

extension View {
  /// Runs an action with an activity of a type that the app is to continue.
  ///
  /// Simulated: in apps whose type conforms to App.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { ActivityView(content: self, type: activityType, action: action) }
}

/// A view with something to do when an activity is to be continued.
private struct ActivityView<Content: View>: View, PieceMaker {
  let content: Content
  let type: String
  let action: (NSUserActivity) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    context.node.graph?.onActivity(type, action)
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}

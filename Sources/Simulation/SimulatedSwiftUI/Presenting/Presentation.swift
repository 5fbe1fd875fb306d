import SimulatedUIKit

/// Something that a view presents over the whole.
@MainActor package struct Presentation {
  /// What is shown.
  enum Content {
    case sheet(Piece, isFullScreen: Bool, staysUp: Bool)
    /// A question; of its pieces the buttons and fields count.
    case question(title: String, message: String?, actions: Piece, isAlert: Bool)
  }

  /// The place of the view that presents it.
  let node: ViewNode
  let content: Content
  /// Called when the user has removed it, or has answered a question.
  let wasRemoved: () -> Void
  /// Called when it is gone.
  let wasDismissed: () -> Void
}

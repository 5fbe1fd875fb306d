public import Foundation

/// Actions for a swipe over a row.
///
/// Simulated: keeps its values. Differs: the user doesn't swipe.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a set of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action for a swipe.
///
/// Simulated: keeps its values. Differs: the user doesn't swipe.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable { case normal, destructive }
  /// What an action runs: the action, its view, and what is called when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// How it looks.
  public let style: Style
  /// What it runs.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var backgroundColor: UIColor!
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

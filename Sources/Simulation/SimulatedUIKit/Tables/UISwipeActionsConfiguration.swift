public import Foundation

/// The actions for a swipe over a row.
///
/// Simulated: keeps its values. Differs: the user can't swipe.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first action.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a set of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action for a swipe.
///
/// Simulated: keeps its values. Differs: the user can't swipe.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  /// The closure of an action: it receives the action, its view, and a closure to call when it is
  /// done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The look.
  public let style: Style
  /// The closure that it runs.
  public let handler: Handler
  /// The title.
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

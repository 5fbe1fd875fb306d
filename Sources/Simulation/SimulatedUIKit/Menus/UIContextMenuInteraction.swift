public import Foundation

/// Something that can be done to a view.
///
/// Simulated: it is told of the view that it is added to.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before it is added to a view, or removed.
  func willMove(to view: UIView?)
  /// Called when it was added to a view, or removed.
  func didMove(to view: UIView?)
}

/// A menu for what a view shows, which a long press opens.
///
/// Simulated: the delegate is asked when a scene presses the view; the menu is on the screen until
/// one of its elements is tapped, or the scene closes it. Differs: previews of the view itself
/// aren't drawn.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that is asked for the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  private var place = CGPoint.zero

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before it is added to a view, or removed.
  open func willMove(to view: UIView?) {}
  /// Called when it was added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the place of the press in a view.
  open func location(in view: UIView?) -> CGPoint { UIView.from(screen: place, to: view) }
  /// Closes the menu.
  open func dismissMenu() { OpenMenu.close() }

  /// Opens the menu that the delegate returns; `false` if it returns none.
  func open(at place: CGPoint) -> Bool {
    self.place = place
    guard let view, let delegate,
      let menu = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view))
    else { return false }
    let opening = MenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: menu, animator: opening)
    menu.open(from: view) {
      let closing = MenuAnimator()
      delegate.contextMenuInteraction(self, willEndFor: menu, animator: closing)
      closing.finish()
    }
    opening.finish()
    return true
  }
}

/// A delegate that supplies the menu of an interaction.
///
/// Simulated: asked for the menu, and told when it comes and goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called when the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the user taps the preview.
  ///
  /// Type-checks only: a preview isn't tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// What else happens while a menu comes or goes.
///
/// Simulated: animations are made at once, and completions called in the next turn of the main
/// queue.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview's controller.
  var previewViewController: UIViewController? { get }
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIContextMenuInteractionAnimating {
  /// Waits until the menu has come or gone.
  public func addCompletion() async {
    await withCheckedContinuation { done in addCompletion { done.resume() } }
  }
}

/// What else happens while a preview becomes a page.
///
/// Type-checks only: a preview isn't tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which a preview becomes a page.
///
/// Type-checks only: a preview isn't tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs what is added to a menu's coming and going.
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var completions: [() -> Void] = []
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  private var isFinished = false
  func addCompletion(_ completion: @escaping () -> Void) {
    if isFinished { completion() } else { completions.append(completion) }
  }
  func finish() {
    UIView.animate(withDuration: 0, animations: {}) { _ in
      self.isFinished = true
      for completion in self.completions { completion() }
      self.completions = []
    }
  }
}

/// A menu for what was pressed, and a preview.
///
/// Simulated: both are made when the menu opens; without an action provider nothing opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that returns the menu; the system suggests no elements.
  public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// A name for the program's own use; a new one if it is given none.
  public let identifier: any NSCopying
  private let preview: PreviewProvider?
  private let actions: ActionProvider?
  /// The items that the menu is about, if there are several.
  ///
  /// Type-checks only: nothing lifts them.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The order of the elements.
  ///
  /// Type-checks only: elements are in the order of the menu.
  open var preferredMenuElementOrder = Order.automatic
  /// The order of a menu's elements.
  ///
  /// Type-checks only: elements are in the order of the menu.
  public enum Order: Int, Sendable { case automatic, priority, fixed }

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    preview = previewProvider
    actions = actionProvider
    super.init()
  }

  /// Opens the menu.
  func open(from view: UIView, closed: @escaping () -> Void = {}) {
    guard let menu = actions?([]) else { return }
    OpenMenu.open(menu, from: view, preview: preview?(), closed: closed)
  }
}

/// A closure that returns a context menu's preview.
///
/// Simulated: called when the menu opens.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
/// A closure that returns a context menu.
///
/// Simulated: called when the menu opens.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

public import Foundation
public import SimulatedFoundation

/// A button in a bar.
///
/// Simulated: tapping it calls its action on its target, or along the responder chain when it has
/// none, or runs its primary action. Differs: pictures set for other states aren't drawn.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// The plain style.
    case plain = 0
    /// The style with an edge; today the same as plain.
    case bordered = 1
    /// The bold style of a button that stands out, or that finishes the work on a screen.
    case prominent = 2
    /// The older name of ``prominent``.
    public static var done: Style { .prominent }
  }

  /// A standard button of the system.
  public enum SystemItem: Int, Sendable {
    /// A standard button with a word.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    /// A standard button with a picture.
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    /// A standard button that undoes or redoes changes.
    case undo, redo
    /// A standard button that turns a page; it is no longer used.
    case pageCurl
    /// A standard button that closes, or writes.
    case close, writingTools
  }

  /// The look of the button.
  open var style = Style.plain { didSet { changed() } }
  /// The object that is told of a tap; with `nil` the responder chain is searched.
  open weak var target: AnyObject?
  /// The method to call.
  open var action: Selector?
  /// The action that a tap runs; its title and picture are the button's.
  open var primaryAction: UIAction? { didSet { takeOver(primaryAction) } }
  /// A menu that a tap opens, if it has no other effect; otherwise a long press does.
  open var menu: UIMenu?
  /// A view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// The width; 0 for as wide as it needs.
  open var width: CGFloat = 0
  /// The colour of title and picture.
  open var tintColor: UIColor? { didSet { changed() } }
  /// All the titles that the button may have.
  open var possibleTitles: Set<String>?
  /// Whether the button is hidden.
  open var isHidden = false { didSet { changed() } }
  /// Whether it is on.
  open var isSelected = false { didSet { changed() } }
  /// Whether a tap turns it on and off.
  ///
  /// Simulated: keeps its value. Differs: a tap doesn't turn the item on or off.
  open var changesSelectionAsPrimaryAction = false

  let systemItem: SystemItem?
  /// The button that shows the item.
  weak var button: BarButton?

  /// Makes an empty button.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Makes an empty button; the archive is ignored.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  init(system: SystemItem?) {
    systemItem = system
    super.init()
    if system == .done || system == .save { style = .done }
  }

  /// Makes a button with a title.
  public convenience init(
    title: String?, style: Style = .plain, target: Any?, action: Selector?
  ) {
    self.init(system: nil)
    self.title = title
    self.style = style
    aim(target, action)
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(system: nil)
    self.image = image
    self.style = style
    aim(target, action)
  }

  /// Makes a button with a picture, and another one for places with little height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a standard button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(system: systemItem)
    aim(target, action)
  }

  /// Makes a standard button of the system that runs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that shows a view.
  public convenience init(customView: UIView) {
    self.init(system: nil)
    self.customView = customView
  }

  /// Makes a button that runs an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(system: nil)
    self.primaryAction = primaryAction
    self.menu = menu
    takeOver(primaryAction)
  }

  /// Makes a button with a title, a picture and an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Returns a gap that takes up the remaining room.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a gap of a certain width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  /// Sets the background picture for a state.
  ///
  /// Type-checks only: backgrounds of bar buttons aren't drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIBarButtonItem {
  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func takeOver(_ action: UIAction?) {
    guard let action else { return }
    if systemItem == nil {
      if !action.title.isEmpty { title = action.title }
      if let picture = action.image { image = picture }
    }
    changed()
  }

  /// The text that the user reads on the button.
  package var shownTitle: String? {
    if let systemItem { return title ?? systemItem.words }
    return title ?? accessibilityLabel ?? image?.shownName
  }

  /// Whether it is only a gap between other items.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Called when the user taps the button.
  package func tap() {
    guard isEnabled, !isHidden else { return }
    if let primaryAction { return primaryAction.run(sender: self) }
    if action == nil, let menu, let button { return button.open(menu) }
    guard let action else { return }
    ActionSender.send(action, to: target, from: self)
  }

  func showsEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}

extension UIBarButtonItem.SystemItem {
  /// The button's text, or for a picture its accessibility label.
  var words: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    }
  }
}

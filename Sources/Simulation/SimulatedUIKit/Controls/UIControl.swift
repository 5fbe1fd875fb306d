package import DeviceEvents
public import Foundation
public import SimulatedFoundation

/// A view that notifies others when the user does something to it.
///
/// Simulated: targets are called for events in the order in which they were added, by selector or
/// as closures; without a target the responder chain is searched (documented). Differs: touches
/// aren't tracked: a tap is touchDown and touchUpInside.
@preconcurrency @MainActor open class UIControl: UIView {
  private var bindings: [ControlBinding] = []

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the user can use the control.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The horizontal alignment as left or right, independent of the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether a tap toggles the selection before actions run.
  open var changesSelectionAsPrimaryAction = false
  /// The text that appears where the pointer rests.
  open var toolTip: String?
  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open var isTracking: Bool { false }

  /// Whether the tracked touch is inside.
  open var isTouchInside: Bool { false }

  /// Called when a finger comes down; returns whether to track it.
  ///
  /// Type-checks only: touches aren't tracked.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a finger moves; returns whether to continue tracking it.
  ///
  /// Type-checks only: touches aren't tracked.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a finger is lifted.
  ///
  /// Type-checks only: touches aren't tracked.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking is cancelled.
  ///
  /// Type-checks only: touches aren't tracked.
  open func cancelTracking(with event: UIEvent?) {}

  /// Calls a method of a target for events from now on.
  ///
  /// Simulated: the target isn't kept alive; if added twice, it is called once (documented).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = bindings.firstIndex(where: { $0.isOf(object, action) }) {
      bindings[index].events.formUnion(controlEvents)
    } else {
      bindings.append(ControlBinding(object, action, controlEvents))
    }
  }

  /// Stops calling a method of a target; `nil` stands for all targets or methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in bindings.indices where bindings[index].matches(object, action) {
      bindings[index].events.subtract(controlEvents)
    }
    bindings.removeAll { $0.events.isEmpty }
  }

  /// Runs an action for events from now on; another one with its identifier is removed.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    bindings.append(ControlBinding(action, controlEvents))
  }

  /// Stops running an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of that identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in bindings.indices
    where bindings[index].uiAction?.identifier == actionIdentifier {
      bindings[index].events.subtract(controlEvents)
    }
    bindings.removeAll { $0.events.isEmpty }
  }

  /// All objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(bindings.compactMap { $0.target as? NSObject }.map(AnyHashable.init))
  }

  /// All events that have a target or an action.
  open var allControlEvents: Event {
    bindings.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods that are called for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = bindings.filter {
      $0.action != nil && $0.target === object && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap { $0.action?.description }
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSender.send(action, to: target, from: self, event: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Performs the primary action.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls everything that is registered for events.
  open func sendActions(for controlEvents: Event) {
    for binding in bindings where !binding.events.isDisjoint(with: controlEvents) {
      switch binding.what {
      case .method(let action):
        // A target that has been deallocated still counts as a target: the responder chain isn't
        // searched.
        if binding.hadTarget, binding.target == nil { continue }
        sendAction(action, to: binding.target, for: nil)
      case .closure(let action): sendAction(action)
      }
    }
  }

  /// Called when the user taps the control.
  package func tap() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    if showsMenuAsPrimaryAction, (self as? UIButton)?.openMenu() == true { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  func stateChanged() { setNeedsLayout() }

  /// Describes the control as a view, dimmed if it can't be used.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.isEnabled = isEnabled
    return element
  }
}

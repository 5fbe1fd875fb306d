package import DeviceEvents
public import Foundation
public import SimulatedFoundation

/// A view that tells others when the user does something to it.
///
/// Simulated: targets are called for events in the order in which they were added, by selector or
/// as closures; without a target the responder chain is walked (documented). Differs: fingers on
/// the glass aren't tracked: a tap is touchDown and touchUpInside.
@preconcurrency @MainActor open class UIControl: UIView {
  private var bindings: [ControlBinding] = []

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the user can use it.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// How the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How the content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The same with left and right in place of the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
  /// Whether tapping opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether tapping turns the choice on and off, before actions run.
  open var changesSelectionAsPrimaryAction = false
  /// What is said of the control where the pointer rests.
  open var toolTip: String?
  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// What the control is at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is followed.
  open var isTracking: Bool { false }

  /// Whether the followed finger is inside.
  open var isTouchInside: Bool { false }

  /// Called when a finger comes down; whether it is to be followed.
  ///
  /// Type-checks only: fingers aren't followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a finger moves; whether it is to be followed on.
  ///
  /// Type-checks only: fingers aren't followed.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a finger goes up.
  ///
  /// Type-checks only: fingers aren't followed.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the following of a finger ends.
  ///
  /// Type-checks only: fingers aren't followed.
  open func cancelTracking(with event: UIEvent?) {}

  /// Has a method of a target called for events.
  ///
  /// Simulated: the target isn't kept alive; added twice it is called once (documented).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = bindings.firstIndex(where: { $0.isOf(object, action) }) {
      bindings[index].events.formUnion(controlEvents)
    } else {
      bindings.append(ControlBinding(object, action, controlEvents))
    }
  }

  /// Has a method of a target no longer called; `nil` stands for all targets or methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in bindings.indices where bindings[index].matches(object, action) {
      bindings[index].events.subtract(controlEvents)
    }
    bindings.removeAll { $0.events.isEmpty }
  }

  /// Has an action run for events; another with its identifier goes.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    bindings.append(ControlBinding(action, controlEvents))
  }

  /// Has an action no longer run for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has the action of that identifier no longer run for events.
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

  /// All events for which something is called.
  open var allControlEvents: Event {
    bindings.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's methods that are called for an event; `nil` if there are none.
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

  /// Runs the action that a tap has.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls all that is to be called for events.
  open func sendActions(for controlEvents: Event) {
    for binding in bindings where !binding.events.isDisjoint(with: controlEvents) {
      switch binding.what {
      case .method(let action):
        // A target that is gone is like none that was removed, not like none that was never given.
        if binding.hadTarget, binding.target == nil { continue }
        sendAction(action, to: binding.target, for: nil)
      case .closure(let action): sendAction(action)
      }
    }
  }

  /// The user taps the control.
  package func tap() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  func stateChanged() { setNeedsLayout() }

  /// As a view, dimmed when it can't be used.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.isEnabled = isEnabled
    return element
  }
}

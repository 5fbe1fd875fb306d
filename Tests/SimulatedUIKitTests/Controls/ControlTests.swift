import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct ControlTests {
  let log = ControlsLog()

  @Test(
    .shows(
      "UIControl.addTarget(_:action:for:)", "UIControl.sendActions(for:)",
      "UIControl.removeTarget(_:action:for:)", "UIControl.allTargets",
      "UIControl.allControlEvents", "UIControl.actions(forTarget:forControlEvent:)",
      "UIControl.sendAction(_:to:for:)"))
  func aTargetIsCalledForItsEventsUntilItIsRemoved() {
    let control = UIControl()
    control.addTarget(log, action: Selector("tapped"), for: .touchUpInside)
    control.addTarget(log, action: Selector("tapped:"), for: [.touchUpInside, .valueChanged])
    control.addTarget(log, action: Selector("tapped"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["tapped", "tapped by UIControl"])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["tapped by UIControl"])
    #expect(control.allTargets == [AnyHashable(log)])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(
      control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["tapped", "tapped:"])
    control.removeTarget(log, action: Selector("tapped:"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["tapped", "tapped by UIControl"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.take() == [])
    #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == nil)
  }

  @Test(
    .shows(
      "UIControl.addAction(_:for:)", "UIControl.removeAction(_:for:)",
      "UIControl.removeAction(identifiedBy:for:)", "UIControl.sendAction(_:)",
      "UIControl.performPrimaryAction()", "UIAction.sender",
      "UIAction.performWithSender(_:target:)",
      "UIControl.init(frame:primaryAction:)"))
  func anActionRunsForItsEvents() {
    let name = UIAction.Identifier("once")
    let first = UIAction(identifier: name) { [log] _ in log.lines.append("first") }
    let second = UIAction(identifier: name) { [log] action in
      log.lines.append("second by \(type(of: action.sender ?? "nobody"))")
    }
    let control = UIControl(frame: .zero, primaryAction: first)
    control.performPrimaryAction()
    #expect(log.take() == ["first"])
    control.addAction(second, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["second by UIControl"])
    control.removeAction(second, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == [])
    control.addAction(first, for: .valueChanged)
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == [])
    second.performWithSender(log, target: nil)
    #expect(log.take() == ["second by ControlsLog"])
  }

  @Test(.shows("UIControl.addTarget(_:action:for:)"))
  func anActionWithoutATargetGoesUpTheResponderChain() {
    // Another test's text field may still be the first responder.
    UIResponder.firstResponder?.resignFirstResponder()
    let controller = LoggingController()
    let control = UIControl()
    controller.view.addSubview(control)
    control.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)
    control.tap()
    #expect(controller.tapped == 1)
    control.isEnabled = false
    control.tap()
    #expect(controller.tapped == 1)
  }

  @Test(
    .shows(
      "UIControl.state", "UIControl.isEnabled", "UIControl.isSelected", "UIControl.isHighlighted"))
  func theStateFollowsFromWhatTheControlIs() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test(.shows("UIControl.effectiveContentHorizontalAlignment"))
  func alignmentsByReadingAreLeftAndRight() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}

private final class LoggingController: UIViewController {
  var tapped = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ObjectiveCRegistry.register(
      LoggingController.self, name: nil,
      methods: [
        (
          "tapped:",
          { controller, _, _ in
            let controller = controller as? LoggingController
            MainActor.assumeIsolated { controller?.tapped += 1 }
            return nil
          }
        )
      ], make: nil)
  }
}

import Foundation
import SimulatedUIKit

extension ViewContext {
  /// Returns the control that is kept for the place; events call the action of the last reading.
  func control<Control: UIControl>(
    for events: UIControl.Event, _ make: () -> Control,
    _ act: @escaping @MainActor (Control) -> Void
  ) -> Control {
    let kept = node.kept("control") {
      let kept = KeptControl(make())
      kept.listen(for: events)
      return kept
    }
    kept.act = act
    kept.control.isEnabled = environment.isEnabled
    return kept.control
  }

  /// Returns the view that is kept for the place.
  func view<Kept: UIView>(_ make: () -> Kept) -> Kept { node.kept("view", make: make) }
}

/// A control with what it does.
@MainActor private final class KeptControl<Control: UIControl> {
  let control: Control
  var act: @MainActor (Control) -> Void = { _ in }

  init(_ control: Control) { self.control = control }

  func listen(for events: UIControl.Event) {
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        act(control)
      }, for: events)
  }
}

extension NativePiece {
  /// A control in its natural size.
  @MainActor init(_ control: UIView) {
    self.init(view: control, size: { control.sizeThatFits($0) })
  }
}

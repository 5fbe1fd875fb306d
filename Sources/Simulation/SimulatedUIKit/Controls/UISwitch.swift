package import DeviceEvents
public import Foundation

/// Turns something on and off.
///
/// Simulated: a tap turns it over and sends `valueChanged`; set by code it sends nothing
/// (documented).
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Makes a switch; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Makes a switch; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// A picture while it is on.
  open var onImage: UIImage?
  /// A picture while it is off.
  open var offImage: UIImage?
  /// What it says beside it, on a Mac.
  open var title: String?
  /// How it should look.
  open var preferredStyle = Style.automatic
  /// How it looks.
  open var style: Style { .sliding }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Of one size always.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// Of one size always.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The user taps the switch.
  package override func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside])
    sendActions(for: .primaryActionTriggered)
  }

  /// A switch that is on or off.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .toggle
    element.isOn = isOn
    element.text = accessibilityLabel
    return element
  }
}

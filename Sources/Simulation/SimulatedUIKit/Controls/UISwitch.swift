package import DeviceEvents
public import Foundation

/// A control that turns something on and off.
///
/// Simulated: a tap toggles it and sends `valueChanged`; a change by code sends nothing
/// (documented).
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Makes a switch; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Makes a switch; the archive is ignored.
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
  /// The text beside it, on a Mac.
  open var title: String?
  /// The preferred look.
  open var preferredStyle = Style.automatic
  /// The actual look.
  open var style: Style { .sliding }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size, which is always the same.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// Returns the size, which is always the same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Called when the user taps the switch.
  package override func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside])
    sendActions(for: .primaryActionTriggered)
  }

  /// Describes a switch that is on or off.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .toggle
    element.isOn = isOn
    element.text = accessibilityLabel
    return element
  }
}

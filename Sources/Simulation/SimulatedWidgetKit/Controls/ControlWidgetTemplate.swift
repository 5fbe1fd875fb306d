import DeviceEvents
import DeviceProtocol
public import SimulatedAppIntents

/// What a control is: a button or a toggle.
///
/// Simulated: title, state and symbol are read from its views.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of the template of which it consists.
  associatedtype Body: ControlWidgetTemplate

  /// The template of which it consists.
  var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A builder that takes the one template in braces.
///
/// Simulated: no known difference.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// Returns the template unchanged.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A template that itself knows its look.
@MainActor protocol KnownControl {
  var look: ShownControl { get }
}

/// A control that performs an intent.
///
/// Simulated: a tap performs the intent. Differs: the label of the action is shown only while it
/// is performed, so it isn't seen.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate, KnownControl
{
  private let action: Action
  private let label: Label

  /// Makes a button from a view, with another one for the time of the action.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label()
  }

  /// Type-checks only: it is read as it is.
  public var body: Never { preconditionFailure("this template has no body") }

  var look: ShownControl {
    let shown = ShownLabel(label)
    var look = ShownControl(
      title: shown.text, status: shown.status ?? "", symbol: shown.symbol, isOn: nil,
      isEnabled: true, errand: IntentErrands.errand(for: action))
    look.hint = shown.hint
    return look
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Makes a button from a view.
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Makes a button with a title.
  public init(_ title: LocalizedStringResource, action: Action) {
    self.init(action: action) { Text(title) }
  }
}

/// A control that turns something on and off.
///
/// Simulated: a tap performs the intent with the new value, and then the value is asked for again
/// (documented). No known difference.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate, KnownControl
where Action.ValueType == Bool {
  private let isOn: Bool
  private let action: Action
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel

  /// Makes a toggle from a view, with another one for its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label()
    self.valueLabel = valueLabel
  }

  /// Type-checks only: it is read as it is.
  public var body: Never { preconditionFailure("this template has no body") }

  var look: ShownControl {
    let (shown, state) = (ShownLabel(label), ShownLabel(valueLabel(isOn)))
    let status = state.text.isEmpty ? (isOn ? "On" : "Off") : state.text
    var look = ShownControl(
      title: shown.text, status: state.status ?? shown.status ?? status,
      symbol: state.symbol ?? shown.symbol, isOn: isOn, isEnabled: true,
      errand: IntentErrands.errand(for: action, turning: !isOn))
    look.hint = state.hint ?? shown.hint
    return look
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a toggle with a title, and a view for its state.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Makes a toggle with a title.
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(title, isOn: isOn, action: action) { _ in EmptyView() }
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control.
  ///
  /// Type-checks only: controls aren't drawn.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Sets whether the control can be tapped.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    var look = ControlReader.look(of: self)
    if disabled { look.isEnabled = false }
    return ChangedControl(look: look)
  }
}

/// A template with a modifier.
struct ChangedControl: ControlWidgetTemplate, KnownControl {
  let look: ShownControl

  var body: Never { preconditionFailure("this template has no body") }
}

/// The text and the symbol of a label.
@MainActor private struct ShownLabel {
  var text = ""
  var symbol: String?
  var status: String?
  var hint: String?

  init(_ view: some View) {
    let piece = ViewGraph().read(view, in: EnvironmentValues())
    for mark in piece.marks {
      switch mark {
      case .controlStatus(let text): status = status ?? text
      case .controlHint(let text): hint = hint ?? text
      default: break
      }
    }
    let drawing = PieceDrawing(
      piece, in: CGSize(width: 1000, height: 1000), margin: 0, background: .color(.systemBackground)
    )
    take(drawing.screen.elements)
  }

  private mutating func take(_ elements: [ScreenElement]) {
    for element in elements {
      switch element.kind {
      case .image: symbol = symbol ?? element.text
      case .label: text += (text.isEmpty ? "" : " ") + (element.text ?? "")
      default: take(element.children)
      }
    }
  }
}

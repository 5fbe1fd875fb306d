public import Foundation
import SimulatedUIKit

/// A title with a value beside it.
///
/// Simulated: the value in grey at the right.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a title with a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and the value.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundColor(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a title from a text.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a title and a value from texts.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a title from a text, and a value in a format.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatOutput == String { self.init(title, value: format.format(value)) }
}

/// Views in a box with a title.
///
/// Simulated: the title over the content, on grey.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding()
    .background(Color(uiColor: .secondarySystemBackground))
    .cornerRadius(10)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Views that a tap on their title shows and hides.
///
/// Simulated: no known difference in what is shown.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group for a value that says whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The title, and the content while it is shown.
  public var body: some View {
    let shown = isExpanded ?? $isOpen
    Button {
      shown.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Image(systemName: shown.wrappedValue ? "chevron.down" : "chevron.right")
      }
    }
    if shown.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title for a value that says whether it is open.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// A message in place of content that isn't there.
///
/// Simulated: symbol, title, description and actions in the middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a message.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The message.
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundColor(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Makes a message without actions.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == SimulatedSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message from a title, a symbol and a description.
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// A value in a range.
///
/// Simulated: the label, a bar that is filled according to the value, and the value's view. Differs:
/// there are no styles.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Makes a gauge with a view for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The label, the bar and the value.
  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.caption)
      ProgressView(value: min(max(fraction, 0), 1))
      currentValueLabel.font(.caption)
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label) { EmptyView() } }
}

/// A look of gauges.
///
/// Type-checks only: all gauges are bars.
public struct GaugeStyleName: Sendable {
  /// The usual style.
  public static let automatic = GaugeStyleName()
  /// A circle in an accessory widget.
  public static let accessoryCircular = GaugeStyleName()
  /// A closed circle in an accessory widget.
  public static let accessoryCircularCapacity = GaugeStyleName()
  /// A line in an accessory widget.
  public static let accessoryLinear = GaugeStyleName()
  /// A line that is filled in an accessory widget.
  public static let accessoryLinearCapacity = GaugeStyleName()
  /// A line that is filled.
  public static let linearCapacity = GaugeStyleName()
}

extension View {
  /// Sets the look of the gauges inside; Apple has a type for each.
  ///
  /// Type-checks only: all gauges are bars.
  public func gaugeStyle(_ style: GaugeStyleName) -> some View { self }

  /// Sets the look of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    telling { $0.look.labels = S.kind }
  }

  /// Sets the look of the progress inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    telling { $0.look.progress = S.isCircular ? .circular : .linear }
  }
}

/// A look of labels.
///
/// Simulated: title and symbol, or one of them. Differs: only the system's styles conform to it.
public protocol LabelStyle {
  /// What is shown; not part of Apple's interface.
  static var shownParts: String { get }
}

extension LabelStyle {
  static var kind: LabelStyleKind {
    switch shownParts {
    case "title": .titleOnly
    case "icon": .iconOnly
    default: .automatic
    }
  }
}

/// The usual style.
///
/// Simulated: title and symbol.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "both"
}

/// A style with title and symbol.
///
/// Simulated: no known difference.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "both"
}

/// A style with the title alone.
///
/// Simulated: no known difference.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "title"
}

/// A style with the symbol alone.
///
/// Simulated: no known difference.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// What is shown; not part of Apple's interface.
  public static let shownParts = "icon"
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style with title and symbol.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style with the title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style with the symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A look of progress.
///
/// Simulated: a bar or a wheel. Differs: only the system's styles conform to it.
public protocol ProgressViewStyle {
  /// Whether it is a wheel; not part of Apple's interface.
  static var isCircular: Bool { get }
}

/// The usual style.
///
/// Simulated: a bar, or a wheel without a value.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = false
}

/// A style with a wheel.
///
/// Simulated: a wheel, which doesn't show the value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which has no effect.
  public init(tint: Color) {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = true
}

/// A style with a bar.
///
/// Simulated: no known difference.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which has no effect.
  public init(tint: Color) {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = false
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

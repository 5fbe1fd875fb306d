public import Foundation

/// A control for choosing a date.
///
/// Simulated: the label and the date are on the screen, in English. Differs: the user can't choose
/// another date.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label

  private init(_ date: Date, _ components: DatePickerComponents, _ label: Label) {
    self.date = date
    self.components = components
    self.label = label
  }

  /// Makes a control for a date, with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection.wrappedValue, displayedComponents, label()) }

  /// Makes a control for a date in a range, with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection.wrappedValue, displayedComponents, label()) }

  /// The label, and the date.
  public var body: some View {
    HStack {
      ControlTitle(label: label)
      if components.contains(.date) { Text(date, style: .date).foregroundColor(.secondary) }
      if components.contains(.hourAndMinute) {
        Text(date, style: .time).foregroundColor(.secondary)
      }
    }
  }
}

extension DatePicker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

  /// Makes a control with a title for a date in a range.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

  /// Makes a control with a title for a date from another one on.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

  /// Makes a control with a title for a date up to another one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }
}

/// The parts of a date that a control shows.
///
/// Simulated: no known difference.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

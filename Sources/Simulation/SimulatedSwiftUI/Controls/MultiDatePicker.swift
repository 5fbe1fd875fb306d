public import Foundation

/// A control for choosing several days.
///
/// Simulated: the label, and how many days are chosen. Differs: the user can't choose others.
public struct MultiDatePicker<Label: View>: View {
  private let count: Int
  private let label: Label

  /// Makes a control for days, with a view as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    count = selection.wrappedValue.count
    self.label = label()
  }

  /// Makes a control for days in a range, with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  /// The label, and how many days there are.
  public var body: some View {
    HStack {
      ControlTitle(label: label)
      Text(verbatim: count == 1 ? "1 Date" : "\(count) Dates").foregroundColor(.secondary)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a control with a title.
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a control with a title for days in a range.
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection) { Text(title) } }
}

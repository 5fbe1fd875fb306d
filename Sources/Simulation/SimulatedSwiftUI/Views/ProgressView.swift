import DeviceProtocol
public import Foundation

/// A bar that shows progress, or a wheel while it isn't known.
///
/// Simulated: its label, then a bar filled according to the value, then the view for the value;
/// without a value, a wheel with the label below it. Differs: there are no styles, nothing turns,
/// and a `Progress` is read only once.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PieceMaker {
  private let fraction: Double?
  private var counting: CountingProgress?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value, _ label: Label, _ currentValueLabel: CurrentValueLabel
  ) {
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a bar with a label and a view for the value.
  ///
  /// - Parameters:
  ///   - value: The progress; `nil` if it isn't known.
  ///   - total: The value at the end.
  ///   - label: The description of the task.
  ///   - currentValueLabel: The description of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, of: total, label(), currentValueLabel()) }

  /// Makes a bar that empties, or fills, between two dates.
  ///
  /// Simulated: it does so by itself, also in widgets and Live Activities.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates.
  ///   - countsDown: Whether it is full at the beginning, rather than at the end.
  ///   - label: The description of the task.
  ///   - currentValueLabel: The description of the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let counting = CountingProgress(
      from: timerInterval.lowerBound, until: timerInterval.upperBound, countsDown: countsDown)
    self.init(counting.fraction(at: .now), of: 1, label(), currentValueLabel())
    self.counting = counting
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let fraction = context.environment.look.progress == .circular ? nil : fraction
    let title = PieceReader.pieces(of: label, in: context.part(0))
    let bare = Piece.progress(fraction)
    let bar = counting.map { bare.wrapped(.counting($0)) } ?? bare
    let small = context.part(1).with { $0.font = .caption }
    let value = PieceReader.pieces(of: currentValueLabel, in: small)
    let all = fraction == nil ? [bar] + title : title + [bar] + value
    guard all.count > 1 else { return all }
    let alignment: Alignment = fraction == nil ? .center : .leading
    return [.stack(PieceStack(axis: .vertical, pieces: all, spacing: 4, alignment: alignment))]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a wheel with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil as Double?, of: 1, label(), EmptyView())
  }

  /// Makes a bar with a label, or a wheel without a value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(value, of: total, label(), EmptyView()) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a bar that empties, or fills, between two dates, with the time that is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a bar that empties, or fills, between two dates, with the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time until the end of an interval, or since its beginning, below a bar.
///
/// Simulated: no known difference.
public struct DefaultDateProgressLabel: View {
  private let interval: ClosedRange<Date>
  private let countsDown: Bool

  init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a wheel.
  public init() { self.init(nil as Double?, of: 1, EmptyView(), EmptyView()) }

  /// Makes a bar, or a wheel without a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, of: total, EmptyView(), EmptyView())
  }

  /// Makes a bar that shows the progress of a task.
  public init(_ progress: Progress) {
    self.init(progress.fractionCompleted, of: 1, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a wheel with a text.
  public init(_ title: some StringProtocol) {
    self.init(nil as Double?, of: 1, Text(title), EmptyView())
  }

  /// Makes a bar with a text, or a wheel without a value.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V?, total: V = 1.0
  ) { self.init(value, of: total, Text(title), EmptyView()) }
}

/// A bar that says how far something is, or a wheel while nobody knows.
///
/// Simulated: its label, then a bar as far along as the value says, then the view for the value; without
/// a value a wheel with the label below it. Differs: there are no styles, nothing turns, and a `Progress` is
/// read once.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PieceMaker {
  private let fraction: Double?
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
  ///   - value: How far it is; `nil` where nobody knows.
  ///   - total: Where it ends.
  ///   - label: What it is about.
  ///   - currentValueLabel: What is said of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, of: total, label(), currentValueLabel()) }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in environment: EnvironmentValues) -> [Piece] {
    let title = PieceReader.pieces(of: label, in: environment)
    let bar = Piece.progress(fraction)
    var small = environment
    small.font = .caption
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

  /// Makes a bar with a label; a wheel without a value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(value, of: total, label(), EmptyView()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a wheel.
  public init() { self.init(nil as Double?, of: 1, EmptyView(), EmptyView()) }

  /// Makes a bar; a wheel without a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, of: total, EmptyView(), EmptyView())
  }

  /// Makes a bar as far along as something that is being done.
  public init(_ progress: Progress) {
    self.init(progress.fractionCompleted, of: 1, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a wheel with a text.
  public init(_ title: some StringProtocol) {
    self.init(nil as Double?, of: 1, Text(title), EmptyView())
  }

  /// Makes a bar with a text; a wheel without a value.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V?, total: V = 1.0
  ) { self.init(value, of: total, Text(title), EmptyView()) }
}

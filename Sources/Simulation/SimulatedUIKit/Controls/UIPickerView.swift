public import Foundation

/// Chooses from lists that turn like wheels.
///
/// Simulated: it asks for components and rows, and keeps the chosen ones. Differs: nothing of it is
/// drawn, and the user doesn't turn it.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var chosen: [Int: Int] = [:]
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Says what there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Told of the choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks for all anew.
  open func reloadAllComponents() { chosen = [:] }
  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) { chosen[component] = nil }
  /// Chooses a row; nobody is told (documented).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  /// The chosen row, or -1.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// As large as three lines.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Says what there is to choose from.
///
/// Simulated: asked when the wheels are.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and is told of the choice.
///
/// Type-checks only: rows aren't drawn, and the user doesn't choose.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row says.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Says nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// The usual height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
}

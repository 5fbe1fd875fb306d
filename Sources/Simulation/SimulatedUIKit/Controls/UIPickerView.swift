public import Foundation

/// A view for choosing from lists that turn like wheels.
///
/// Simulated: it asks for components and rows, and keeps the selected ones. Differs: it isn't
/// drawn, and the user can't turn it.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var chosen: [Int: Int] = [:]
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The object that supplies the choices.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which is told of the choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks for everything again.
  open func reloadAllComponents() { chosen = [:] }
  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) { chosen[component] = nil }
  /// Selects a row; the delegate isn't told (documented).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  /// Returns the selected row, or -1.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// The height of three lines.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// An object that supplies the choices.
///
/// Simulated: asked when the wheels are requested.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that supplies the content of rows, and is told of the choice.
///
/// Type-checks only: rows aren't drawn, and the user can't choose.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Returns the height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Returns no title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Returns an empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Returns the usual height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
}

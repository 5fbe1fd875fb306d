import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// A custom interface with one of everything that can be used.
@MainActor final class Interface: UIViewController, UITextFieldDelegate {
  var calls: [String] = []
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))
  let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 60), textContainer: nil)
  let button = UIButton(frame: CGRect(x: 20, y: 170, width: 100, height: 44))
  let toggle = UISwitch(frame: CGRect(x: 260, y: 0, width: 51, height: 31))
  let segments = UISegmentedControl(items: ["Day", "Week"])
  let area = UIView(frame: CGRect(x: 20, y: 320, width: 300, height: 40))
  let table = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 132), style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Title"
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.calls.append("changed to \(self?.field.text ?? "")") },
      for: .editingChanged)
    notes.accessibilityIdentifier = "notes"
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.calls.append("saved") }, for: .touchUpInside)
    segments.frame = CGRect(x: 20, y: 270, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    addRow()
    addArea()
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    for view in [field, notes, button, segments, area, table] as [UIView] {
      self.view.addSubview(view)
    }
  }

  private func addRow() {
    let row = UIView(frame: CGRect(x: 20, y: 220, width: 320, height: 31))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    label.text = "Urgent"
    row.addSubview(label)
    row.addSubview(toggle)
    view.addSubview(row)
  }

  private func addArea() {
    let label = UILabel(frame: area.bounds)
    label.text = "Tap here"
    area.addSubview(label)
    area.addGestureRecognizer(
      CountingTap { [weak self] in self?.calls.append("tapped the area") })
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("may \(range.location)-\(range.location + range.length) be \(string)")
    return string != "!"
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("returned")
    return true
  }

  /// Does what the user does; returns why it can't be done, if so.
  func act(_ act: ScreenAct) -> String? {
    switch prepare(act) {
    case .success(let action):
      action()
      return nil
    case .failure(let failure): return failure.message
    }
  }
}

extension Interface: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("chose row \(indexPath.row)")
  }
}

/// A recogniser that runs a closure.
private final class CountingTap: UITapGestureRecognizer {
  private let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
    super.init(target: nil, action: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func reset() { run() }
}

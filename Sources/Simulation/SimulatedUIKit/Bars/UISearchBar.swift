public import Foundation

/// A bar with a field for search terms.
///
/// Simulated: the user types in its field, and the delegate is told. Differs: scopes aren't drawn.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private var watcher: SearchFieldWatcher?

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a bar; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let watcher = SearchFieldWatcher(self)
    self.watcher = watcher
    field.delegate = watcher
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        whenCancelled?()
      }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancel)
  }

  var whenChanged: (() -> Void)?
  var whenCancelled: (() -> Void)?

  /// The delegate, which is told of the user's typing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search text.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the field.
  open var prompt: String?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// The look of the bar.
  open var searchBarStyle = Style.default
  /// The style of the bar: light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour behind the field.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether the cancel button is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether scopes are shown.
  open var showsScopeBar = false
  /// The scopes.
  open var scopeButtonTitles: [String]?
  /// The selected scope.
  open var selectedScopeButtonIndex = 0
  /// The background picture.
  open var backgroundImage: UIImage?
  /// The type of keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// What is capitalized automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether words are corrected automatically.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Sets whether the cancel button is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Begins editing the field.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }
  /// Ends editing the field.
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }
  /// The size of the field with some room around it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// Returns the size of the field with some room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
  /// Lays out the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    cancel.isHidden = !showsCancelButton
    let width = showsCancelButton ? cancel.intrinsicContentSize.width + 8 : 0
    field.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(bounds.width - 16 - width, 0), height: 36)
    cancel.frame = CGRect(
      x: bounds.width - width, y: (bounds.height - 36) / 2, width: width, height: 36)
  }

  private func changed() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    whenChanged?()
  }
}

/// The field of a search bar.
///
/// Simulated: as UITextField.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Passes on what a search bar's field asks and reports.
private final class SearchFieldWatcher: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?
  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    }
      ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// A delegate that is asked and told about the user's typing in a search bar.
///
/// Simulated: all calls about typing, the return key and Cancel.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the search text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may change characters.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has tapped the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has tapped Cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Allows it.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Allows it.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

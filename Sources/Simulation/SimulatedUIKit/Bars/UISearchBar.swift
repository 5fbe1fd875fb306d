public import Foundation

/// A field for what is looked for.
///
/// Simulated: the user types in its field, and the delegate is told. Differs: scopes aren't drawn.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How it looks.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private var watcher: SearchFieldWatcher?

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a bar; what was archived is ignored.
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

  /// Told of what is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is looked for.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// What stands there while nothing is typed.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line above.
  open var prompt: String?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Light or dark.
  open var barStyle = UIBarStyle.default
  /// The colour behind the field.
  open var barTintColor: UIColor?
  /// Whether it can be seen through.
  open var isTranslucent = true
  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether scopes are shown.
  open var showsScopeBar = false
  /// The scopes.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// The picture behind all.
  open var backgroundImage: UIImage?
  /// The keys.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The word on the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// What is written in capitals by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Sets whether the button that ends the search is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The field begins.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }
  /// The field ends.
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }
  /// As high as a field with room around.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// As high as a field with room around.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
  /// Puts field and button in their places.
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

/// Hands on what a search bar's field asks and tells.
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

/// Asked and told about what is typed in a search bar.
///
/// Simulated: all calls about typing, the return key and Cancel.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// What is looked for has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may change characters.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has tapped the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user has tapped Cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Says that it may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Says that the user may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

public import Foundation

/// The common superclass of buttons and tabs in bars.
///
/// Simulated: keeps its values; the title and the enabled state are seen on the screen.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the user can use the item.
  open var isEnabled = true { didSet { changed() } }
  /// A number for the program's own use.
  open var tag = 0
  /// The distances of the picture from the edges.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture for places with little height.
  open var landscapeImagePhone: UIImage?
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The name that is read out for the item.
  open var accessibilityLabel: String?
  /// A description of what the item does, to be read out.
  open var accessibilityHint: String?

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Called when what the item shows has changed.
  var whenChanged: (() -> Void)?

  func changed() { whenChanged?() }
}

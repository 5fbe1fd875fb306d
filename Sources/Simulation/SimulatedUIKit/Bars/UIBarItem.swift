public import Foundation

/// What buttons in bars have in common.
///
/// Simulated: keeps its values; title and whether it is enabled are seen on the screen.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// What it says.
  open var title: String? { didSet { changed() } }
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the user can use it.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the program's own.
  open var tag = 0
  /// How far the picture stays from the edges.
  open var imageInsets = UIEdgeInsets.zero
  /// The picture where there is little height.
  open var landscapeImagePhone: UIImage?
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// What it is called when the screen is read out.
  open var accessibilityLabel: String?
  /// What happens when it is used, when the screen is read out.
  open var accessibilityHint: String?

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title is written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// How the title is written in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Called when what the item shows has changed.
  var whenChanged: (() -> Void)?

  func changed() { whenChanged?() }
}

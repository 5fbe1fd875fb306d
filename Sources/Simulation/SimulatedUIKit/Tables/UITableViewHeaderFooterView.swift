package import DeviceEvents
public import Foundation

/// The header or footer of a section.
///
/// Simulated: its label or its own views; a table reuses it. Differs: the background isn't drawn.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let main = UILabel()
  private let detail = UILabel()
  private let content = UIView()
  private var made: (any UIView & UIContentView)?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }
  /// Makes a view.
  public convenience init() { self.init(reuseIdentifier: nil) }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.addSubview(main)
    main.font = .systemFont(ofSize: 13, weight: .semibold)
    main.textColor = .secondaryLabel
  }

  /// The identifier under which the view is reused.
  open internal(set) var reuseIdentifier: String?
  /// The label.
  open var textLabel: UILabel? { main }
  /// A second label.
  ///
  /// Type-checks only: it isn't shown.
  open var detailTextLabel: UILabel? { detail }
  /// The view that contains the view's own views.
  open var contentView: UIView { content }
  /// A view behind the content.
  open var backgroundView: UIView?
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The configuration of the content; it takes the place of the label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      made?.removeFromSuperview()
      made = contentConfiguration?.makeContentView()
      if let made { content.addSubview(made) }
      setNeedsLayout()
    }
  }
  /// Returns a configuration that resembles the label.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// Called before the view is reused; call `super`.
  open func prepareForReuse() {}

  /// Lays out content and label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    made?.frame = content.bounds
    main.frame = content.bounds.insetBy(dx: 16, dy: 0)
  }
  /// Returns the height of the label.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let made { return made.sizeThatFits(size) }
    let room = CGSize(width: max(size.width - 32, 1), height: 0)
    return CGSize(width: size.width, height: main.sizeThatFits(room).height + 12)
  }
  /// The title of a section.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    guard let text = (contentConfiguration as? UIListContentConfiguration)?.shownText ?? main.text
    else { return element }
    element.kind = .sectionTitle
    element.text = text
    element.children = []
    element.write(color: main.textColor, font: main.font)
    return element
  }
}

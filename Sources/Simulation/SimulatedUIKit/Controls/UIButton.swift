package import DeviceEvents
public import Foundation

/// A button.
///
/// Simulated: titles, colours and pictures by state, or a configuration; its size follows from
/// them; a tap or a long press opens its menu. Differs: backgrounds are drawn as plain colours.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7
    /// An older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private var looks: [State.RawValue: ButtonLook] = [:]

  /// Makes a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button; the archive is ignored.
  public required init?(coder: NSCoder) {
    buttonType = .system
    super.init(coder: coder)
    setUp()
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    stateChanged()
  }

  /// Makes a button of a type that runs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    takeOver(primaryAction)
  }

  /// Makes a button that runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takeOver(primaryAction)
  }

  /// Makes a button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    takeOver(primaryAction)
    stateChanged()
  }

  private func setUp() {
    addSubview(picture)
    addSubview(label)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 18)
    picture.contentMode = .scaleAspectFit
    stateChanged()
  }

  /// The type of the button.
  open private(set) var buttonType: ButtonType

  /// The configuration; it takes the place of titles and pictures by state.
  open var configuration: Configuration? { didSet { stateChanged() } }

  /// Called to change the configuration when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { updateConfiguration() }
  }

  /// Whether the configuration follows the state automatically.
  open var automaticallyUpdatesConfiguration = true

  /// The label of the title, including a configuration's.
  open var titleLabel: UILabel? { label }
  /// The label of the subtitle.
  ///
  /// Type-checks only: a configuration's subtitle takes no room, so there is never a label.
  open var subtitleLabel: UILabel? { nil }
  /// The view with the picture.
  open var imageView: UIImageView? { picture }
  /// The menu that a tap opens if it is the primary action, or else a long press.
  open var menu: UIMenu?
  /// The purpose of the button.
  open var role = Role.normal
  /// Whether the picture gets darker under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether it gets lighter while the button can't be used.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under a finger.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed under a finger.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer changes the button.
  open var isPointerInteractionEnabled = false
  /// The room around title and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }
  /// The offset of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The offset of the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The purpose of a button.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { set(state) { $0.title = title } }
  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(state) { $0.color = color } }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set(state) { $0.shadow = color }
  }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { set(state) { $0.image = image } }
  /// Sets the background picture in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(state) { $0.background = image }
  }
  /// Sets the configuration of a symbol in a state.
  ///
  /// Simulated: symbols of all sizes are drawn alike.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { set(state) { $0.symbol = configuration } }

  /// Returns the title in a state, or else in the normal state.
  open func title(for state: State) -> String? { value(state, \.title) }
  /// Returns the title with attributes in a state, or else in the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(state, \.attributedTitle)
  }
  /// Returns the colour of the title in a state, or else in the normal state.
  open func titleColor(for state: State) -> UIColor? { value(state, \.color) }
  /// Returns the colour of the title's shadow in a state, or else in the normal state.
  open func titleShadowColor(for state: State) -> UIColor? { value(state, \.shadow) }
  /// Returns the picture in a state, or else in the normal state.
  open func image(for state: State) -> UIImage? { value(state, \.image) }
  /// Returns the background picture in a state, or else in the normal state.
  open func backgroundImage(for state: State) -> UIImage? { value(state, \.background) }
  /// Returns the configuration of a symbol in a state, or else in the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state, \.symbol)
  }

  /// The current title.
  open var currentTitle: String? { title(for: state) }
  /// The current title with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The current colour of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? standardColor }
  /// The current picture.
  open var currentImage: UIImage? { image(for: state) }
  /// The current background picture.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Asks for the configuration to be updated.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Updates the configuration, and calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Returns the place of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of title and picture.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  /// Returns the place of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arranged(in: contentRect).title
  }
  /// Returns the place of the picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arranged(in: contentRect).image
  }

  /// The size of title and picture.
  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    let gap = spacing
    var size =
      isStacked
      ? CGSize(width: max(text.width, image.width), height: text.height + image.height + gap)
      : CGSize(width: text.width + image.width + gap, height: max(text.height, image.height))
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, contentEdgeInsets == .zero {
      // Without insets of its own, a button has room above and below its title (observed).
      size.height += 12
      size.width = max(size.width, 30)
    }
    return size
  }

  /// Returns the size of title and picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture.frame = imageRect(forContentRect: content)
  }

  override func stateChanged() {
    show()
    invalidateIntrinsicContentSize()
    super.stateChanged()
    if automaticallyUpdatesConfiguration { updateConfiguration() }
  }

  /// Describes a button with its title; the label and the picture aren't separate elements.
  package override func screenElement() -> ScreenElement {
    show()
    var element = super.screenElement()
    element.kind = .button
    element.text = shownTitle ?? picture.image.flatMap(\.shownName) ?? accessibilityLabel
    element.detail = configuration?.subtitle
    element.write(color: label.shownColor, font: label.shownFont, .center)
    element.isOn = isSelected ? true : nil
    let own = [label, picture] as [UIView]
    let others = subviews.filter { view in !own.contains { $0 === view } && !view.isHidden }
    element.children = others.isEmpty ? [] : element.children.filter { $0.text != shownTitle }
    if let look = configuration {
      if let color = look.fill { element.background = screenColor(color) }
      element.cornerRadius = max(element.cornerRadius, look.cornerRadius(of: bounds.height))
    }
    return element
  }
}

extension UIButton {
  /// Called to change a configuration when the state has changed.
  ///
  /// Simulated: called on the main actor.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  private func takeOver(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func set(_ state: State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state.rawValue, default: ButtonLook()])
    stateChanged()
  }

  private func value<Value>(_ state: State, _ part: KeyPath<ButtonLook, Value?>) -> Value? {
    looks[state.rawValue]?[keyPath: part] ?? looks[State.normal.rawValue]?[keyPath: part]
  }

  /// The text that the user reads on the button.
  package var shownTitle: String? {
    if let look = configuration,
      let own = look.attributedTitle.map({ String($0.characters) }) ?? look.title
    {
      return own
    }
    return attributedTitle(for: state)?.string ?? title(for: state)
  }

  private var standardColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }

  private func show() {
    if let attributed = attributedTitle(for: state), configuration == nil {
      label.attributedText = attributed
    } else if let attributed = configuration?.shownAttributedTitle {
      label.attributedText = attributed
    } else if label.text != shownTitle {
      label.text = shownTitle
    }
    label.textColor = configuration?.foreground(tint: tintColor) ?? currentTitleColor
    let image = configuration?.image ?? currentImage
    if picture.image !== image { picture.image = image }
    label.isHidden = (shownTitle ?? "").isEmpty
    picture.isHidden = image == nil
  }

  private var insets: UIEdgeInsets {
    guard let look = configuration else { return contentEdgeInsets }
    let insets = look.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var isStacked: Bool {
    [.top, .bottom].contains(configuration?.imagePlacement ?? .leading)
  }

  private var spacing: CGFloat {
    guard picture.image != nil, !(shownTitle ?? "").isEmpty else { return 0 }
    return configuration?.imagePadding ?? 0
  }

  private func arranged(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = picture.image?.size ?? .zero
    let text = label.intrinsicContentSize
    guard !isStacked else { return stacked(in: content, image, text) }
    let width = min(text.width, max(content.width - image.width - spacing, 0))
    let all = image.width + spacing + width
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: content.minX
      case .right: content.maxX - all
      default: content.midX - all / 2
      }
    let isLast = configuration?.imagePlacement == .trailing
    return (
      CGRect(
        x: isLast ? start : start + image.width + spacing, y: content.midY - text.height / 2,
        width: width, height: text.height),
      CGRect(
        x: isLast ? start + width + spacing : start, y: content.midY - image.height / 2,
        width: image.width, height: image.height)
    )
  }

  private func stacked(in content: CGRect, _ image: CGSize, _ text: CGSize) -> (CGRect, CGRect) {
    let all = image.height + spacing + text.height
    let top = content.midY - all / 2
    let isLast = configuration?.imagePlacement == .bottom
    return (
      CGRect(
        x: content.midX - min(text.width, content.width) / 2,
        y: isLast ? top : top + image.height + spacing,
        width: min(text.width, content.width), height: text.height),
      CGRect(
        x: content.midX - image.width / 2, y: isLast ? top + text.height + spacing : top,
        width: image.width, height: image.height)
    )
  }
}

/// The look of a button in one state.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var color: UIColor?
  var shadow: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

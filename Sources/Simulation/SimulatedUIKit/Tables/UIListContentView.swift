public import Foundation

/// A view that shows the texts and the picture of a row.
///
/// Simulated: as UIListContentConfiguration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let main = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var list: UIListContentConfiguration

  /// Makes a view.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [picture, main, second] { addSubview(view) }
    show()
  }
  /// Makes an empty view; the archive is ignored.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// The configuration that it shows.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let value = newValue as? UIListContentConfiguration else { return }
      list = value
      show()
    }
  }

  private func show() {
    write(list.shownText, list.textProperties, in: main)
    write(list.shownSecondaryText, list.secondaryTextProperties, in: second)
    picture.image = list.image
    picture.tintColor = list.imageProperties.tintColor
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    setNeedsLayout()
  }

  private func write(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = properties.shown(text)
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  /// The height of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes(width: size.width)
    let gap = second.text == nil ? 0 : list.textToSecondaryTextVerticalPadding
    let text =
      list.prefersSideBySideTextAndSecondaryText
      ? max(sizes.main.height, sizes.second.height)
      : sizes.main.height + sizes.second.height + gap
    let margins = list.directionalLayoutMargins
    return CGSize(
      width: size.width,
      height: max(text, imageSize.height, reserved.height) + margins.top + margins.bottom)
  }

  /// Returns the picture's own size, or the maximum if that is smaller; 0 sets no limit.
  private var imageSize: CGSize {
    guard let own = picture.image?.size, own.width > 0, own.height > 0 else { return .zero }
    let most = list.imageProperties.maximumSize
    let factor = min(
      most.width > 0 ? most.width / own.width : 1,
      most.height > 0 ? most.height / own.height : 1, 1)
    return CGSize(width: own.width * factor, height: own.height * factor)
  }

  private var reserved: CGSize { list.imageProperties.reservedLayoutSize }

  /// Returns the room for the picture, which is placed in its middle.
  private var imageWidth: CGFloat { max(imageSize.width, reserved.width) }

  private var imageRoom: CGFloat {
    picture.image == nil ? 0 : imageWidth + list.imageToTextPadding
  }

  private func sizes(width: CGFloat) -> (main: CGSize, second: CGSize) {
    let margins = list.directionalLayoutMargins
    let room = max(width - margins.leading - margins.trailing - imageRoom, 1)
    return (
      main.sizeThatFits(CGSize(width: room, height: 0)),
      second.sizeThatFits(CGSize(width: room, height: 0))
    )
  }

  /// Lays out texts and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = list.directionalLayoutMargins
    let sizes = sizes(width: bounds.width)
    let left = margins.leading + imageRoom
    let width = max(bounds.width - left - margins.trailing, 0)
    picture.frame = CGRect(
      x: margins.leading + (imageWidth - imageSize.width) / 2,
      y: (bounds.height - imageSize.height) / 2, width: imageSize.width, height: imageSize.height)
    if list.prefersSideBySideTextAndSecondaryText {
      let gap = second.text == nil ? 0 : list.textToSecondaryTextHorizontalPadding
      main.frame = CGRect(
        x: left, y: 0, width: max(width - sizes.second.width - gap, 0), height: bounds.height)
      second.frame = CGRect(
        x: bounds.width - margins.trailing - sizes.second.width, y: 0, width: sizes.second.width,
        height: bounds.height)
    } else {
      let gap = second.text == nil ? 0 : list.textToSecondaryTextVerticalPadding
      let top = (bounds.height - sizes.main.height - sizes.second.height - gap) / 2
      main.frame = CGRect(x: left, y: top, width: width, height: sizes.main.height)
      second.frame = CGRect(
        x: left, y: top + sizes.main.height + gap, width: width, height: sizes.second.height)
    }
  }
}

public import Foundation
import SimulatedUIKit

/// A view of a link: its icon or picture, its title, and the name of its server.
///
/// Simulated: what its metadata has; without a title the address is shown. Differs: where the
/// parts are is our own, and a tap doesn't open the link.
@MainActor @preconcurrency open class LPLinkView: UIView {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()

  /// What it shows.
  open var metadata = LPLinkMetadata() { didSet { show() } }

  /// Makes a view of a link about which nothing is known yet.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    self.init(metadata: metadata)
  }

  /// Makes a view of a link.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
    show()
  }

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view from a storyboard.
  ///
  /// Type-checks only: storyboards aren't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.numberOfLines = 2
    hostLabel.font = .systemFont(ofSize: 13)
    hostLabel.textColor = .secondaryLabel
    for view in [picture, titleLabel, hostLabel] { addSubview(view) }
  }

  private func show() {
    let url = metadata.url ?? metadata.originalURL
    titleLabel.text = metadata.title ?? url?.absoluteString
    hostLabel.text = metadata.title == nil ? nil : url?.host
    picture.image = nil
    let shown = metadata
    guard let provider = shown.imageProvider ?? shown.iconProvider else { return fit() }
    _ = provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      let image = image as? UIImage
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.metadata === shown else { return }
          self.picture.image = image
          self.fit()
        }
      }
    }
    fit()
  }

  private func fit() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Its size without limits: as wide as its texts, and as high as these need.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
  }

  /// Returns the size that it needs in some room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textRoom(in: size.width)
    let title = titleLabel.sizeThatFits(texts)
    let host = hostLabel.text == nil ? .zero : hostLabel.sizeThatFits(texts)
    let width = max(title.width, host.width) + size.width - texts.width
    let height = max(title.height + host.height, picture.image == nil ? 0 : Self.side)
    return CGSize(width: min(width, size.width), height: height + 2 * Self.margin)
  }

  /// Places its parts: the picture at the left, the texts beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let texts = textRoom(in: bounds.width)
    let title = titleLabel.sizeThatFits(texts)
    let host = hostLabel.sizeThatFits(texts)
    let left = bounds.width - Self.margin - texts.width
    picture.isHidden = picture.image == nil
    picture.frame = CGRect(x: Self.margin, y: Self.margin, width: Self.side, height: Self.side)
    titleLabel.frame = CGRect(x: left, y: Self.margin, width: texts.width, height: title.height)
    hostLabel.isHidden = hostLabel.text == nil
    hostLabel.frame = CGRect(
      x: left, y: Self.margin + title.height, width: texts.width, height: host.height)
  }

  private func textRoom(in width: CGFloat) -> CGSize {
    let taken = 2 * Self.margin + (picture.image == nil ? 0 : Self.side + Self.margin)
    return CGSize(width: max(0, width - taken), height: .greatestFiniteMagnitude)
  }

  private static let margin: CGFloat = 12
  private static let side: CGFloat = 40
}

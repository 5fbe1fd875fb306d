import DeviceProtocol
public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// Shows a sticker.
///
/// Simulated: a picture that is found by the sticker's description; a tap puts the sticker into the
/// conversation's field (documented). Differs: it can't be dragged onto a message; of moving
/// pictures only the first can be seen.
@preconcurrency @MainActor open class MSStickerView: UIView {
  /// The sticker.
  open var sticker: MSSticker? { didSet { show() } }
  private let recognizer = StickerTap()
  private let picture = UIImageView()
  private var isMoving = false

  /// Makes a view of nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a view of a sticker.
  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
    show()
  }

  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Whether it moves.
  ///
  /// Simulated: as was said last, for a sticker whose picture is a GIF or PNG with several frames.
  /// Differs: the frames aren't counted.
  open func isAnimating() -> Bool { isMoving }
  /// Lets it move.
  open func startAnimating() { isMoving = sticker != nil }
  /// Lets it rest.
  open func stopAnimating() { isMoving = false }

  /// Shows the picture in all of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  private func begin() {
    addGestureRecognizer(recognizer)
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }

  private func show() {
    accessibilityLabel = sticker?.localizedDescription
    picture.accessibilityLabel = sticker?.localizedDescription
    picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
  }

  fileprivate func put() {
    guard let sticker else { return }
    ConversationLink.ask(sticker.question { .put($0) }) { _ in }
  }
}

/// Knows the tap on a sticker.
private final class StickerTap: UITapGestureRecognizer {
  override func reset() { (view as? MSStickerView)?.put() }
}

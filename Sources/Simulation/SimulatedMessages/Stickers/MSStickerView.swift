import DeviceProtocol
public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// A view that shows a sticker.
///
/// Simulated: a picture that can be found by the sticker's description; a tap inserts the sticker
/// into the conversation's input field (documented). Differs: it can't be dragged onto a message;
/// of animated pictures only the first frame is visible.
@preconcurrency @MainActor open class MSStickerView: UIView {
  /// The sticker.
  open var sticker: MSSticker? { didSet { show() } }
  private let recognizer = StickerTap()
  private let picture = UIImageView()
  private var isMoving = false

  /// Makes a view without a sticker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a view with a sticker.
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

  /// Returns whether it is animated.
  ///
  /// Simulated: the value that was set last, for a sticker whose picture is a GIF or PNG with
  /// several frames. Differs: the frames aren't counted.
  open func isAnimating() -> Bool { isMoving }
  /// Starts the animation.
  open func startAnimating() { isMoving = sticker != nil }
  /// Stops the animation.
  open func stopAnimating() { isMoving = false }

  /// Lets the picture fill the view.
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

/// The recognizer of a tap on a sticker.
private final class StickerTap: UITapGestureRecognizer {
  override func reset() { (view as? MSStickerView)?.put() }
}

public import Foundation
public import SimulatedUIKit

/// The controller of a view of stickers, and its data source.
///
/// Simulated: its view is filled by the browser. Differs: a subclass has to give the stickers;
/// Apple's has none by itself either, and iOS then traps as well (inferred).
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController,
  MSStickerBrowserViewDataSource
{
  /// How large the stickers are.
  public let stickerSize: MSStickerSize
  /// The view.
  open private(set) lazy var stickerBrowserView = MSStickerBrowserView(
    frame: .zero, stickerSize: stickerSize)

  /// Makes a controller.
  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of regular stickers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stickerSize = .regular
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of regular stickers.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }

  /// Puts the browser into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    stickerBrowserView.dataSource = self
    stickerBrowserView.frame = view.bounds
    stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stickerBrowserView)
  }

  /// None.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
  /// A sticker; a subclass that has some overrides it.
  open func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker { preconditionFailure("stickerBrowserView(_:stickerAt:) must be overridden") }
}

public import Foundation
public import SimulatedUIKit

/// An object that supplies stickers.
///
/// Simulated: asked when the browser comes on the screen, and by `reloadData()`.
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  /// Returns the number of stickers.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// Returns the sticker at an index.
  func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker
}

/// A view that shows stickers in rows.
///
/// Simulated: as many in a row as their size specifies, each as wide as high. Differs: the user
/// can't scroll, so what lies below the view can't be reached; code can move it. Colours and
/// distances are our own.
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
  /// The object that supplies the stickers.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// The size of the stickers.
  public let stickerSize: MSStickerSize
  /// The scroll offset.
  ///
  /// Simulated: keeps its value, and moves the stickers. Differs: the user can't scroll.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Sets the scroll offset.
  ///
  /// Simulated: as `contentOffset`, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  private var views: [MSStickerView] = []
  private var isLoaded = false

  /// Makes a view of regular stickers.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, stickerSize: .regular)
  }

  /// Makes a view.
  public init(frame: CGRect, stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(frame: frame)
  }

  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }

  /// Asks for the stickers again.
  open func reloadData() {
    isLoaded = true
    for view in views { view.removeFromSuperview() }
    let count = dataSource?.numberOfStickers(in: self) ?? 0
    views = (0..<count).compactMap { index in
      dataSource.map {
        MSStickerView(
          frame: .zero, sticker: $0.stickerBrowserView(self, stickerAt: index))
      }
    }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  /// Lays out the stickers in rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded, window != nil { reloadData() }
    let margin = 8.0
    let columns = stickerSize.columns
    let side = (bounds.width - margin * Double(columns + 1)) / Double(columns)
    for (index, view) in views.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      view.frame = CGRect(
        x: margin + Double(column) * (side + margin), y: margin + Double(row) * (side + margin),
        width: max(side, 0), height: max(side, 0))
    }
  }
}

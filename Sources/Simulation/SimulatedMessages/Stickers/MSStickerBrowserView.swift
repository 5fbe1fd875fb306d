public import Foundation
public import SimulatedUIKit

/// Gives stickers to be shown.
///
/// Simulated: asked when the browser comes on the screen, and by `reloadData()`.
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  /// How many there are.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// One of them.
  func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker
}

/// Shows stickers in rows.
///
/// Simulated: as many in a row as their size says, each as wide as high. Differs: the user doesn't
/// scroll, so what lies below the view isn't reached; code can move it. Colours and distances are
/// our own.
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
  /// Who gives the stickers.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// How large they are.
  public let stickerSize: MSStickerSize
  /// How far it is scrolled.
  ///
  /// Simulated: keeps its value, and moves the stickers. Differs: the user doesn't scroll.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// How far it is scrolled.
  ///
  /// Simulated: as `contentOffset`; nothing takes time.
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

  /// Puts the stickers into rows.
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

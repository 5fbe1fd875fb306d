public import Foundation

/// A wheel at the top of content that the user pulls down.
///
/// Simulated: keeps its values. Differs: the user can't pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Makes a wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a wheel; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it is turning.
  open private(set) var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// Starts turning, as when code does it: no event is sent (documented).
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }
  /// Stops turning.
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }
}

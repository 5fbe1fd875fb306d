public import Foundation

/// A wheel at the top of what is pulled down.
///
/// Simulated: keeps its values. Differs: the user doesn't pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Makes a wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a wheel; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// Lets it turn, as if by code: nothing is sent (documented).
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }
  /// Lets it stand.
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }
}

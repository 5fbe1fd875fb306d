public import Foundation

/// A row of dots for pages.
///
/// Simulated: keeps its values; the current page stays within bounds.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  /// Makes a row of dots.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a row of dots; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The number of pages.
  open var numberOfPages = 0 { didSet { currentPage = page } }
  /// The current page.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Returns the size of some dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }
  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

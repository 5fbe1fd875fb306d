public import Foundation

/// Dots for pages.
///
/// Simulated: keeps its values; the current page stays among the others.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  /// Makes a row of dots.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a row of dots; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { currentPage = page } }
  /// The page that is shown.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether nothing is shown for one page.
  open var hidesForSinglePage = false
  /// The colour of other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size of some dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }
  /// As large as its dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Wheels with these numbers of rows.
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows: [Int] = [3, 5]
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }
}

/// Pickers, page controls and progress views.
@MainActor @Suite struct PickerTests {
  private func chosen(in picker: UIPickerView) -> [Int] {
    (0...1).map { picker.selectedRow(inComponent: $0) }
  }

  @Test(
    .shows(
      "UIPickerView", "UIPickerView.dataSource", "UIPickerView.delegate",
      "UIPickerView.numberOfComponents", "UIPickerView.numberOfRows(inComponent:)",
      "UIPickerView.selectRow(_:inComponent:animated:)",
      "UIPickerView.selectedRow(inComponent:)", "UIPickerView.reloadAllComponents()",
      "UIPickerView.reloadComponent(_:)", "UIPickerViewDataSource",
      "UIPickerViewDataSource.numberOfComponents(in:)",
      "UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:)"))
  func aPickerAsksForItsRowsAndKeepsTheChoice() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.delegate === wheels && picker.numberOfComponents == 2)
    #expect((0...1).map { picker.numberOfRows(inComponent: $0) } == [3, 5])
    #expect(chosen(in: picker) == [0, 0])
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(4, inComponent: 1, animated: false)
    #expect(chosen(in: picker) == [2, 4])
    // The selection moves off a row that no longer exists.
    wheels.rows = [3, 1]
    picker.reloadComponent(1)
    #expect(chosen(in: picker) == [2, 0])
    wheels.rows = [1, 1]
    picker.reloadAllComponents()
    #expect(chosen(in: picker) == [0, 0])
  }

  @Test(
    .shows(
      "UIPickerView.init(frame:)", "UIPickerView.init(coder:)",
      "UIPickerView.intrinsicContentSize", "UIPageControl.init(frame:)",
      "UIPageControl.init(coder:)", "UIProgressView.init(frame:)", "UIProgressView.init(coder:)",
      "UIRefreshControl.init(frame:)", "UIRefreshControl.init(coder:)", "UILabel.init(frame:)",
      "UILabel.init(coder:)", "UIScrollView.init(frame:)", "UIScrollView.init(coder:)"))
  func viewsAreMadeInAFrameAndOfAnArchive() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let views: [UIView] = [
      UIPickerView(frame: frame), UIPageControl(frame: frame), UIProgressView(frame: frame),
      UIRefreshControl(frame: frame), UILabel(frame: frame), UIScrollView(frame: frame),
    ]
    #expect(views.allSatisfy { $0.frame == frame })
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    let coder = ObjectiveCRegistry.emptyCoder
    #expect(UIPickerView(coder: coder)?.selectedRow(inComponent: 0) == -1)
    #expect(UIPageControl(coder: coder)?.currentPage == 0)
    #expect(UIProgressView(coder: coder)?.progress == 0)
    #expect(UIRefreshControl(coder: coder)?.isRefreshing == false)
    #expect(UIRefreshControl(frame: frame).isHidden)
    // The defaults of labels and scroll views (documented).
    for label in [UILabel(frame: frame), UILabel(coder: coder)].compactMap(\.self) {
      #expect(!label.isUserInteractionEnabled)
      #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    }
    #expect(UILabel(coder: coder) != nil)
    for view in [UIScrollView(frame: frame), UIScrollView(coder: coder)] {
      #expect(view?.clipsToBounds == true)
      #expect(view?.gestureRecognizers?.count == 1)
    }
  }

  @Test(
    .shows(
      "UIPageControl.hidesForSinglePage", "UIPageControl.pageIndicatorTintColor",
      "UIPageControl.currentPageIndicatorTintColor", "UIPageControl.size(forNumberOfPages:)",
      "UIPageControl.intrinsicContentSize"))
  func aRowOfDotsGrowsWithItsPages() {
    let dots = UIPageControl()
    dots.numberOfPages = 4
    #expect(dots.intrinsicContentSize == dots.size(forNumberOfPages: 4))
    #expect(dots.size(forNumberOfPages: 8).width == dots.size(forNumberOfPages: 4).width * 2)
    #expect(dots.size(forNumberOfPages: 4).width > 0)
    keeps(UIPageControl(), \.hidesForSinglePage, first: false, then: true)
    keeps(UIPageControl(), \.pageIndicatorTintColor, first: nil, then: .red)
    keeps(UIPageControl(), \.currentPageIndicatorTintColor, first: nil, then: .red)
  }

  @Test(
    .shows(
      "UIProgressView.progressViewStyle", "UIProgressView.progressTintColor",
      "UIProgressView.trackTintColor", "UIProgressView.intrinsicContentSize",
      "UIRefreshControl.attributedTitle"))
  func progressKeepsItsLook() {
    keeps(UIProgressView(), \.progressViewStyle, first: .default, then: .bar)
    keeps(UIProgressView(), \.progressTintColor, first: nil, then: .red)
    keeps(UIProgressView(), \.trackTintColor, first: nil, then: .red)
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
    let size = UIProgressView().intrinsicContentSize
    #expect(size == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    keeps(
      UIRefreshControl(), \.attributedTitle, first: nil, then: NSAttributedString(string: "Pull"))
  }
}

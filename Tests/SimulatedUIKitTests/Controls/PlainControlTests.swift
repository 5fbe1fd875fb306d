import DeviceEvents
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct PlainControlTests {
  @Test(
    .shows(
      "UISwitch.isOn", "UISwitch.setOn(_:animated:)", "UISwitch.init(frame:)",
      "UISwitch.intrinsicContentSize"))
  func aSwitchIsTurnedOverByTheUserOnly() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    var changes: [Bool] = []
    toggle.addAction(
      UIAction { [unowned toggle] _ in changes.append(toggle.isOn) }, for: .valueChanged)
    toggle.setOn(true, animated: true)
    #expect(changes == [] && toggle.isOn)
    toggle.tap()
    #expect(changes == [false])
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(toggle.screenElement().kind == .toggle)
    #expect(toggle.screenElement().isOn == false)
  }

  @Test(
    .shows(
      "UISlider.value", "UISlider.maximumValue", "UISlider.minimumValue",
      "UISlider.setValue(_:animated:)"))
  func aSlidersNumberStaysBetweenItsBounds() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(5, animated: false)
    #expect(slider.screenElement().fraction == 0.5)
    slider.minimumValue = 6
    #expect(slider.value == 6)
  }

  @Test(.shows("UIStepper.value", "UIStepper.maximumValue", "UIStepper.minimumValue"))
  func aSteppersNumberStaysBetweenItsBounds() {
    let stepper = UIStepper()
    stepper.value = 120
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 60
    #expect(stepper.value == 60)
  }

  @Test(
    .shows(
      "UIProgressView.progress", "UIProgressView.setProgress(_:animated:)",
      "UIProgressView.observedProgress", "UIProgressView.init(progressViewStyle:)"))
  func aProgressViewShowsAPart() {
    let view = UIProgressView(progressViewStyle: .bar)
    #expect(view.progressViewStyle == .bar)
    view.setProgress(3, animated: true)
    #expect(view.progress == 1)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    #expect(view.screenElement().fraction == 0.25)
  }

  @Test(
    .shows(
      "UIActivityIndicatorView.init(style:)", "UIActivityIndicatorView.startAnimating()",
      "UIActivityIndicatorView.stopAnimating()", "UIActivityIndicatorView.isAnimating",
      "UIActivityIndicatorView.hidesWhenStopped", "UIActivityIndicatorView.intrinsicContentSize"))
  func aWheelIsSeenWhileItTurns() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test(
    .shows(
      "UISegmentedControl.init(items:)", "UISegmentedControl.numberOfSegments",
      "UISegmentedControl.selectedSegmentIndex", "UISegmentedControl.titleForSegment(at:)",
      "UISegmentedControl.setTitle(_:forSegmentAt:)",
      "UISegmentedControl.insertSegment(withTitle:at:animated:)",
      "UISegmentedControl.removeSegment(at:animated:)",
      "UISegmentedControl.removeAllSegments()",
      "UISegmentedControl.setEnabled(_:forSegmentAt:)",
      "UISegmentedControl.isEnabledForSegment(at:)"))
  func aSegmentIsChosenByTheUserOrByCode() {
    let control = UISegmentedControl(items: ["One", "Two"])
    var changes: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in changes.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.choose(1)
    #expect(changes == [1])
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.setTitle("Nil", forSegmentAt: 0)
    #expect((0..<control.numberOfSegments).map(control.titleForSegment) == ["Nil", "One", "Two"])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    control.choose(0)
    #expect(changes == [1])
    #expect(control.screenElement().children.map(\.text) == ["Nil", "One", "Two"])
    #expect(control.screenElement().children.map(\.isOn) == [false, false, true])
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test(
    .shows(
      "UIImageView.init(image:)", "UIImageView.intrinsicContentSize", "UIImageView.image",
      "UIImageView.startAnimating()", "UIImageView.isAnimating", "UIImageView.stopAnimating()"))
  func anImageViewIsAsLargeAsItsPicture() throws {
    let star = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: star)
    #expect(view.frame.size == star.size && view.intrinsicContentSize == star.size)
    #expect(view.screenElement().kind == .image)
    #expect(view.screenElement().text == "star")
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.screenElement().kind == .area)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test(
    .shows(
      "UIPageControl.currentPage", "UIPageControl.numberOfPages", "UIDatePicker.date",
      "UIDatePicker.minimumDate", "UIDatePicker.maximumDate", "UIRefreshControl.beginRefreshing()",
      "UIRefreshControl.endRefreshing()", "UIRefreshControl.isRefreshing"))
  func valuesStayInTheirBounds() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 100)
    picker.maximumDate = Date(timeIntervalSince1970: 50)
    #expect(picker.date == Date(timeIntervalSince1970: 50))
    picker.minimumDate = Date(timeIntervalSince1970: 40)
    picker.date = Date(timeIntervalSince1970: 1)
    #expect(picker.date == Date(timeIntervalSince1970: 40))
    let refresh = UIRefreshControl()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }
}

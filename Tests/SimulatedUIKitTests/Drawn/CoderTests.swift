import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Objects as storyboards make them: from a coder, which is empty here.
@MainActor @Suite struct CoderTests {
  private let coder = NSCoder()

  @Test(
    .shows(
      "UIView.init(coder:)", "UISearchBar.init(coder:)", "UISegmentedControl.init(coder:)",
      "UISlider.init(coder:)", "UIStackView.init(coder:)", "UIStepper.init(coder:)",
      "UISwitch.init(coder:)", "UITabBar.init(coder:)", "UITextField.init(coder:)",
      "UITextView.init(coder:)", "UIToolbar.init(coder:)"))
  func viewsAreAsByThemselves() throws {
    let view = try #require(UIView(coder: coder))
    #expect(view.bounds == .zero && view.layer.bounds == .zero)
    #expect(try #require(UISearchBar(coder: coder)).subviews.count == 2)
    #expect(try #require(UISegmentedControl(coder: coder)).numberOfSegments == 0)
    #expect(try #require(UISlider(coder: coder)).maximumValue == 1)
    #expect(UIStackView(coder: coder).axis == .horizontal)
    #expect(try #require(UIStepper(coder: coder)).maximumValue == 100)
    #expect(try #require(UISwitch(coder: coder)).isOn == false)
    #expect(try #require(UITabBar(coder: coder)).items == nil)
    #expect(try #require(UITextField(coder: coder)).text == "")
    let text = try #require(UITextView(coder: coder))
    #expect(text.text == "" && text.textContainer.lineFragmentPadding == 5 && text.clipsToBounds)
    #expect(try #require(UIToolbar(coder: coder)).items == nil)
  }

  @Test(
    .shows(
      "UITableView.init(coder:)", "UITableViewCell.init(coder:)",
      "UITableViewController.init(coder:)", "UITableViewHeaderFooterView.init(coder:)",
      "UITabBarItem.init(coder:)", "UIWindow.init(coder:)"))
  func tablesBarsAndWindowsAreAsByThemselves() throws {
    let table = try #require(UITableView(coder: coder))
    #expect(table.style == .plain && table.backgroundColor == .systemBackground)
    let cell = try #require(UITableViewCell(coder: coder))
    #expect(cell.frame.size == CGSize(width: 320, height: 44) && cell.reuseIdentifier == nil)
    #expect(cell.contentView.superview === cell)
    let controller = try #require(UITableViewController(coder: coder))
    #expect(controller.nibName == nil && controller.tableView.style == .plain)
    let header = try #require(UITableViewHeaderFooterView(coder: coder))
    #expect(header.contentView.superview === header && header.reuseIdentifier == nil)
    #expect(try #require(UITabBarItem(coder: coder)).title == nil)
    #expect(try #require(UIWindow(coder: coder)).windowLevel == .normal)
  }

  @Test(
    .shows(
      "UISlider.init(frame:)", "UITextField.init(frame:)", "UITextView.init(frame:)",
      "UITableView.init(frame:)", "UISearchBar.init(frame:)", "UIStackView.init(frame:)"))
  func viewsStandWhereTheyAreMade() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let views = [
      UISlider(frame: frame), UITextField(frame: frame), UITextView(frame: frame),
      UITableView(frame: frame), UISearchBar(frame: frame), UIStackView(frame: frame),
    ]
    #expect(views.allSatisfy { $0.frame == frame })
  }
}

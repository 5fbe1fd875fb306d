import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Values that tables, bars and recognisers keep, and their documented initial values.
@MainActor @Suite struct TableValueTests {
  @Test(
    .shows(
      "UITableView.sectionFooterHeight", "UITableView.estimatedRowHeight",
      "UITableView.estimatedSectionHeaderHeight", "UITableView.estimatedSectionFooterHeight",
      "UITableView.sectionHeaderTopPadding", "UITableView.separatorStyle",
      "UITableView.separatorEffect", "UITableView.backgroundView",
      "UITableView.allowsSelectionDuringEditing",
      "UITableView.allowsMultipleSelectionDuringEditing",
      "UITableView.cellLayoutMarginsFollowReadableWidth",
      "UITableView.insetsContentViewsToSafeArea", "UITableView.dragInteractionEnabled",
      "UITableView.sectionIndexMinimumDisplayRowCount", "UITableView.sectionIndexColor",
      "UITableView.isEditing"))
  func aTableKeepsItsValues() {
    keeps(
      UITableView(frame: .zero, style: .plain), \.sectionFooterHeight,
      first: UITableView.automaticDimension,
      then: 20)
    keeps(
      UITableView(frame: .zero, style: .plain), \.estimatedRowHeight,
      first: UITableView.automaticDimension,
      then: 44)
    keeps(
      UITableView(frame: .zero, style: .plain), \.estimatedSectionHeaderHeight,
      first: UITableView.automaticDimension,
      then: 30)
    keeps(
      UITableView(frame: .zero, style: .plain), \.estimatedSectionFooterHeight,
      first: UITableView.automaticDimension,
      then: 30)
    keeps(
      UITableView(frame: .zero, style: .plain), \.sectionHeaderTopPadding,
      first: UITableView.automaticDimension,
      then: 0)
    keeps(
      UITableView(frame: .zero, style: .plain), \.separatorStyle, first: .singleLine,
      then: .none)
    keeps(
      UITableView(frame: .zero, style: .plain), \.separatorEffect, first: nil,
      then: UIBlurEffect(style: .light))
    keeps(UITableView(frame: .zero, style: .plain), \.backgroundView, first: nil, then: UIView())
    keeps(
      UITableView(frame: .zero, style: .plain), \.allowsSelectionDuringEditing, first: false,
      then: true)
    keeps(
      UITableView(frame: .zero, style: .plain), \.allowsMultipleSelectionDuringEditing,
      first: false,
      then: true)
    keeps(
      UITableView(frame: .zero, style: .plain), \.cellLayoutMarginsFollowReadableWidth,
      first: false,
      then: true)
    keeps(
      UITableView(frame: .zero, style: .plain), \.insetsContentViewsToSafeArea, first: true,
      then: false)
    keeps(
      UITableView(frame: .zero, style: .plain), \.dragInteractionEnabled, first: true,
      then: false)
    keeps(
      UITableView(frame: .zero, style: .plain), \.sectionIndexMinimumDisplayRowCount, first: 0,
      then: 5)
    keeps(UITableView(frame: .zero, style: .plain), \.sectionIndexColor, first: nil, then: .red)
    keeps(UITableView(frame: .zero, style: .plain), \.isEditing, first: false, then: true)
  }

  @Test(
    .shows(
      "UITableViewCell.backgroundView", "UITableViewCell.selectedBackgroundView",
      "UITableViewCell.multipleSelectionBackgroundView", "UITableViewCell.selectionStyle",
      "UITableViewCell.isHighlighted", "UITableViewCell.showsReorderControl",
      "UITableViewCell.shouldIndentWhileEditing", "UITableViewCell.accessoryView",
      "UITableViewCell.editingAccessoryType", "UITableViewCell.editingAccessoryView",
      "UITableViewCell.indentationLevel", "UITableViewCell.indentationWidth",
      "UITableViewCell.isEditing", "UITableViewCell.automaticallyUpdatesContentConfiguration"))
  func aCellKeepsItsValues() {
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.backgroundView, first: nil,
      then: UIView())
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.selectedBackgroundView, first: nil,
      then: UIView())
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.multipleSelectionBackgroundView,
      first: nil,
      then: UIView())
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.selectionStyle, first: .default,
      then: .none)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.isHighlighted, first: false,
      then: true)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.showsReorderControl, first: false,
      then: true)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.shouldIndentWhileEditing,
      first: true,
      then: false)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.accessoryView, first: nil,
      then: UIView())
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.editingAccessoryType, first: .none,
      then: .checkmark)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.editingAccessoryView, first: nil,
      then: UIView())
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.indentationLevel, first: 0,
      then: 2)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.indentationWidth, first: 10,
      then: 20)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil), \.isEditing, first: false,
      then: true)
    keeps(
      UITableViewCell(style: .default, reuseIdentifier: nil),
      \.automaticallyUpdatesContentConfiguration, first: true,
      then: false)
  }

  @Test(
    .shows(
      "UINavigationItem.title", "UINavigationItem.prompt", "UINavigationItem.titleView",
      "UINavigationItem.backBarButtonItem", "UINavigationItem.backButtonDisplayMode",
      "UINavigationItem.leftItemsSupplementBackButton", "UINavigationItem.largeTitleDisplayMode",
      "UINavigationItem.hidesSearchBarWhenScrolling", "UINavigationItem.searchController",
      "UINavigationItem.standardAppearance", "UINavigationItem.compactAppearance",
      "UINavigationItem.scrollEdgeAppearance"))
  func aNavigationItemKeepsItsValues() {
    keeps(UINavigationItem(title: "Notes"), \.title, first: "Notes", then: "Names")
    keeps(UINavigationItem(title: "Notes"), \.prompt, first: nil, then: "All")
    keeps(UINavigationItem(title: "Notes"), \.titleView, first: nil, then: UIView())
    keeps(
      UINavigationItem(title: "Notes"), \.backBarButtonItem, first: nil,
      then: UIBarButtonItem())
    keeps(
      UINavigationItem(title: "Notes"), \.backButtonDisplayMode, first: .default,
      then: .minimal)
    keeps(
      UINavigationItem(title: "Notes"), \.leftItemsSupplementBackButton, first: false,
      then: true)
    keeps(
      UINavigationItem(title: "Notes"), \.largeTitleDisplayMode, first: .automatic,
      then: .never)
    keeps(UINavigationItem(title: "Notes"), \.hidesSearchBarWhenScrolling, first: true, then: false)
    keeps(
      UINavigationItem(title: "Notes"), \.searchController, first: nil,
      then: UISearchController())
    keeps(
      UINavigationItem(title: "Notes"), \.standardAppearance, first: nil,
      then: UINavigationBarAppearance())
    keeps(
      UINavigationItem(title: "Notes"), \.compactAppearance, first: nil,
      then: UINavigationBarAppearance())
    keeps(
      UINavigationItem(title: "Notes"), \.scrollEdgeAppearance, first: nil,
      then: UINavigationBarAppearance())
  }

  @Test(
    .shows(
      "UIBarButtonItem.style", "UIBarButtonItem.menu", "UIBarButtonItem.customView",
      "UIBarButtonItem.width", "UIBarButtonItem.tintColor", "UIBarButtonItem.possibleTitles",
      "UIBarButtonItem.isHidden", "UIBarButtonItem.isSelected",
      "UIBarButtonItem.changesSelectionAsPrimaryAction"))
  func aBarButtonKeepsItsValues() {
    keeps(UIBarButtonItem(), \.style, first: .plain, then: .done)
    keeps(UIBarButtonItem(), \.menu, first: nil, then: UIMenu())
    keeps(UIBarButtonItem(), \.customView, first: nil, then: UIView())
    keeps(UIBarButtonItem(), \.width, first: 0, then: 12)
    keeps(UIBarButtonItem(), \.tintColor, first: nil, then: .red)
    keeps(UIBarButtonItem(), \.possibleTitles, first: nil, then: ["a", "b"])
    keeps(UIBarButtonItem(), \.isHidden, first: false, then: true)
    keeps(UIBarButtonItem(), \.isSelected, first: false, then: true)
    keeps(UIBarButtonItem(), \.changesSelectionAsPrimaryAction, first: false, then: true)
  }

  @Test(
    .shows(
      "UINavigationBar.barStyle", "UINavigationBar.isTranslucent",
      "UINavigationBar.prefersLargeTitles", "UINavigationBar.shadowImage",
      "UINavigationBar.backIndicatorImage", "UINavigationBar.backIndicatorTransitionMaskImage",
      "UINavigationBar.compactAppearance", "UINavigationBar.scrollEdgeAppearance",
      "UINavigationBar.compactScrollEdgeAppearance"))
  func aNavigationBarKeepsItsValues() {
    keeps(UINavigationBar(), \.barStyle, first: .default, then: .black)
    keeps(UINavigationBar(), \.isTranslucent, first: true, then: false)
    keeps(UINavigationBar(), \.prefersLargeTitles, first: false, then: true)
    keeps(UINavigationBar(), \.shadowImage, first: nil, then: UIImage())
    keeps(UINavigationBar(), \.backIndicatorImage, first: nil, then: UIImage())
    keeps(UINavigationBar(), \.backIndicatorTransitionMaskImage, first: nil, then: UIImage())
    keeps(UINavigationBar(), \.compactAppearance, first: nil, then: UINavigationBarAppearance())
    keeps(UINavigationBar(), \.scrollEdgeAppearance, first: nil, then: UINavigationBarAppearance())
    keeps(
      UINavigationBar(), \.compactScrollEdgeAppearance, first: nil,
      then: UINavigationBarAppearance())
  }

  @Test(
    .shows(
      "UIGestureRecognizer.isEnabled", "UIGestureRecognizer.cancelsTouchesInView",
      "UIGestureRecognizer.delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesEnded",
      "UIGestureRecognizer.name"))
  func aRecogniserKeepsItsValues() {
    keeps(UITapGestureRecognizer(), \.isEnabled, first: true, then: false)
    keeps(UITapGestureRecognizer(), \.cancelsTouchesInView, first: true, then: false)
    keeps(UITapGestureRecognizer(), \.delaysTouchesBegan, first: false, then: true)
    keeps(UITapGestureRecognizer(), \.delaysTouchesEnded, first: true, then: false)
    keeps(UITapGestureRecognizer(), \.name, first: nil, then: "a")
  }
}

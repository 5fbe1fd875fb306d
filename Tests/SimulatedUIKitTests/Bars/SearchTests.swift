import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// A search bar delegate that records everything and allows what it is told to.
private final class SearchTalk: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  var begins = true
  var changes = true
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("begin?")
    return begins
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begins") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ends") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("is '\(searchText)'")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("\(range.location)+\(range.length) to '\(text)'?")
    return changes
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("searches") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancels") }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("results for '\(searchController.searchBar.text ?? "")'")
  }
}

@MainActor @Suite(.serialized) struct SearchTests {
  private func cancelButton(_ bar: UISearchBar) -> UIButton? {
    bar.layoutIfNeeded()
    return bar.subviews.lazy.compactMap { $0 as? UIButton }.first
  }

  @Test(
    .shows(
      "UISearchBarDelegate.searchBarShouldBeginEditing(_:)",
      "UISearchBarDelegate.searchBarTextDidBeginEditing(_:)",
      "UISearchBarDelegate.searchBarTextDidEndEditing(_:)",
      "UISearchBarDelegate.searchBar(_:textDidChange:)",
      "UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:)",
      "UISearchBarDelegate.searchBarSearchButtonClicked(_:)",
      "UISearchBarDelegate.searchBarCancelButtonClicked(_:)",
      "UISearchBar.becomeFirstResponder()", "UISearchBar.resignFirstResponder()",
      "UISearchTextField"))
  func aBarDoesWhatItsDelegateAllows() throws {
    let (bar, talk) = (UISearchBar(), SearchTalk())
    bar.delegate = talk
    let field: UISearchTextField = bar.searchTextField
    talk.begins = false
    #expect(!bar.becomeFirstResponder() && talk.take() == ["begin?"])
    talk.begins = true
    #expect(bar.becomeFirstResponder() && field.isFirstResponder)
    #expect(talk.take() == ["begin?", "begins"])
    field.userTypes("a")
    talk.changes = false
    field.userTypes("b")
    #expect(talk.take() == ["0+0 to 'a'?", "is 'a'", "1+0 to 'b'?"])
    field.userReturns()
    try #require(cancelButton(bar)).tap()
    #expect(talk.take() == ["searches", "cancels"])
    #expect(bar.resignFirstResponder() && !field.isFirstResponder)
    #expect(talk.take() == ["ends"])
  }

  @Test(
    .shows(
      "UISearchBar.init(frame:)", "UISearchBar.setShowsCancelButton(_:animated:)",
      "UISearchBar.layoutSubviews()", "UISearchBar.intrinsicContentSize",
      "UISearchBar.sizeThatFits(_:)"))
  func theCancelButtonTakesRoomFromTheField() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(try #require(cancelButton(bar)).isHidden)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    let button = try #require(cancelButton(bar))
    #expect(bar.showsCancelButton && !button.isHidden && button.frame.maxX == 300)
    #expect(bar.searchTextField.frame.maxX == button.frame.minX - 8)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 56))
  }

  @Test(
    .shows(
      "UISearchBar.returnKeyType", "UISearchBar.autocapitalizationType",
      "UISearchBar.autocorrectionType"))
  func theBarsKeyboardIsItsFields() {
    let bar = UISearchBar()
    bar.returnKeyType = .search
    bar.autocapitalizationType = .words
    bar.autocorrectionType = .no
    let field = bar.searchTextField
    #expect(field.returnKeyType == .search && bar.returnKeyType == .search)
    #expect(field.autocapitalizationType == .words && bar.autocapitalizationType == .words)
    #expect(field.autocorrectionType == .no && bar.autocorrectionType == .no)
  }

  @Test(
    .shows(
      "UISearchController.searchBar", "UISearchController.init(searchResultsController:)",
      "UISearchController.init(nibName:bundle:)", "UISearchController.searchResultsController",
      "UISearchController.init(coder:)",
      "UISearchResultsUpdating.updateSearchResults(for:)"))
  func whoeverMakesTheControllerItFollowsItsBar() throws {
    let results = UIViewController()
    let named = UISearchController(nibName: "Search", bundle: .main)
    #expect(named.nibName == "Search" && named.searchResultsController == nil)
    let own = UISearchController(searchResultsController: results)
    #expect(own.searchResultsController === results)
    let drawn = try #require(UISearchController(coder: NSCoder()))
    for search in [own, named, drawn] {
      let talk = SearchTalk()
      search.searchResultsUpdater = talk
      search.searchBar.searchTextField.userTypes("ab")
      #expect(search.isActive && talk.take() == ["results for 'ab'"])
      try #require(cancelButton(search.searchBar)).tap()
      #expect(!search.isActive && talk.take() == ["results for ''"])
      search.searchBar.resignFirstResponder()
    }
  }

  @Test(
    .shows(
      "UISearchController.obscuresBackgroundDuringPresentation",
      "UISearchController.dimsBackgroundDuringPresentation",
      "UISearchController.hidesNavigationBarDuringPresentation",
      "UISearchController.automaticallyShowsCancelButton"))
  func aSearchControllerKeepsItsValues() {
    keeps(
      UISearchController(), \.obscuresBackgroundDuringPresentation, first: true, then: false)
    keeps(UISearchController(), \.dimsBackgroundDuringPresentation, first: true, then: false)
    keeps(UISearchController(), \.hidesNavigationBarDuringPresentation, first: true, then: false)
    keeps(UISearchController(), \.automaticallyShowsCancelButton, first: true, then: false)
  }
}

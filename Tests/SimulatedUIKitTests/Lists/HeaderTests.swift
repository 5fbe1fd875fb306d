import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// A header that counts how often it is prepared for reuse.
private final class CountingHeader: UITableViewHeaderFooterView {
  var uses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
  }
}

@MainActor @Suite struct HeaderTests {
  @Test(
    .shows(
      "UITableViewHeaderFooterView.init(reuseIdentifier:)", "UITableViewHeaderFooterView.init()",
      "UITableViewHeaderFooterView.reuseIdentifier", "UITableViewHeaderFooterView.textLabel",
      "UITableViewHeaderFooterView.contentView", "UITableViewHeaderFooterView.layoutSubviews()",
      "UITableViewHeaderFooterView.sizeThatFits(_:)"))
  func aHeaderHoldsItsLabel() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "title")
    #expect(header.reuseIdentifier == "title")
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    let label = try #require(header.textLabel)
    label.text = "A title"
    #expect(label.isDescendant(of: header.contentView))
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    header.layoutIfNeeded()
    #expect(header.contentView.frame == header.bounds)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 268, height: 40))
    let line = label.sizeThatFits(CGSize(width: 268, height: 0)).height
    #expect(
      header.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: line + 12))
    #expect(header.screenElement().text == "A title")
  }

  @Test(
    .shows(
      "UITableViewHeaderFooterView.contentConfiguration",
      "UITableViewHeaderFooterView.defaultContentConfiguration()"))
  func aConfigurationTakesTheLabelsPlace() throws {
    let header = UITableViewHeaderFooterView()
    var content = header.defaultContentConfiguration()
    #expect(content.textProperties.font == .systemFont(ofSize: 17, weight: .semibold))
    content.text = "First"
    header.contentConfiguration = content
    let made = try #require(header.contentView.subviews.last)
    #expect(header.screenElement().text == "First")
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    header.layoutIfNeeded()
    #expect(made.frame == header.bounds)
    #expect(
      header.sizeThatFits(CGSize(width: 300, height: 0))
        == made.sizeThatFits(CGSize(width: 300, height: 0)))
    header.contentConfiguration = nil
    #expect(made.superview == nil)
  }

  @Test(
    .shows(
      "UITableViewHeaderFooterView.backgroundView",
      "UITableViewHeaderFooterView.backgroundConfiguration"))
  func aHeaderKeepsWhatIsBehindIt() {
    keeps(UITableViewHeaderFooterView(), \.backgroundView, first: nil, then: UIView())
    let header = UITableViewHeaderFooterView()
    #expect(header.backgroundConfiguration == nil)
    header.backgroundConfiguration = .listGroupedCell()
    #expect(
      header.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test(
    .shows(
      "UITableView.register(_: AnyClass?, forHeaderFooterViewReuseIdentifier:)",
      "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)"))
  func headersOfARegisteredClassAreUsedAgain() throws {
    let (table, source) = (UITableView(), Titles())
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    table.dataSource = source
    table.delegate = source
    let first = try #require(table.headerView(forSection: 0))
    #expect(first.reuseIdentifier == "title")
    table.reloadData()
    #expect(table.headerView(forSection: 0) === first)
  }

  @Test(
    .shows(
      "UITableView.register(_: UINib?, forHeaderFooterViewReuseIdentifier:)",
      "UITableView.register(_: UINib?, forCellReuseIdentifier:)",
      "UITableViewHeaderFooterView.prepareForReuse()"))
  func headersAndCellsCanComeFromNibs() throws {
    ObjectiveCRegistry.register(
      CountingHeader.self, name: "CountingHeader", methods: [], make: nil)
    let table = UITableView()
    func nib(_ object: String) -> UINib {
      UINib(data: Data("<document><objects>\(object)</objects></document>".utf8), bundle: nil)
    }
    table.register(
      nib(#"<view customClass="CountingHeader" id="h"/>"#),
      forHeaderFooterViewReuseIdentifier: "title")
    table.register(
      nib(#"<tableViewCell style="IBUITableViewCellStyleSubtitle" id="c"/>"#),
      forCellReuseIdentifier: "row")
    let header = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? CountingHeader)
    #expect(header.reuseIdentifier == "title" && header.uses == 1)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(cell.reuseIdentifier == "row" && cell.detailTextLabel != nil)
  }
}

import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Sections and items at one moment.
@Suite struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A snapshot in words: `A 1 2, B 3`.
  private func words(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      ([section] + snapshot.itemIdentifiers(inSection: section).map(String.init))
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  private var filled: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3, 4])
    return snapshot
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshot.init()",
      "NSDiffableDataSourceSnapshot.appendSections(_:)",
      "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)",
      "NSDiffableDataSourceSnapshot.numberOfItems",
      "NSDiffableDataSourceSnapshot.numberOfSections",
      "NSDiffableDataSourceSnapshot.sectionIdentifiers",
      "NSDiffableDataSourceSnapshot.itemIdentifiers",
      "NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)",
      "NSDiffableDataSourceSnapshot.numberOfItems(inSection:)",
      "NSDiffableDataSourceSnapshot.sectionIdentifier(containingItem:)",
      "NSDiffableDataSourceSnapshot.indexOfItem(_:)",
      "NSDiffableDataSourceSnapshot.indexOfSection(_:)"))
  func itemsAreAddedToASectionOrToTheLastOne() {
    let snapshot = filled
    #expect(words(snapshot) == "A 1 2, B 3 4" && words(Snapshot()) == "")
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "B")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.indexOfSection("C") == nil)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var result: String
    var make: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.deleteItems(_:)",
      "NSDiffableDataSourceSnapshot.deleteAllItems()",
      "NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)",
      "NSDiffableDataSourceSnapshot.appendSections(_:)",
      "NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)",
      "NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)",
      "NSDiffableDataSourceSnapshot.deleteSections(_:)",
      "NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)",
      "NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)"),
    arguments: [
      Change(testDescription: "before", result: "A 1 8 9 2, B 3 4") {
        $0.insertItems([8, 9], beforeItem: 2)
      },
      Change(testDescription: "after", result: "A 1 2 8, B 3 4") {
        $0.insertItems([8], afterItem: 2)
      },
      Change(testDescription: "fewer", result: "A 2, B 4") { $0.deleteItems([1, 3, 7]) },
      Change(testDescription: "none", result: "") { $0.deleteAllItems() },
      Change(testDescription: "to another section", result: "A 2, B 3 1 4") {
        $0.moveItem(1, beforeItem: 4)
      },
      Change(testDescription: "in its section", result: "A 2 1, B 3 4") {
        $0.moveItem(1, afterItem: 2)
      },
      Change(testDescription: "what is there is moved", result: "A 2, B 3 4 1 5") {
        $0.appendItems([1, 5])
      },
      Change(testDescription: "a section with its items is moved", result: "B 3 4, A 1 2, C") {
        $0.appendSections(["A", "C"])
      },
      Change(testDescription: "a section before", result: "A 1 2, C, B 3 4") {
        $0.insertSections(["C"], beforeSection: "B")
      },
      Change(testDescription: "a section after", result: "A 1 2, B 3 4, C") {
        $0.insertSections(["C"], afterSection: "B")
      },
      Change(testDescription: "a section less", result: "B 3 4") {
        $0.deleteSections(["A", "D"])
      },
      Change(testDescription: "a section forward", result: "B 3 4, A 1 2") {
        $0.moveSection("B", beforeSection: "A")
      },
      Change(testDescription: "a section backward", result: "B 3 4, A 1 2") {
        $0.moveSection("A", afterSection: "B")
      },
    ])
  func changesAreMadeByIdentifiers(_ change: Change) {
    var snapshot = filled
    change.make(&snapshot)
    #expect(words(snapshot) == change.result)
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSnapshot.reloadItems(_:)",
      "NSDiffableDataSourceSnapshot.reconfigureItems(_:)",
      "NSDiffableDataSourceSnapshot.reloadSections(_:)",
      "NSDiffableDataSourceSnapshot.reloadedItemIdentifiers",
      "NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers",
      "NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers"))
  func whatIsToBeAskedForAgainIsNotedUntilItIsGone() {
    var snapshot = filled
    snapshot.reloadItems([3, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }
}

import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Filtering and sorting collections.
@Suite("Collections with predicates and descriptors") struct CollectionTests {
  private var people: NSArray {
    [
      ["name": "bob", "age": 30], ["name": "Ada", "age": 36], ["name": "Cyd"],
      ["name": "ann", "age": 30],
    ] as [[String: Any]] as NSArray
  }

  private func names(_ elements: [Any]) -> [String] {
    elements.compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  @Test(
    .shows(
      "NSArray.filtered(using:)", "NSMutableArray.filter(using:)", "NSSet.filtered(using:)",
      "NSMutableSet.filter(using:)", "NSOrderedSet.filtered(using:)",
      "NSMutableOrderedSet.filter(using:)"))
  func collectionsAreFiltered() {
    let old = NSPredicate(format: "age >= 30")
    #expect(names(people.filtered(using: old)) == ["bob", "Ada", "ann"])
    let mutable = NSMutableArray(array: [1, 5, 3])
    let big = NSPredicate(format: "SELF > %d", 2)
    mutable.filter(using: big)
    #expect(mutable as? [Int] == [5, 3])
    #expect(NSSet(array: [1, 5]).filtered(using: big).map { "\($0)" } == ["5"])
    let set = NSMutableSet(array: [1, 5])
    set.filter(using: big)
    #expect(set.allObjects as? [Int] == [5])
    #expect(NSOrderedSet(array: [9, 1, 5]).filtered(using: big).array as? [Int] == [9, 5])
    let ordered = NSMutableOrderedSet(array: [9, 1, 5])
    ordered.filter(using: big)
    #expect(ordered.array as? [Int] == [9, 5])
  }

  struct Order: CustomStringConvertible, Sendable {
    var description: String
    var descriptors: @Sendable () -> [NSSortDescriptor]
    var names: [String]
  }

  static let orders = [
    Order(
      description: "a number, then a text; what has none comes first",
      descriptors: {
        [
          NSSortDescriptor(key: "age", ascending: true),
          NSSortDescriptor(key: "name", ascending: true),
        ]
      }, names: ["Cyd", "ann", "bob", "Ada"]),
    Order(
      description: "down, and equal ones stay",
      descriptors: { [NSSortDescriptor(key: "age", ascending: false)] },
      names: ["Ada", "bob", "ann", "Cyd"]),
    Order(
      description: "capitals before small letters",
      descriptors: { [NSSortDescriptor(key: "name", ascending: true)] },
      names: ["Ada", "Cyd", "ann", "bob"]),
    Order(
      description: "by a method of texts",
      descriptors: {
        [
          NSSortDescriptor(
            key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        ]
      }, names: ["Ada", "ann", "bob", "Cyd"]),
    Order(
      description: "by a closure",
      descriptors: {
        [
          NSSortDescriptor(key: "name", ascending: true) { one, other in
            let last = { (value: Any) in String((value as? String ?? "").reversed()) }
            return last(one) < last(other) ? .orderedAscending : .orderedDescending
          }
        ]
      }, names: ["Ada", "bob", "Cyd", "ann"]),
  ]

  @Test(
    .shows(
      "NSSortDescriptor", "NSSortDescriptor.init(key:ascending:)",
      "NSSortDescriptor.init(key:ascending:selector:)",
      "NSSortDescriptor.init(key:ascending:comparator:)", "NSArray.sortedArray(using:)",
      "NSMutableArray.sort(using:)", "NSSet.sortedArray(using:)",
      "NSOrderedSet.sortedArray(using:)"), arguments: orders)
  func descriptorsPutIntoOrder(_ order: Order) {
    #expect(names(people.sortedArray(using: order.descriptors())) == order.names)
    let mutable = NSMutableArray(array: people as? [Any] ?? [])
    mutable.sort(using: order.descriptors())
    #expect(names(Array(mutable)) == order.names)
    let ordered = NSOrderedSet(array: people as? [Any] ?? [])
    #expect(names(ordered.sortedArray(using: order.descriptors())) == order.names)
  }

  @Test(
    .shows(
      "NSSortDescriptor.compare(_:to:)", "NSSortDescriptor.reversedSortDescriptor",
      "NSSortDescriptor.key", "NSSortDescriptor.ascending"))
  func descriptorComparesAndTurnsAround() throws {
    let up = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
    let down = try #require(up.reversedSortDescriptor as? NSSortDescriptor)
    let two: NSDictionary = ["name": "File 2"]
    let ten: NSDictionary = ["name": "File 10"]
    #expect(up.compare(two, to: ten) == .orderedAscending)
    #expect(down.compare(two, to: ten) == .orderedDescending)
    #expect([up.key, down.key] == ["name", "name"])
    #expect(up.ascending && !down.ascending)
    #expect(down.selector == Selector("localizedStandardCompare:"))
    let numbers = NSSet(array: [3, 1, 2])
    #expect(
      numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: false)]) as? [Int]
        == [3, 2, 1])
  }

  @Test(.shows("NSSortDescriptor.init(keyPath:ascending:)"))
  func descriptorIsMadeOfASwiftProperty() {
    final class Item: NSObject {
      let size: Int
      init(_ size: Int) { self.size = size }
    }
    let items = [Item(2), Item(9), Item(4)] as NSArray
    let sorted = items.sortedArray(using: [NSSortDescriptor(keyPath: \Item.size, ascending: false)])
    #expect(sorted.compactMap { ($0 as? Item)?.size } == [9, 4, 2])
  }

  /// Collections pass a key on to their elements, and NSNull replaces missing values.
  @Test(.shows("NSObject.value(forKeyPath:)"))
  func keyPathGoesThroughCollections() {
    #expect(people.value(forKeyPath: "name") as? [String] == ["bob", "Ada", "Cyd", "ann"])
    #expect(
      (people.value(forKey: "age") as? [Any])?.map { $0 is NSNull } == [false, false, true, false])
    #expect(people.value(forKeyPath: "@sum.age") as? Int == 96)
    #expect(people.value(forKeyPath: "@max.age") as? Int == 36)
    #expect(people.value(forKeyPath: "@count") as? Int == 4)
    #expect(people.value(forKeyPath: "@distinctUnionOfObjects.age") as? [Int] == [30, 36])
    #expect(NSSet(array: ["a", "bb"]).value(forKey: "length") as? Set<Int> == [1, 2])
  }
}

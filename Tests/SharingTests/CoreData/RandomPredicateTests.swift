import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedCoreData

/// Numbers that look random and are the same in each run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(next() % UInt64(list.count))]
  }
}

/// Random rows, predicates and sort orders.
private struct Chance {
  var dice: Dice

  // These are never changed.
  nonisolated(unsafe) static let numbers: [Any] = [
    0, 1, -1, 2, 300, 1.5, -0.25, 0.1, 9_007_199_254_740_993,
  ]
  nonisolated(unsafe) static let dates = [0, 1.5, -3, 7].map {
    Date(timeIntervalSinceReferenceDate: $0) as Any
  }
  nonisolated(unsafe) static let texts: [Any] = [
    "", "a", "A", "b", "caf\u{e9}", "cafe\u{301}", "5",
  ]
  nonisolated(unsafe) static let uuids: [Any] = [
    UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
  ]
  nonisolated(unsafe) static let keys: [(name: String, type: NSAttributeType, values: [Any])] = [
    ("short", .integer16AttributeType, numbers), ("long", .integer64AttributeType, numbers),
    ("flag", .booleanAttributeType, [true, false]), ("wide", .doubleAttributeType, numbers),
    ("narrow", .floatAttributeType, numbers), ("exact", .decimalAttributeType, numbers),
    ("moment", .dateAttributeType, dates), ("text", .stringAttributeType, texts),
    ("uuid", .UUIDAttributeType, uuids),
  ]

  mutating func row() -> [String: Any] {
    var row: [String: Any] = [:]
    for key in Self.keys where dice.next() % 5 != 0 { row[key.name] = dice.pick(key.values) }
    return row
  }

  mutating func condition(
    _ friends: [NSManagedObject], depth: Int = 3
  ) -> SimulatedFoundation.NSPredicate {
    guard depth > 0, dice.next() % 3 != 0 else { return comparison(friends) }
    let count = Int(dice.next() % 3) + 1
    let parts = (0..<count).map { _ in condition(friends, depth: depth - 1) }
    return switch dice.next() % 3 {
    case 0: NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    case 1: NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    default: NSCompoundPredicate(notPredicateWithSubpredicate: parts[0])
    }
  }

  private mutating func comparison(
    _ friends: [NSManagedObject]
  ) -> SimulatedFoundation.NSPredicate {
    let place = Int(dice.next() % UInt64(Self.keys.count + 2))
    guard place < Self.keys.count else {
      let friend: Any = dice.next() % 4 == 0 ? NSNull() : dice.pick(friends)
      return switch dice.next() % 3 {
      case 0: Library.condition("friend == %@", [friend])
      case 1: Library.condition("friend != %@", [friend])
      default: Library.condition("SELF IN %@", [[dice.pick(friends), dice.pick(friends)]])
      }
    }
    let key = Self.keys[place]
    let value: Any = dice.next() % 8 == 0 ? NSNull() : dice.pick(key.values)
    // Not all kinds have more than equality; what would end the program isn't tried.
    let isOrdered = key.type != .UUIDAttributeType
    switch dice.next() % (isOrdered ? 11 : 4) {
    case 0: return Library.condition("%K == %@", [key.name, value])
    case 1: return Library.condition("%K != %@", [key.name, value])
    case 2: return Library.condition("%K IN %@", [key.name, [value, dice.pick(key.values)]])
    case 3: return Library.condition("%@ == %K", [value, key.name])
    case 4: return Library.condition("%K < %@", [key.name, value])
    case 5: return Library.condition("%K <= %@", [key.name, value])
    case 6: return Library.condition("%K > %@", [key.name, value])
    case 7: return Library.condition("%K >= %@", [key.name, value])
    case 8: return Library.condition("%@ < %K", [value, key.name])
    case 9: return Library.condition("%@ >= %K", [value, key.name])
    default:
      return Library.condition(
        "%K BETWEEN %@", [key.name, [dice.pick(key.values), dice.pick(key.values)]])
    }
  }

  mutating func order() -> [SimulatedFoundation.NSSortDescriptor] {
    (0..<Int(dice.next() % 3)).map { _ in
      let key = dice.pick(Self.keys.filter { $0.type != .UUIDAttributeType })
      return Library.order(key.name, ascending: dice.next() % 2 == 0)
    }
  }
}

@Suite("A fetch with any predicate and order") @MainActor
struct RandomPredicateTests {
  private static func model() -> NSManagedObjectModel {
    let model = Library.model(
      of: Chance.keys.map { Library.attribute($0.name, $0.type) }
        + [Library.attribute("number", .integer64AttributeType)])
    let thing = model.entities[0]
    thing.properties += [Library.relationship("friend", thing, many: false)]
    return model
  }

  @Test(
    .shows(
      "NSFetchRequest.predicate", "NSFetchRequest.sortDescriptors", "NSFetchRequest.fetchLimit",
      "NSFetchRequest.fetchOffset", "NSManagedObjectContext.count(for:)"),
    arguments: 1...4)
  func givesWhatThePredicateItselfLetsThrough(seed: Int) throws {
    var chance = Chance(dice: Dice(state: UInt64(seed)))
    let library = try Library(model: Self.model())
    defer { library.remove() }
    let things = (0..<40).map { number in
      library.object("Thing", chance.row().merging(["number": number]) { $1 })
    }
    for thing in things where chance.dice.next() % 2 == 0 {
      thing.setValue(chance.dice.pick(things), forKey: "friend")
    }
    try library.context.save()
    let other = try Library(folder: library.folder, model: Self.model())
    let all = try other.objects()
    let entity = all[0].entity
    let store = try #require(other.container.persistentStoreCoordinator.persistentStores.first)
    var told = 0
    var fewer = 0
    for _ in 0..<150 {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
      request.predicate = chance.condition(all)
      request.sortDescriptors = chance.order()
      request.fetchOffset = Int(chance.dice.next() % 3)
      request.fetchLimit = Int(chance.dice.next() % 2) * 5
      let whole = all.filter { request.predicate?.evaluate(with: $0) ?? true }
      var rest = Self.sorted(whole, by: request.sortDescriptors ?? []).dropFirst(
        request.fetchOffset)
      if request.fetchLimit > 0 { rest = rest.prefix(request.fetchLimit) }

      let words = Comment(rawValue: "\(request.predicate?.predicateFormat ?? "")")
      let filter = RowFilter(request.predicate, of: entity, in: store)
      let through = try store.fetch(entity, subentities: true, RowQuestion(filter))
      #expect(Set(whole.map(\.identity)).isSubset(of: through), words)
      if filter.isExact {
        told += 1
        #expect(through == whole.map(\.identity), words)
      }
      store.rows = [:]
      let found = try other.context.fetch(request)
      if store.rows.count < all.count { fewer += 1 }
      #expect(found.map(Self.number) == rest.map(Self.number), words)
      #expect(try other.context.count(for: request) == rest.count, words)
    }
    #expect(told > 60, "SQL is told of most of them, or this says little")
    #expect(fewer > 90)
  }

  private static func number(_ object: NSManagedObject) -> Int? {
    object.value(forKey: "number") as? Int
  }

  private static func sorted(
    _ objects: [NSManagedObject], by order: [SimulatedFoundation.NSSortDescriptor]
  ) -> [NSManagedObject] {
    objects.enumerated().sorted { first, second in
      for descriptor in order {
        let result = descriptor.compare(first.element, to: second.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

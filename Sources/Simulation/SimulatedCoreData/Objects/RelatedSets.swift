import Foundation

/// The set of a to-many relationship; changing it changes the relationship.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { preconditionFailure("made of a relationship only") }
  required init?(coder aDecoder: NSCoder) { nil }

  private var members: NSSet { owner.keyedValue(key) as? NSSet ?? NSSet() }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.member(object) }
  override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
  override var allObjects: [Any] { members.allObjects }

  override func add(_ object: Any) { owner.takeKeyedValue(members.adding(object), key) }

  override func remove(_ object: Any) {
    let rest = members.allObjects.filter { !(($0 as AnyObject) === (object as AnyObject)) }
    owner.takeKeyedValue(NSSet(array: rest), key)
  }
}

/// The ordered set of a to-many relationship; changing it changes the relationship.
///
/// The contents that Foundation keeps in the set are updated before each change and written back
/// after it, because not every Foundation method goes through those that a subclass overrides.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
    fill()
  }

  required init(arrayLiteral elements: Any...) {
    preconditionFailure("made of a relationship only")
  }
  required init?(coder aDecoder: NSCoder) { nil }

  private var members: [Any] { (owner.keyedValue(key) as? NSOrderedSet)?.array ?? [] }

  private func fill() {
    super.removeAllObjects()
    super.addObjects(from: members)
  }

  private func change(_ body: () -> Void) {
    fill()
    body()
    owner.takeKeyedValue(NSOrderedSet(array: objectEnumerator().allObjects), key)
  }

  override var count: Int { members.count }
  override func object(at idx: Int) -> Any { members[idx] }
  override func index(of object: Any) -> Int {
    members.firstIndex { ($0 as AnyObject) === (object as AnyObject) } ?? NSNotFound
  }

  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
  override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
  override func remove(_ val: Any) { change { super.remove(val) } }
  override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func replaceObject(at idx: Int, with obj: Any) {
    change { super.replaceObject(at: idx, with: obj) }
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
  }
  override func sortRange(
    _ range: NSRange, options opts: NSSortOptions = [],
    usingComparator cmptr: (Any, Any) -> ComparisonResult
  ) {
    change { super.sortRange(range, options: opts, usingComparator: cmptr) }
  }
}

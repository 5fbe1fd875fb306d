import Foundation

/// The set of a relationship to many; changing it changes the relationship.
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

/// The ordered set of a relationship to many; changing it changes the relationship.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(arrayLiteral elements: Any...) {
    preconditionFailure("made of a relationship only")
  }
  required init?(coder aDecoder: NSCoder) { nil }

  private var members: [Any] {
    get { (owner.keyedValue(key) as? NSOrderedSet)?.array ?? [] }
    set { owner.takeKeyedValue(NSOrderedSet(array: newValue), key) }
  }

  override var count: Int { members.count }
  override func object(at idx: Int) -> Any { members[idx] }
  override func insert(_ object: Any, at idx: Int) { members.insert(object, at: idx) }
  override func removeObject(at idx: Int) { members.remove(at: idx) }
  override func replaceObject(at idx: Int, with object: Any) { members[idx] = object }
  override func index(of object: Any) -> Int {
    members.firstIndex { ($0 as AnyObject) === (object as AnyObject) } ?? NSNotFound
  }
}

import CoreData
import Foundation

/// A Core Data store; each save adds an object and counts it in another, which all writers share.
final class ObjectStore: Store {
  private let container: NSPersistentContainer
  private let context: NSManagedObjectContext

  init(folder: URL) throws {
    container = NSPersistentContainer(name: "Stores", managedObjectModel: Self.model())
    let store = NSPersistentStoreDescription(
      url: folder.appendingPathComponent("Stores.sqlite"))
    store.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [store]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    context = container.newBackgroundContext()
    // A fault reads what is in the store, not what was read before.
    context.stalenessInterval = 0
  }

  func replace(by number: Int) throws {
    try context.performAndWait {
      for entry in try entries() { context.delete(entry) }
      insert(number, by: 0)
      try total().setValue(number, forKey: "count")
      try context.save()
    }
  }

  func number() throws -> Int { try context.performAndWait(readNumber) }

  /// Retries whenever another process has counted in between; its own count must then be one more.
  func add(_ number: Int, by writer: Int) throws {
    try context.performAndWait { try save(number, by: writer) }
  }

  func counts() throws -> [Int: Int] { try context.performAndWait(readCounts) }
}

extension ObjectStore {
  private func readNumber() throws -> Int {
    let number = try total().value(forKey: "count") as? Int ?? 0
    let entries = try entries()
    let numbers = entries.compactMap { $0.value(forKey: "number") as? Int }
    guard numbers == (number == 0 ? [] : [number]) else { throw Broken("\(number) is torn") }
    if let text = entries.first?.value(forKey: "text") as? String {
      try Stores.check(text, of: number, "record")
    }
    return number
  }

  private func save(_ number: Int, by writer: Int) throws {
    while true {
      let total = try total()
      insert(number, by: writer)
      total.setValue((total.value(forKey: "count") as? Int ?? 0) + 1, forKey: "count")
      do {
        return try context.save()
      } catch let error as NSError where error.code == NSManagedObjectMergeError {
        context.rollback()
        context.refreshAllObjects()
      }
    }
  }

  private func readCounts() throws -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for entry in try entries() {
      guard let writer = entry.value(forKey: "writer") as? Int,
        let number = entry.value(forKey: "number") as? Int
      else { throw Broken("an entry has no number") }
      guard counts[writer, default: 0] == number - 1 else {
        throw Broken("writer \(writer): \(number) follows \(counts[writer, default: 0])")
      }
      try Stores.check(entry.value(forKey: "text") as? String, of: number, "writer \(writer):")
      counts[writer] = number
    }
    let total = try total().value(forKey: "count") as? Int ?? 0
    let sum = counts.values.reduce(0, +)
    guard sum == total else { throw Broken("\(sum) entries, but \(total) were counted") }
    return counts
  }
}

extension ObjectStore {
  private func insert(_ number: Int, by writer: Int) {
    let entry = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
    entry.setValue(writer, forKey: "writer")
    entry.setValue(number, forKey: "number")
    entry.setValue(Stores.text(number), forKey: "text")
  }

  private func entries() throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Entry")
    request.sortDescriptors = ["writer", "number"].map {
      NSSortDescriptor(key: $0, ascending: true)
    }
    return try context.fetch(request)
  }

  /// The one object that counts; unique, so that if two processes make it, one gets an error.
  private func total() throws -> NSManagedObject {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Total")
    if let total = try context.fetch(request).first { return total }
    let total = NSEntityDescription.insertNewObject(forEntityName: "Total", into: context)
    total.setValue("all", forKey: "name")
    do {
      try context.save()
      return total
    } catch let error as NSError where error.code == NSManagedObjectConstraintMergeError {
      context.rollback()
      return try self.total()
    }
  }

  private static func model() -> NSManagedObjectModel {
    let entry = NSEntityDescription()
    entry.name = "Entry"
    entry.properties = [
      attribute("writer", .integer64AttributeType), attribute("number", .integer64AttributeType),
      attribute("text", .stringAttributeType),
    ]
    let total = NSEntityDescription()
    total.name = "Total"
    total.properties = [
      attribute("name", .stringAttributeType), attribute("count", .integer64AttributeType),
    ]
    total.uniquenessConstraints = [["name"]]
    let model = NSManagedObjectModel()
    model.entities = [entry, total]
    return model
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeType
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = true
    return attribute
  }
}

import CoreData
import Foundation
import SimulatedFoundation

/// Foundation's own doesn't take a format here; programs of lessons have this line, too.
typealias NSPredicate = SimulatedFoundation.NSPredicate

/// An entry, as a lesson's class is once prepared for running.
final class Entry: NSManagedObject {
  var number: Int64 {
    get { _managed("number") }
    set { _manage(newValue, "number") }
  }
  var text: String? {
    get { _managed("text") }
    set { _manage(newValue, "text") }
  }

  static func model() -> NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = "Entry"
    entity.managedObjectClassName = NSStringFromClass(Entry.self)
    let types: [(String, NSAttributeType)] = [
      ("number", .integer64AttributeType), ("text", .stringAttributeType),
    ]
    entity.properties = types.map { name, type in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }
}

/// Measures Core Data with the same rows as the database.
func measureObjects() throws {
  let container = NSPersistentContainer(name: "Measured", managedObjectModel: Entry.model())
  container.persistentStoreDescriptions = [
    NSPersistentStoreDescription(url: home.appendingPathComponent("Measured.sqlite"))
  ]
  container.loadPersistentStores { if let error = $1 { fail("\(error)") } }
  let context = container.viewContext
  func insert(_ number: Int) {
    let entry = Entry(context: context)
    entry.number = Int64(number)
    entry.text = address(number)
  }
  func fetch(_ predicate: NSPredicate? = nil) throws -> [Entry] {
    let request = NSFetchRequest<Entry>(entityName: "Entry")
    request.predicate = predicate
    return try context.fetch(request)
  }
  func deleteAll() throws {
    for entry in try fetch() { context.delete(entry) }
    try context.save()
  }
  measure("coredata-insert", 50) {
    insert($0)
    try context.save()
  }
  measurePart("coredata-insert-many", 1) { _ in
    try deleteAll()
    let start = RealClock.now()
    for number in 0..<rowCount { insert(number) }
    try context.save()
    return RealClock.now() - start
  }
  guard let first = try fetch().first else { fail("no entries") }
  measure("coredata-update", 50) {
    first.number = Int64(10_000 + $0)
    try context.save()
  }
  first.number = 0
  try context.save()
  measurePart("coredata-select-all", 5) { _ in
    context.reset()
    let start = RealClock.now()
    let found = try fetch().map { (number: Int($0.number), text: $0.text ?? "") }
    let time = RealClock.now() - start
    if found.count != rowCount || found[7].text != address(7) { fail("the objects aren't there") }
    return time
  }
  measurePart("coredata-select-one", 5) {
    context.reset()
    let start = RealClock.now()
    let text = try fetch(NSPredicate(format: "number == %d", $0)).first?.text
    if text != address($0) { fail("no object") }
    return RealClock.now() - start
  }
}

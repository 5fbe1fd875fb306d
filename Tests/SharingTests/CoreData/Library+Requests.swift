import Foundation
import SimulatedCoreData

extension Library {
  /// A condition, written as a format.
  static func condition(_ format: String, _ arguments: [Any] = [])
    -> SimulatedFoundation.NSPredicate
  {
    SimulatedFoundation.NSPredicate(format: format, argumentArray: arguments)
  }

  /// Sorting by a key.
  static func order(_ key: String, ascending: Bool = true) -> SimulatedFoundation.NSSortDescriptor {
    SimulatedFoundation.NSSortDescriptor(key: key, ascending: ascending)
  }

  /// Opens a library with books, each with its pages, in this order.
  init(
    books: [(title: String?, pages: Int)], model: NSManagedObjectModel = Library.model()
  ) throws {
    self = try Library(model: model)
    for book in books { self.book(book.title, pages: book.pages) }
    try context.save()
  }

  /// A model with `Item` and its subentity `Special`.
  static func items() -> NSManagedObjectModel {
    let plain = NSEntityDescription()
    plain.name = "Item"
    plain.properties = [attribute("text", .stringAttributeType)]
    let special = NSEntityDescription()
    special.name = "Special"
    special.properties = [attribute("more", .stringAttributeType)]
    plain.subentities = [special]
    let model = NSManagedObjectModel()
    model.entities = [plain, special]
    return model
  }

  /// A model with one entity, `Thing`.
  static func model(of properties: [NSPropertyDescription], type: NSManagedObject.Type? = nil)
    -> NSManagedObjectModel
  {
    let thing = NSEntityDescription()
    thing.name = "Thing"
    if let type { thing.managedObjectClassName = NSStringFromClass(type) }
    thing.properties = properties
    let model = NSManagedObjectModel()
    model.entities = [thing]
    return model
  }

  /// Creates an object of an entity, with values.
  @discardableResult
  func object(_ entity: String = "Thing", _ values: [String: Any] = [:]) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      object.setValue(value, forKey: key)
    }
    return object
  }

  /// All objects of an entity.
  func objects(_ entity: String = "Thing") throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
  }

  /// The only object of an entity.
  func only<Object: NSManagedObject>(_ entity: String = "Thing") throws -> Object {
    let found = try context.fetch(NSFetchRequest<Object>(entityName: entity))
    guard found.count == 1 else { throw CocoaError(.fileReadUnknown) }
    return found[0]
  }

  /// Changes and saves the only book in another stack.
  func changedElsewhere(_ change: (Book) -> Void) throws {
    let other = try another()
    change(try other.only("Book"))
    try other.context.save()
  }
}

/// Records which of a context's notifications are posted, and what is in them.
@MainActor final class NotificationDiary {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of object: Any?) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.write(note) }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func write(_ note: Notification) {
    let keys = (note.userInfo ?? [:]).compactMap { key, value -> String? in
      switch value {
      case let set as Set<NSManagedObject>: set.isEmpty ? nil : "\(key) \(set.count)"
      case let set as Set<NSManagedObjectID>: set.isEmpty ? nil : "\(key) \(set.count)"
      default: nil
      }
    }
    lines.append(([name(note.name)] + keys.sorted()).joined(separator: ", "))
  }

  private func name(_ name: Notification.Name) -> String {
    switch name {
    case .NSManagedObjectContextWillSave: "will save"
    case .NSManagedObjectContextDidSave: "did save"
    case .NSManagedObjectContextObjectsDidChange: "did change"
    case NSManagedObjectContext.didSaveObjectIDsNotification: "did save IDs"
    case NSManagedObjectContext.didMergeChangesObjectIDsNotification: "did merge IDs"
    default: name.rawValue
    }
  }
}

import CSQLite
import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A persistent store") @MainActor
struct StoreTests {
  private func coordinator() -> NSPersistentStoreCoordinator {
    NSPersistentStoreCoordinator(managedObjectModel: Library.model())
  }

  @Test(
    .shows(
      "NSPersistentStore", "NSPersistentStore.persistentStoreCoordinator",
      "NSPersistentStore.configurationName", "NSPersistentStore.url",
      "NSPersistentStore.identifier", "NSPersistentStore.type", "NSPersistentStore.isReadOnly",
      "NSPersistentStore.metadata", "NSPersistentStore.options",
      "NSPersistentStoreCoordinator.persistentStores",
      "NSPersistentStoreCoordinator.persistentStore(for:)",
      "NSPersistentStoreCoordinator.url(for:)"))
  func saysWhatItIs() throws {
    let library = try Library(options: [NSReadOnlyPersistentStoreOption: NSNumber(value: false)])
    defer { library.remove() }
    let coordinator = library.container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    let url = library.folder.appendingPathComponent("Library.sqlite")
    #expect(store.persistentStoreCoordinator === coordinator)
    #expect(store.url == url)
    #expect(coordinator.url(for: store) == url)
    #expect(coordinator.persistentStore(for: url) === store)
    #expect(coordinator.persistentStore(for: library.folder) == nil)
    #expect(store.type == NSSQLiteStoreType)
    #expect(store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME")
    #expect(!store.isReadOnly)
    #expect(store.options?[NSReadOnlyPersistentStoreOption] as? Bool == false)
    #expect(store.metadata[NSStoreUUIDKey] as? String == store.identifier)
    #expect(UUID(uuidString: store.identifier) != nil)
  }

  @Test(
    .shows(
      "NSPersistentStoreCoordinator.metadata(for:)",
      "NSPersistentStoreCoordinator.setMetadata(_:for:)",
      "NSPersistentStoreCoordinator.metadataForPersistentStore(ofType:at:options:)",
      "NSManagedObjectModel.isConfiguration(withName:compatibleWithStoreMetadata:)",
      "NSManagedObjectModel.entityVersionHashesByName"))
  func itsMetadataTellOfItsModel() throws {
    let library = try Library()
    defer { library.remove() }
    let coordinator = library.container.persistentStoreCoordinator
    let store = coordinator.persistentStores[0]
    coordinator.setMetadata(["mine": 3], for: store)
    #expect(coordinator.metadata(for: store)["mine"] as? Int == 3)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: library.folder.appendingPathComponent("Library.sqlite"))
    #expect(metadata["mine"] as? Int == 3)
    #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
    #expect(
      metadata[NSStoreModelVersionHashesKey] as? [String: Data]
        == Library.model().entityVersionHashesByName)
    #expect(
      Library.model().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    #expect(
      !Library.model(ordered: true)
        .isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  @Test(
    .shows(
      "NSPersistentStoreCoordinator.init(managedObjectModel:)",
      "NSPersistentStoreCoordinator.managedObjectModel", "NSPersistentStoreCoordinator.name",
      "NSPersistentStoreCoordinator.addPersistentStore(ofType:configurationName:at:options:)",
      "NSPersistentStoreCoordinator.remove(_:)",
      "Notification.Name.NSPersistentStoreCoordinatorStoresDidChange",
      "Notification.Name.NSPersistentStoreCoordinatorWillRemoveStore",
      "NSManagedObjectContext.persistentStoreCoordinator"))
  func comesAndGoesWithAWord() throws {
    let model = Library.model()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    coordinator.name = "mine"
    #expect(coordinator.managedObjectModel === model)
    #expect(coordinator.name == "mine")
    nonisolated(unsafe) var lines: [String] = []
    let names: [Notification.Name] = [
      .NSPersistentStoreCoordinatorStoresDidChange, .NSPersistentStoreCoordinatorWillRemoveStore,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let store = note.object as? NSPersistentStore
        let owner = note.object as? NSPersistentStoreCoordinator
        guard owner === coordinator || store?.persistentStoreCoordinator === coordinator else {
          return
        }
        let keys = (note.userInfo ?? [:]).keys.map { "\($0)" }
        lines.append(store == nil ? keys.joined() : "will")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let store = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    #expect(coordinator.persistentStores == [store])
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    #expect(context.persistentStoreCoordinator === coordinator)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag")) == 1)
    try coordinator.remove(store)
    #expect(coordinator.persistentStores == [])
    #expect(lines == ["added", "will", "removed"])
  }

  @Test(
    .shows(
      "NSPersistentStoreCoordinator.perform(_:)",
      "NSPersistentStoreCoordinator.performAndWait(_:)"))
  func coordinatorsPerformBlocksInOrder() async {
    let coordinator = coordinator()
    nonisolated(unsafe) var order: [Int] = []
    await withCheckedContinuation { continuation in
      coordinator.perform { order.append(1) }
      coordinator.performAndWait { order.append(2) }
      coordinator.perform { continuation.resume() }
    }
    #expect(order == [1, 2])
  }

  @Test(
    .shows(
      "NSPersistentStoreCoordinator.migratePersistentStore(_:to:options:withType:)",
      "NSPersistentStoreCoordinator.destroyPersistentStore(at:ofType:options:)",
      "NSPersistentStoreCoordinator.replacePersistentStore(at:destinationOptions:withPersistentStoreFrom:sourceOptions:ofType:)"
    ))
  func isMovedReplacedAndDestroyed() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma")
    try library.context.save()
    let coordinator = library.container.persistentStoreCoordinator
    let first = library.folder.appendingPathComponent("Library.sqlite")
    let second = library.folder.appendingPathComponent("Second.sqlite")
    let moved = try coordinator.migratePersistentStore(
      coordinator.persistentStores[0], to: second, withType: NSSQLiteStoreType)
    #expect(moved.url == second)
    #expect(coordinator.persistentStores == [moved])
    library.book("Sanditon")
    try library.context.save()
    #expect(try library.another().titles() == ["Emma"])
    try coordinator.replacePersistentStore(
      at: first, withPersistentStoreFrom: second, ofType: NSSQLiteStoreType)
    #expect(try library.another().titles() == ["Emma", "Sanditon"])
    try self.coordinator().destroyPersistentStore(at: first, ofType: NSSQLiteStoreType)
    #expect(FileManager.default.fileExists(atPath: first.path))
    #expect(try library.another().titles() == [])
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var type = NSSQLiteStoreType
    var configuration: String?
    var contents: String?
    var path = "Library.sqlite"
    let code: Int
  }

  @Test(
    .shows(
      "NSPersistentStoreCoordinator.addPersistentStore(ofType:configurationName:at:options:)",
      "NSPersistentStoreInvalidTypeError", "NSBinaryStoreType"),
    arguments: [
      Refusal(testDescription: "no folder", path: "none/a.sqlite", code: 512),
      Refusal(testDescription: "no database", contents: "what", code: 259),
      Refusal(
        testDescription: "archives", type: NSBinaryStoreType,
        code: NSPersistentStoreInvalidTypeError),
      Refusal(testDescription: "no configuration", configuration: "None", code: NSCoreDataError),
    ])
  func isRefusedWithANumber(_ refusal: Refusal) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(refusal.path)
    try refusal.contents.map { try Data($0.utf8).write(to: url) }
    let error = #expect(throws: NSError.self) {
      try coordinator().addPersistentStore(
        ofType: refusal.type, configurationName: refusal.configuration, at: url)
    }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == refusal.code)
  }

  @Test(
    .shows(
      "NSManagedObjectID.uriRepresentation()", "NSManagedObjectID.entity",
      "NSManagedObjectID.persistentStore", "NSManagedObjectID.isEqual(_:)",
      "NSManagedObjectID.hash", "NSManagedObjectID.copy(with:)", "NSManagedObjectID.description",
      "NSPersistentStoreCoordinator.managedObjectID(forURIRepresentation:)"))
  func knowsItsObjectsByTheirURIs() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma")
    let temporary = book.objectID
    #expect(temporary.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Book/t"))
    try library.context.save()
    let coordinator = library.container.persistentStoreCoordinator
    let store = coordinator.persistentStores[0]
    let identifier = book.objectID
    let text = "x-coredata://\(store.identifier ?? "")/Book/p1"
    #expect(identifier.uriRepresentation().absoluteString == text)
    #expect(identifier.description == "<\(text)>")
    #expect(identifier.entity === book.entity)
    #expect(identifier.persistentStore === store)
    #expect(identifier != temporary)
    let found = try #require(
      coordinator.managedObjectID(forURIRepresentation: identifier.uriRepresentation()))
    #expect(found == identifier)
    #expect(found.hash == identifier.hash)
    #expect(identifier.copy() as? NSManagedObjectID === identifier)
    for wrong in ["x-coredata://other/Book/p1", "\(text)x/y", "https://example.com/Book/p1"] {
      let url = try #require(URL(string: wrong))
      #expect(coordinator.managedObjectID(forURIRepresentation: url) == nil)
    }
  }
}

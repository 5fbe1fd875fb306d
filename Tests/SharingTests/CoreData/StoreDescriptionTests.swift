import CSQLite
import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A store's description") @MainActor
struct StoreDescriptionTests {
  @Test(
    .shows(
      "NSPersistentStoreDescription.init(url:)", "NSPersistentStoreDescription.init()",
      "NSPersistentStoreDescription.type", "NSPersistentStoreDescription.configuration",
      "NSPersistentStoreDescription.url", "NSPersistentStoreDescription.options",
      "NSPersistentStoreDescription.setOption(_:forKey:)",
      "NSPersistentStoreDescription.setValue(_:forPragmaNamed:)",
      "NSPersistentStoreDescription.sqlitePragmas", "NSPersistentStoreDescription.isReadOnly",
      "NSPersistentStoreDescription.timeout",
      "NSPersistentStoreDescription.shouldMigrateStoreAutomatically",
      "NSPersistentStoreDescription.shouldInferMappingModelAutomatically",
      "NSPersistentStoreDescription.shouldAddStoreAsynchronously",
      "NSPersistentStoreDescription.copy(with:)", "NSPersistentStoreDescription.description"))
  func keepsWhatItIsToldInItsOptions() throws {
    let url = URL(fileURLWithPath: "/a/b.sqlite")
    let description = NSPersistentStoreDescription(url: url)
    #expect(description.url == url)
    #expect(NSPersistentStoreDescription().url == nil)
    #expect(
      [
        description.isReadOnly, description.shouldMigrateStoreAutomatically,
        description.shouldInferMappingModelAutomatically,
        description.shouldAddStoreAsynchronously,
      ] == [false, true, true, false])
    #expect(description.timeout == 240)
    description.isReadOnly = true
    description.shouldMigrateStoreAutomatically = false
    description.shouldInferMappingModelAutomatically = false
    description.shouldAddStoreAsynchronously = true
    description.timeout = 3
    description.configuration = "Some"
    description.type = NSInMemoryStoreType
    description.setOption("x" as NSString, forKey: "mine")
    description.setValue("DELETE" as NSString, forPragmaNamed: "journal_mode")
    let copy = try #require(description.copy() as? NSPersistentStoreDescription)
    description.setOption(nil, forKey: "mine")
    #expect(description.options["mine"] == nil)
    #expect(copy.options["mine"] as? String == "x")
    #expect(copy.options[NSReadOnlyPersistentStoreOption] as? Bool == true)
    #expect(copy.options[NSMigratePersistentStoresAutomaticallyOption] as? Bool == false)
    #expect(copy.options[NSInferMappingModelAutomaticallyOption] as? Bool == false)
    #expect(copy.options[NSPersistentStoreTimeoutOption] as? Int == 3)
    #expect(copy.sqlitePragmas as? [String: String] == ["journal_mode": "DELETE"])
    #expect([copy.isReadOnly, copy.shouldAddStoreAsynchronously] == [true, true])
    #expect(copy.timeout == 3)
    #expect(copy.configuration == "Some")
    #expect(
      copy.description
        == "<NSPersistentStoreDescription> (type: InMemory, url: file:///a/b.sqlite)")
  }

  @Test(
    .shows(
      "NSPersistentContainer.init(name:managedObjectModel:)", "NSPersistentContainer.name",
      "NSPersistentContainer.managedObjectModel", "NSPersistentContainer.viewContext",
      "NSPersistentContainer.persistentStoreCoordinator",
      "NSPersistentContainer.persistentStoreDescriptions",
      "NSPersistentContainer.defaultDirectoryURL()"))
  func isMadeByTheContainerForItsOwnPlace() {
    let model = Library.model()
    let container = NSPersistentContainer(name: "Reader", managedObjectModel: model)
    #expect(container.name == "Reader")
    #expect(container.managedObjectModel === model)
    #expect(container.persistentStoreCoordinator.managedObjectModel === model)
    #expect(
      container.viewContext.persistentStoreCoordinator === container.persistentStoreCoordinator)
    #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
    let folder = NSPersistentContainer.defaultDirectoryURL()
    #expect(folder.lastPathComponent == "Application Support")
    #expect(
      container.persistentStoreDescriptions.map(\.url)
        == [folder.appendingPathComponent("Reader.sqlite")])
    #expect(container.persistentStoreDescriptions.map(\.type) == [NSSQLiteStoreType])
  }

  @Test(
    .shows(
      "NSPersistentContainer.loadPersistentStores(completionHandler:)",
      "NSPersistentStoreCoordinator.addPersistentStore(with:completionHandler:)",
      "NSPersistentStoreDescription.shouldAddStoreAsynchronously"),
    arguments: [true, false])
  func isLoadedAtOnceOrSomeTime(later: Bool) async {
    let container = NSPersistentContainer(name: "Reader", managedObjectModel: Library.model())
    let good = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    let bad = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/none/at/all.sqlite"))
    for description in [good, bad] { description.shouldAddStoreAsynchronously = later }
    container.persistentStoreDescriptions = [good, bad]
    nonisolated(unsafe) var codes: [Int?] = []
    nonisolated(unsafe) var wereThere = 0
    await withCheckedContinuation { continuation in
      container.loadPersistentStores { description, error in
        codes.append((error as NSError?)?.code)
        if description === bad { continuation.resume() }
      }
      wereThere = later ? 0 : codes.count
    }
    #expect(codes == [nil, 512])
    #expect(wereThere == (later ? 0 : 2))
    #expect(container.persistentStoreCoordinator.persistentStores.count == 1)
  }

  @Test(.shows("NSPersistentStoreDescription.isReadOnly", "NSReadOnlyPersistentStoreOption"))
  func keepsAStoreFromBeingWritten() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma")
    try library.context.save()
    let reader = try Library(
      folder: library.folder, options: [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
    #expect(try reader.titles() == ["Emma"])
    reader.book("Sanditon")
    let error = #expect(throws: NSError.self) { try reader.context.save() }
    #expect(error?.code == CocoaError.Code.fileWriteNoPermission.rawValue)
    #expect(try library.another().titles() == ["Emma"])
  }

  @Test(.shows("NSSQLitePragmasOption", "NSPersistentStoreDescription.setValue(_:forPragmaNamed:)"))
  func hasPragmasForTheFile() throws {
    let library = try Library(options: [
      NSSQLitePragmasOption: ["journal_mode": "DELETE", "user_version": "7"] as NSDictionary
    ])
    defer { library.remove() }
    library.book("Emma")
    try library.context.save()
    #expect(try numbers("PRAGMA user_version", library) == [7])
    let files = try FileManager.default.contentsOfDirectory(atPath: library.folder.path)
    #expect(files == ["Library.sqlite"])
  }

  @Test(.shows("NSSQLiteManualVacuumOption", "NSSQLiteAnalyzeOption"))
  func hasAFileVacuumedAndAnalysed() throws {
    let library = try Library()
    defer { library.remove() }
    for number in 0..<500 { library.book(String(repeating: "x", count: 200), pages: number) }
    try library.context.save()
    for book in try library.objects("Book") { library.context.delete(book) }
    library.book("Emma")
    try library.context.save()
    #expect(try numbers("PRAGMA freelist_count", library)[0] > 10)
    _ = try Library(
      folder: library.folder,
      options: [
        NSSQLiteManualVacuumOption: NSNumber(value: true),
        NSSQLiteAnalyzeOption: NSNumber(value: true),
      ])
    #expect(try numbers("PRAGMA freelist_count", library) == [0])
    #expect(
      try numbers("SELECT count(*) FROM sqlite_master WHERE name = 'sqlite_stat1'", library)
        == [1])
  }

  @Test(
    .shows(
      "NSPersistentStoreTimeoutOption", "NSPersistentStoreDescription.timeout",
      "NSPersistentStoreTimeoutError"))
  func saysHowLongALockedFileIsWaitedFor() throws {
    let library = try Library(options: [NSPersistentStoreTimeoutOption: NSNumber(value: 0.05)])
    defer { library.remove() }
    library.book("Emma")
    try library.context.save()
    var handle: OpaquePointer?
    let path = library.folder.appendingPathComponent("Library.sqlite").path
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    library.book("Sanditon")
    let start = ContinuousClock.now
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSPersistentStoreTimeoutError)
    #expect(ContinuousClock.now - start < .seconds(8))
    #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 5)
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
    try library.context.save()
    #expect(try library.another().titles() == ["Emma", "Sanditon"])
  }

  @Test(.shows("NSIgnorePersistentStoreVersioningOption"))
  func opensAStoreWhateverItsModelWas() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma")
    try library.context.save()
    let model = Library.model()
    model.entitiesByName["Book"]?.attributesByName["pages"]?.versionHashModifier = "2"
    let options = [
      NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: false),
      NSIgnorePersistentStoreVersioningOption: NSNumber(value: true),
    ]
    let other = try Library(folder: library.folder, model: model, options: options)
    #expect(try other.titles() == ["Emma"])
    // Nothing was migrated: the file still has the old model.
    let strict = [NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: false)]
    #expect(try Library(folder: library.folder, options: strict).titles() == ["Emma"])
  }

  /// The first column of a query's rows, read without Core Data.
  private func numbers(_ sql: String, _ library: Library) throws -> [Int] {
    var handle: OpaquePointer?
    let path = library.folder.appendingPathComponent("Library.sqlite").path
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var numbers: [Int] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      numbers.append(Int(sqlite3_column_int64(statement, 0)))
    }
    return numbers
  }
}

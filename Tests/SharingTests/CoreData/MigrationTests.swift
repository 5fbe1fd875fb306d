import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A store of an older model") @MainActor
struct MigrationTests {
  @Test(.shows("NSPersistentStoreDescription.shouldMigrateStoreAutomatically"))
  func getsTheNewAttributeAndKeepsItsRows() throws {
    let old = try Library()
    defer { old.remove() }
    let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: old.context)
    old.book("Emma", pages: 3).author = author
    try old.context.save()
    let added = Library.attribute(
      "stars", .integer16AttributeType, optional: false, value: 5)
    let new = try Library(folder: old.folder, model: Library.model(more: [added]))
    let book = try #require(try new.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(book.value(forKey: "stars") as? Int == 5)
    #expect(book.title == "Emma")
    #expect(book.author != nil)
  }

  @Test func isRefusedWithoutMigration() throws {
    let old = try Library()
    defer { old.remove() }
    let added = Library.attribute("stars", .integer16AttributeType)
    let error = #expect(throws: NSError.self) {
      try Library(
        folder: old.folder, model: Library.model(more: [added]),
        options: [NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: false)])
    }
    #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
  }

  @Test func isNotGivenValuesThatNobodyKnows() throws {
    let old = try Library()
    defer { old.remove() }
    let added = Library.attribute("stars", .stringAttributeType, optional: false)
    let error = #expect(throws: NSError.self) {
      try Library(folder: old.folder, model: Library.model(more: [added]))
    }
    #expect(error?.code == NSMigrationError)
  }
}

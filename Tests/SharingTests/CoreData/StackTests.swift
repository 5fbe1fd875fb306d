import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A Core Data stack over a file") @MainActor
struct StackTests {
  @Test(.shows("NSManagedObjectContext.save()"), .shows("NSManagedObjectContext.fetch(_:)"))
  func keepsWhatIsSaved() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma", pages: 474)
    library.book("Persuasion", pages: 249)
    #expect(try library.another().titles() == [])
    try library.context.save()
    #expect(try library.another().titles() == ["Emma", "Persuasion"])
    #expect(!library.context.hasChanges)
  }

  @Test func fetchesWhatIsNotSavedYet() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma")
    #expect(try library.titles() == ["Emma"])
    #expect(try library.titles { $0.includesPendingChanges = false } == [])
  }

  @Test func keepsRelationshipsInStep() throws {
    let library = try Library()
    defer { library.remove() }
    let author = NSEntityDescription.insertNewObject(
      forEntityName: "Author", into: library.context)
    let book = library.book("Emma")
    book.author = author
    #expect((author.value(forKey: "books") as? Set<Book>) == [book])
    try library.context.save()
    let other = try library.another()
    let found = try #require(
      try other.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Author")).first)
    #expect((found.value(forKey: "books") as? Set<Book>)?.map(\.title) == ["Emma"])
  }
}

import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A managed object context") @MainActor
struct ContextTests {
  @Test(.shows("NSManagedObjectContext.mergePolicy"))
  func refusesToOverwriteWhatItHasNotSeen() throws {
    let first = try Library()
    defer { first.remove() }
    first.book("Emma", pages: 1)
    try first.context.save()
    let second = try first.another()
    let mine = try #require(try first.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    let theirs = try #require(
      try second.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    mine.pages = 2
    theirs.pages = 3
    try second.context.save()
    let error = #expect(throws: NSError.self) { try first.context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    #expect(conflicts?.map(\.newVersionNumber) == [2])
    #expect(conflicts?.map(\.oldVersionNumber) == [1])
  }

  struct Policy: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let policy: NSMergePolicy
    /// The final title and pages: one context changed the title, the other both.
    let result: [String]
  }

  @Test(
    .shows("NSMergePolicy"),
    arguments: [
      Policy(
        testDescription: "object trump", policy: .mergeByPropertyObjectTrump,
        result: ["mine", "3"]),
      Policy(
        testDescription: "store trump", policy: .mergeByPropertyStoreTrump,
        result: ["theirs", "3"]),
      Policy(testDescription: "overwrite", policy: .overwrite, result: ["mine", "1"]),
      Policy(testDescription: "rollback", policy: .rollback, result: ["theirs", "3"]),
    ])
  func resolvesConflictsByItsPolicy(_ given: Policy) throws {
    let first = try Library()
    defer { first.remove() }
    first.context.mergePolicy = given.policy
    let mine = first.book("Emma", pages: 1)
    try first.context.save()
    let second = try first.another()
    let theirs = try #require(
      try second.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    mine.title = "mine"
    theirs.title = "theirs"
    theirs.pages = 3
    try second.context.save()
    try first.context.save()
    let third = try first.another()
    let book = try #require(try third.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect([book.title, "\(book.pages)"] == given.result)
  }

  @Test(.shows("NSManagedObjectContext.parent"))
  func childSavesToItsParentOnly() throws {
    let library = try Library()
    defer { library.remove() }
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = library.context
    library.book("Emma", in: child)
    try child.save()
    #expect(try library.titles() == ["Emma"])
    #expect(try library.another().titles() == [])
    try library.context.save()
    #expect(try library.another().titles() == ["Emma"])
  }

  @Test func deletionFollowsTheRule() throws {
    for (rule, rest) in [(NSDeleteRule.cascadeDeleteRule, 0), (.nullifyDeleteRule, 1)] {
      let library = try Library(model: Library.model(rule: rule))
      defer { library.remove() }
      let author = NSEntityDescription.insertNewObject(
        forEntityName: "Author", into: library.context)
      library.book("Emma").author = author
      try library.context.save()
      library.context.delete(author)
      try library.context.save()
      #expect(try library.another().titles().count == rest)
    }
  }

  @Test func denyingRuleKeepsTheObject() throws {
    let library = try Library(model: Library.model(rule: .denyDeleteRule))
    defer { library.remove() }
    let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: library.context)
    library.book("Emma").author = author
    try library.context.save()
    library.context.delete(author)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test func missingValueIsNamed() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book(nil)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? Book === book)
    library.book(nil)
    let several = #expect(throws: NSError.self) { try library.context.save() }
    #expect(several?.code == NSValidationMultipleErrorsError)
  }

  @Test func fetchFiltersOrdersAndCuts() throws {
    let library = try Library()
    defer { library.remove() }
    for (title, pages) in [("Emma", 474), ("Persuasion", 249), ("Sanditon", 80)] {
      library.book(title, pages: pages)
    }
    try library.context.save()
    let other = try library.another()
    #expect(
      try other.titles {
        $0.predicate = SimulatedFoundation.NSPredicate(format: "pages > %d", 100)
        $0.sortDescriptors = [SimulatedFoundation.NSSortDescriptor(key: "pages", ascending: true)]
      } == ["Persuasion", "Emma"])
    #expect(
      try other.titles {
        $0.sortDescriptors = [
          SimulatedFoundation.NSSortDescriptor(keyPath: \Book.pages, ascending: true)
        ]
        $0.fetchOffset = 1
        $0.fetchLimit = 1
      } == ["Persuasion"])
    #expect(try other.context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 3)
  }

  @Test func uniqueValuesMeetTheRowThatIsThere() throws {
    let library = try Library(model: Library.model(unique: true))
    defer { library.remove() }
    library.book("Emma", pages: 1)
    try library.context.save()
    library.book("Emma", pages: 2)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    library.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try library.context.save()
    let other = try Library(folder: library.folder, model: Library.model(unique: true))
    let books = try other.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(books.map(\.pages) == [2])
  }
}

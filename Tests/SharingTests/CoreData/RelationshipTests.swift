import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A relationship") @MainActor
struct RelationshipTests {
  @Test(
    .shows(
      "NSRelationshipDescription.inverseRelationship",
      "NSRelationshipDescription.destinationEntity"))
  func keepsItsInverseInStepFromBothEnds() throws {
    let library = try Library()
    defer { library.remove() }
    let jane = library.object("Author")
    let mary = library.object("Author")
    let book = library.book("Emma")
    func state() -> [Int] {
      [jane, mary].map { ($0.value(forKey: "books") as? NSSet)?.count ?? -1 }
    }
    book.author = jane
    #expect(state() == [1, 0])
    mary.setValue([book] as Set<Book>, forKey: "books")
    #expect(state() == [0, 1])
    #expect(book.author === mary)
    mary.setValue(nil, forKey: "books")
    #expect(state() == [0, 0])
    #expect(book.author == nil)
  }

  @Test func manyToManyIsTheSameFromBothEnds() throws {
    let library = try Library()
    defer { library.remove() }
    let emma = library.book("Emma")
    let sanditon = library.book("Sanditon")
    let novel = library.object("Tag", ["word": "novel"])
    let short = library.object("Tag", ["word": "short"])
    emma.setValue([novel] as Set<NSManagedObject>, forKey: "tags")
    sanditon.setValue([novel, short] as Set<NSManagedObject>, forKey: "tags")
    try library.context.save()
    let other = try library.another()
    let tags = try other.objects("Tag")
    #expect(
      tags.map { tag in
        let books = (tag.value(forKey: "tagged") as? Set<Book>) ?? []
        return "\(tag.value(forKey: "word") ?? "-"): "
          + books.map { $0.title ?? "-" }.sorted().joined(separator: " ")
      } == ["novel: Emma Sanditon", "short: Sanditon"])
    other.context.delete(tags[0])
    try other.context.save()
    let third = try library.another()
    #expect(
      try third.objects("Book").map { ($0.value(forKey: "tags") as? NSSet)?.count } == [0, 1])
  }

  struct Rule: CustomTestStringConvertible, Sendable {
    let rule: NSDeleteRule
    /// The books that are left, and whether they have an author.
    let rest: [String]
    var testDescription: String { "\(rule)" }
  }

  @Test(
    .shows(
      "NSRelationshipDescription.deleteRule", "NSDeleteRule.cascadeDeleteRule",
      "NSDeleteRule.nullifyDeleteRule", "NSDeleteRule.noActionDeleteRule",
      "NSManagedObjectContext.processPendingChanges()"),
    arguments: [
      Rule(rule: .cascadeDeleteRule, rest: []),
      Rule(rule: .nullifyDeleteRule, rest: ["Emma nil"]),
      Rule(rule: .noActionDeleteRule, rest: ["Emma author"]),
    ])
  func itsRuleIsFollowedWhenTheEventEnds(_ given: Rule) throws {
    let library = try Library(model: Library.model(rule: given.rule))
    defer { library.remove() }
    let author = library.object("Author")
    let book = library.book("Emma")
    book.author = author
    try library.context.save()
    library.context.delete(author)
    #expect(book.author === author)
    library.context.processPendingChanges()
    let rest = book.isDeleted ? [] : ["Emma \(book.author == nil ? "nil" : "author")"]
    #expect(rest == given.rest)
  }

  @Test(.shows("NSManagedObjectContext.propagatesDeletesAtEndOfEvent"))
  func deletionsCanWaitForTheSave() throws {
    let library = try Library(model: Library.model(rule: .cascadeDeleteRule))
    defer { library.remove() }
    library.context.propagatesDeletesAtEndOfEvent = false
    let author = library.object("Author")
    let book = library.book("Emma")
    book.author = author
    try library.context.save()
    library.context.delete(author)
    library.context.processPendingChanges()
    #expect(!book.isDeleted)
    try library.context.save()
    #expect(try library.another().titles() == [])
  }

  @Test(.shows("NSDeleteRule.denyDeleteRule", "NSManagedObject.validateForDelete()"))
  func deniedDeletionIsFoundWhenItIsChecked() throws {
    let library = try Library(model: Library.model(rule: .denyDeleteRule))
    defer { library.remove() }
    let author = library.object("Author")
    let book = library.book("Emma")
    book.author = author
    try library.context.save()
    let error = #expect(throws: NSError.self) { try author.validateForDelete() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "books")
    book.author = nil
    #expect(throws: Never.self) { try author.validateForDelete() }
  }

  @Test(
    .shows(
      "NSRelationshipDescription.isOrdered", "NSManagedObject.mutableOrderedSetValue(forKey:)"))
  func orderIsKeptInTheStore() throws {
    let model = Library.model(ordered: true)
    let library = try Library(model: model)
    defer { library.remove() }
    let author = library.object("Author")
    let books = author.mutableOrderedSetValue(forKey: "books")
    for title in ["c", "a", "b"] { books.add(library.book(title)) }
    try library.context.save()
    #expect(try order(library, model) == "cab")
    let first = books.object(at: 0)
    books.exchangeObject(at: 0, withObjectAt: 2)
    books.removeObject(at: 1)
    try library.context.save()
    #expect(try order(library, model) == "bc")
    books.add(first)
    #expect(books.array.count == 2)
    books.insert(library.book("d"), at: 0)
    books.remove(first)
    books.replaceObject(at: 1, with: library.book("e"))
    books.addObjects(from: [first])
    try library.context.save()
    #expect(try order(library, model) == "dec")
    books.sort { first, second in
      ((first as? Book)?.title ?? "").compare((second as? Book)?.title ?? "")
    }
    try library.context.save()
    #expect(try order(library, model) == "cde")
    books.removeAllObjects()
    try library.context.save()
    #expect(try order(library, model) == "")
  }

  private func order(_ library: Library, _ model: NSManagedObjectModel) throws -> String {
    let other = try Library(folder: library.folder, model: model)
    let author: NSManagedObject = try other.only("Author")
    let books = (author.value(forKey: "books") as? NSOrderedSet)?.array as? [Book] ?? []
    return books.map { $0.title ?? "-" }.joined()
  }

  @Test(
    .shows(
      "NSRelationshipDescription.minCount", "NSRelationshipDescription.maxCount",
      "NSRelationshipDescription.isToMany", "NSManagedObject.validateForInsert()",
      "NSManagedObject.validateForUpdate()"),
    arguments: [
      (0, NSValidationRelationshipLacksMinimumCountError),
      (1, NSValidationRelationshipLacksMinimumCountError), (2, 0),
      (4, NSValidationRelationshipExceedsMaximumCountError),
    ])
  func itsCountsAreChecked(count: Int, code: Int) throws {
    let model = Library.model()
    let books = try #require(model.entitiesByName["Author"]?.relationshipsByName["books"])
    books.isOptional = false
    books.minCount = 2
    books.maxCount = 3
    #expect(books.isToMany)
    let library = try Library(model: model)
    defer { library.remove() }
    let author = library.object("Author")
    author.setValue(Set((0..<count).map { library.book("\($0)") }), forKey: "books")
    for check in [author.validateForInsert, author.validateForUpdate] {
      do {
        try check()
        #expect(code == 0)
      } catch let error as NSError {
        #expect(error.code == code)
      }
    }
  }

  @Test func objectsOfDifferentContextsCannotBeRelated() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let library = try Library()
        defer { library.remove() }
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = library.container.persistentStoreCoordinator
        library.book("Emma").author = NSEntityDescription.insertNewObject(
          forEntityName: "Author", into: other)
      }
    }
  }
}

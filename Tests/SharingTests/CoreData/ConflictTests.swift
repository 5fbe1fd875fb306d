import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A conflict") @MainActor
struct ConflictTests {
  @Test(
    .shows(
      "NSMergeConflict", "NSMergeConflict.sourceObject", "NSMergeConflict.objectSnapshot",
      "NSMergeConflict.cachedSnapshot", "NSMergeConflict.persistedSnapshot",
      "NSMergeConflict.newVersionNumber", "NSMergeConflict.oldVersionNumber",
      "NSMergePolicy.error", "NSManagedObjectMergeError",
      "NSPersistentStoreSaveConflictsErrorKey"))
  func hasWhatEverybodyKnows() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    try library.changedElsewhere { $0.pages = 3 }
    book.pages = 2
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    let list = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    let conflict = try #require(list?.first)
    #expect(list?.count == 1)
    #expect(conflict.sourceObject === book)
    func pages(_ snapshot: [String: Any]?) -> Int? { snapshot?["pages"] as? Int }
    #expect(pages(conflict.objectSnapshot) == 1)
    #expect(pages(conflict.cachedSnapshot) == 1)
    #expect(pages(conflict.persistedSnapshot) == 3)
    #expect(list?.map(\.oldVersionNumber) == [1])
    #expect(list?.map(\.newVersionNumber) == [2])
    #expect(book.pages == 2)
    #expect(library.context.hasChanges)
  }

  @Test(.shows("NSMergeConflict.newVersionNumber", "NSMergeConflict.persistedSnapshot"))
  func hasTheVersionZeroWhereTheRowIsGone() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma")
    try library.context.save()
    try removeElsewhere(library)
    book.pages = 2
    let error = #expect(throws: NSError.self) { try library.context.save() }
    let list = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    #expect(list?.map(\.newVersionNumber) == [0])
    #expect(list?.first?.persistedSnapshot == nil)
  }

  struct Gone: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let policy: NSMergePolicy
    let titles: [String]
  }

  @Test(
    .shows(
      "NSMergePolicy.mergeByPropertyStoreTrump", "NSMergePolicy.mergeByPropertyObjectTrump",
      "NSMergePolicy.rollback", "NSMergePolicy.overwrite"),
    arguments: [
      Gone(testDescription: "store", policy: .mergeByPropertyStoreTrump, titles: []),
      Gone(testDescription: "object", policy: .mergeByPropertyObjectTrump, titles: ["mine"]),
      Gone(testDescription: "rollback", policy: .rollback, titles: []),
      Gone(testDescription: "overwrite", policy: .overwrite, titles: ["mine"]),
    ])
  func withARowThatIsGoneIsResolvedByThePolicy(_ given: Gone) throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma")
    try library.context.save()
    try removeElsewhere(library)
    library.context.mergePolicy = given.policy
    book.title = "mine"
    try library.context.save()
    #expect(try library.another().titles() == given.titles)
    #expect(!library.context.hasChanges)
  }

  struct Deletion: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let policy: NSMergePolicy
    let titles: [String]
  }

  @Test(
    .shows("NSMergePolicy.resolve(optimisticLockingConflicts:)"),
    arguments: [
      Deletion(testDescription: "store", policy: .mergeByPropertyStoreTrump, titles: ["theirs"]),
      Deletion(testDescription: "object", policy: .mergeByPropertyObjectTrump, titles: []),
      Deletion(testDescription: "rollback", policy: .rollback, titles: ["theirs"]),
      Deletion(testDescription: "overwrite", policy: .overwrite, titles: []),
    ])
  func ofADeletionWithAChangeIsResolvedByThePolicy(_ given: Deletion) throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma")
    try library.context.save()
    try library.changedElsewhere { $0.title = "theirs" }
    library.context.mergePolicy = given.policy
    library.context.delete(book)
    try library.context.save()
    #expect(try library.another().titles() == given.titles)
  }

  @Test(
    .shows(
      "NSErrorMergePolicy", "NSMergeByPropertyStoreTrumpMergePolicy",
      "NSMergeByPropertyObjectTrumpMergePolicy", "NSOverwriteMergePolicy",
      "NSRollbackMergePolicy", "NSMergePolicy.mergeType", "NSMergePolicy.init(merge:)"))
  func policiesAreTheSameByTheirOldNames() {
    let policies = [
      NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy,
      NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy, NSRollbackMergePolicy,
    ]
    let types: [NSMergePolicyType] = [
      .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
      .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType,
      .rollbackMergePolicyType,
    ]
    #expect(policies.map { ($0 as? NSMergePolicy)?.mergeType } == types)
    #expect(types.map { NSMergePolicy(merge: $0).mergeType } == types)
  }

  /// A program's own policy: the greater number of pages wins.
  private final class MorePages: NSMergePolicy, @unchecked Sendable {
    nonisolated(unsafe) var counts: [Int] = []

    override func resolve(mergeConflicts list: [Any]) throws {
      counts.append(list.count)
      try super.resolve(mergeConflicts: list)
    }

    override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
      let theirs = list.map { $0.persistedSnapshot?["pages"] as? Int16 ?? 0 }
      let books = list.map { $0.sourceObject as? Book }
      try super.resolve(optimisticLockingConflicts: list)
      for (book, pages) in zip(books, theirs) {
        if let book, book.pages < pages { book.pages = pages }
      }
    }
  }

  @Test(
    .shows(
      "NSMergePolicy.resolve(mergeConflicts:)",
      "NSMergePolicy.resolve(optimisticLockingConflicts:)", "NSMergePolicy.init(merge:)",
      "NSManagedObjectContext.mergePolicy"),
    arguments: [(2, 3), (5, 5)])
  func isResolvedByAPolicyOfTheProgramsOwn(mine: Int, result: Int) throws {
    let library = try Library()
    defer { library.remove() }
    let policy = MorePages(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    library.context.mergePolicy = policy
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    try library.changedElsewhere { $0.pages = 3 }
    book.pages = Int16(mine)
    try library.context.save()
    #expect(policy.counts == [1])
    let other = try library.another()
    #expect(try other.objects("Book").map { ($0 as? Book)?.pages } == [Int16(result)])
  }

  @Test(
    .shows(
      "NSConstraintConflict", "NSConstraintConflict.constraint",
      "NSConstraintConflict.constraintValues", "NSConstraintConflict.databaseObject",
      "NSConstraintConflict.databaseSnapshot", "NSConstraintConflict.conflictingObjects",
      "NSConstraintConflict.conflictingSnapshots", "NSEntityDescription.uniquenessConstraints",
      "NSMergePolicy.resolve(constraintConflicts:)", "NSManagedObjectConstraintMergeError"))
  func ofUniqueValuesHasBothObjects() throws {
    let library = try Library(model: Library.model(unique: true))
    defer { library.remove() }
    let old = library.book("Emma", pages: 1)
    try library.context.save()
    let new = library.book("Emma", pages: 2)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    let list =
      error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
    let conflict = try #require(list?.first)
    #expect(conflict.constraint == ["title"])
    #expect(conflict.constraintValues as? [String: String] == ["title": "Emma"])
    #expect(conflict.databaseObject === old)
    #expect(conflict.databaseSnapshot as? [String: String] == ["title": "Emma"])
    #expect(conflict.conflictingObjects == [new])
    #expect(conflict.conflictingSnapshots.map { $0["pages"] as? Int } == [2])
    // The error policy doesn't resolve it when called directly, either; the store's policy does.
    #expect(throws: NSError.self) {
      try NSMergePolicy.error.resolve(constraintConflicts: [conflict])
    }
    try NSMergePolicy.mergeByPropertyStoreTrump.resolve(constraintConflicts: [conflict])
    try library.context.save()
    let read = try Library(folder: library.folder, model: Library.model(unique: true))
    #expect(try read.objects("Book").map { ($0 as? Book)?.pages } == [1])
  }

  private func removeElsewhere(_ library: Library) throws {
    let other = try library.another()
    other.context.delete(try other.only("Book"))
    try other.context.save()
  }
}

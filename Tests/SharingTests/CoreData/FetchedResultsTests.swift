import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("Results in sections") @MainActor
struct FetchedResultsTests {
  /// Records everything that it is told.
  private final class Teller: NSFetchedResultsControllerDelegate {
    var lines: [String] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("will") }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("did \(controller.fetchedObjects?.count ?? -1)") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "-"
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
      lines.append("\(title) \(type) \(places.joined(separator: " "))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
  }

  private let library: Library
  private let teller = Teller()
  private let controller: NSFetchedResultsController<Book>

  /// Books in sections by number of pages, of which there are two.
  init() throws {
    library = try Library(books: [("a", 1), ("b", 1), ("c", 2)])
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [Library.order("pages"), Library.order("title")]
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context,
      sectionNameKeyPath: "pages", cacheName: nil)
    controller.delegate = teller
  }

  private func change(_ body: () throws -> Void) rethrows -> [String] {
    teller.lines = []
    try body()
    library.context.processPendingChanges()
    return teller.lines
  }

  @Test(
    .shows(
      "NSFetchedResultsController.init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:)",
      "NSFetchedResultsController.fetchRequest",
      "NSFetchedResultsController.managedObjectContext",
      "NSFetchedResultsController.sectionNameKeyPath", "NSFetchedResultsController.cacheName",
      "NSFetchedResultsController.performFetch()", "NSFetchedResultsController.fetchedObjects",
      "NSFetchedResultsController.sections", "NSFetchedResultsController.sectionIndexTitles",
      "NSFetchedResultsController.object(at:)",
      "NSFetchedResultsController.indexPath(forObject:)", "NSFetchedResultsSectionInfo",
      "NSFetchedResultsSectionInfo.name", "NSFetchedResultsSectionInfo.indexTitle",
      "NSFetchedResultsSectionInfo.numberOfObjects", "NSFetchedResultsSectionInfo.objects"))
  func haveTheirPlaces() throws {
    defer { library.remove() }
    #expect(controller.managedObjectContext === library.context)
    #expect(controller.fetchRequest.entityName == "Book")
    #expect(controller.sectionNameKeyPath == "pages")
    #expect(controller.cacheName == nil)
    #expect(controller.fetchedObjects == nil)
    #expect(controller.sections == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.title) == ["a", "b", "c"])
    let sections = try #require(controller.sections)
    #expect(sections.map(\.name) == ["1", "2"])
    #expect(sections.map(\.indexTitle) == ["1", "2"])
    #expect(sections.map(\.numberOfObjects) == [2, 1])
    #expect(sections.map { ($0.objects as? [Book])?.map(\.title) } == [["a", "b"], ["c"]])
    #expect(controller.sectionIndexTitles == ["1", "2"])
    let place = IndexPath(indexes: [0, 1])
    #expect(controller.object(at: place).title == "b")
    #expect(controller.indexPath(forObject: controller.object(at: place)) == place)
    #expect(controller.indexPath(forObject: library.book("new")) == nil)
  }

  @Test(
    .shows(
      "NSFetchedResultsController.delegate",
      "NSFetchedResultsControllerDelegate.controllerWillChangeContent(_:)",
      "NSFetchedResultsControllerDelegate.controllerDidChangeContent(_:)",
      "NSFetchedResultsControllerDelegate.controller(_:didChange:at:for:newIndexPath:)",
      "NSFetchedResultsControllerDelegate.controller(_:didChange:atSectionIndex:for:)",
      "NSFetchedResultsChangeType.insert", "NSFetchedResultsChangeType.delete",
      "NSFetchedResultsChangeType.move", "NSFetchedResultsChangeType.update"))
  func tellTheirDelegateWhatHappens() throws {
    defer { library.remove() }
    try controller.performFetch()
    let books = try #require(controller.fetchedObjects)
    #expect(
      change { library.book("d", pages: 3) }
        == ["will", "section 3 insert 2", "d insert - 2.0", "did 4"])
    #expect(
      change { books[1].author = library.object("Author") } == [
        "will", "b update 0.1 0.1", "did 4",
      ])
    #expect(change { books[0].title = "z" } == ["will", "z move 0.0 0.1", "did 4"])
    #expect(
      change { books[2].pages = 3 }
        == ["will", "section 2 delete 1", "c move 1.0 1.0", "did 4"])
    #expect(
      change { library.context.delete(books[1]) } == ["will", "b delete 0.0 -", "did 3"])
    #expect(change { library.object("Tag") } == [])
    controller.delegate = nil
    #expect(change { library.book("e") } == [])
    #expect(controller.fetchedObjects?.count == 4)
  }

  @Test(.shows("NSFetchedResultsController"))
  func areOneSectionWithoutAKeyPathForTheirNames() throws {
    defer { library.remove() }
    let whole = NSFetchedResultsController(
      fetchRequest: controller.fetchRequest, managedObjectContext: library.context,
      sectionNameKeyPath: nil, cacheName: nil)
    whole.delegate = teller
    try whole.performFetch()
    let books = try #require(whole.fetchedObjects)
    #expect(books.map(\.title) == ["a", "b", "c"])
    #expect(change { library.book("d", pages: 3) } == ["will", "d insert - 0.3", "did 4"])
    let lines = change {
      books[0].pages = 9
      library.context.delete(books[1])
    }
    #expect(lines == ["will", "b delete 0.1 -", "a move 0.0 0.2", "did 3"])
    #expect(whole.indexPath(forObject: books[0]) == IndexPath(indexes: [0, 2]))
    #expect(whole.sections?.map(\.numberOfObjects) == [3])
  }

  @Test(.shows("NSManagedObjectContext.rollback()"))
  func followARollback() throws {
    defer { library.remove() }
    try controller.performFetch()
    let books = try #require(controller.fetchedObjects)
    books[0].title = "z"
    library.book("d", pages: 2)
    library.context.delete(books[2])
    library.context.processPendingChanges()
    #expect(controller.fetchedObjects?.map(\.title) == ["b", "z", "d"])
    #expect(
      change { library.context.rollback() }
        == ["will", "d delete 1.0 -", "c insert - 1.0", "a move 0.1 0.0", "did 3"])
    #expect(controller.fetchedObjects?.map(\.title) == ["a", "b", "c"])
  }

  @Test(.shows("NSFetchedResultsController.performFetch()"))
  func areFetchedByWhatTheRequestSaysNow() throws {
    defer { library.remove() }
    try controller.performFetch()
    controller.fetchRequest.predicate = Library.condition("pages = 1")
    #expect(controller.fetchedObjects?.count == 3)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.title) == ["a", "b"])
    let other = try #require(controller.fetchedObjects?.last)
    #expect(change { other.pages = 2 } == ["will", "b delete 0.1 -", "did 1"])
  }
}

import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A controller of fetched results") @MainActor
struct ResultsTests {
  private final class Teller: NSFetchedResultsControllerDelegate {
    var lines: [String] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("will") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? "-"
      lines.append("\(title) \(type) \(indexPath?[1] ?? -1) \(newIndexPath?[1] ?? -1)")
    }
  }

  @Test(.shows("NSFetchedResultsController"))
  func tellsWhatComesGoesAndMoves() throws {
    let library = try Library()
    defer { library.remove() }
    let first = library.book("a", pages: 1)
    let second = library.book("b", pages: 2)
    try library.context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [SimulatedFoundation.NSSortDescriptor(key: "pages", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil,
      cacheName: nil)
    let teller = Teller()
    controller.delegate = teller
    try controller.performFetch()
    #expect(controller.fetchedObjects == [first, second])
    library.book("c", pages: 3)
    library.context.processPendingChanges()
    #expect(teller.lines == ["will", "c insert -1 2"])
    teller.lines = []
    first.pages = 9
    library.context.delete(second)
    library.context.processPendingChanges()
    #expect(teller.lines == ["will", "b delete 1 -1", "a move 0 1"])
    #expect(controller.indexPath(forObject: first) == IndexPath(indexes: [0, 1]))
    #expect(controller.sections?.map(\.numberOfObjects) == [2])
  }
}

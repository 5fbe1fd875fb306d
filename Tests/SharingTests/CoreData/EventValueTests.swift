import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("Values for the current event") @MainActor
struct EventValueTests {
  private static func text(_ values: [String: Any]) -> [String] {
    values.map { key, value in
      "\(key) \((value as? NSSet).map { "\($0.count)" } ?? (value is NSNull ? "nil" : "\(value)"))"
    }.sorted()
  }

  @Test(.shows("NSManagedObject.changedValuesForCurrentEvent()"))
  func areThoseBeforeTheChange() throws {
    let library = try Library()
    defer { library.remove() }
    let author = library.object("Author")
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    #expect(book.changedValuesForCurrentEvent().isEmpty)
    book.pages = 2
    book.pages = 3
    book.author = author
    #expect(Self.text(book.changedValuesForCurrentEvent()) == ["author nil", "pages 1"])
    #expect(Self.text(author.changedValuesForCurrentEvent()) == ["books 0"])
    book.author = nil
    #expect(Self.text(book.changedValuesForCurrentEvent()) == ["pages 1"])
    #expect(author.changedValuesForCurrentEvent().isEmpty)
    library.context.processPendingChanges()
    #expect(book.changedValuesForCurrentEvent().isEmpty)
    book.setPrimitiveValue(4, forKey: "pages")
    book.title = "Persuasion"
    #expect(
      Self.text(book.changedValuesForCurrentEvent()) == ["pages 3", "title Emma"])
    #expect(book.changedValues()["pages"] as? Int == 4)
  }

  @Test(.shows("NSManagedObject.changedValuesForCurrentEvent()"))
  func areThereForWhoeverIsToldOfIt() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    nonisolated(unsafe) var lines: [[String]] = []
    nonisolated(unsafe) let same = book
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
    ) { _ in
      MainActor.assumeIsolated { lines.append(Self.text(same.changedValuesForCurrentEvent())) }
      if same.pages == 2 { same.pages = 7 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    book.pages = 2
    library.context.processPendingChanges()
    #expect(Self.text(book.changedValuesForCurrentEvent()) == ["pages 2"])
    library.context.processPendingChanges()
    #expect(lines == [["pages 1"], ["pages 2"]])
    #expect(book.changedValuesForCurrentEvent().isEmpty)
  }
}

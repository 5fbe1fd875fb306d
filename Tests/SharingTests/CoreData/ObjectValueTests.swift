import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A managed object's values") @MainActor
struct ObjectValueTests {
  @Test(
    .shows(
      "NSManagedObject.changedValues()", "NSManagedObject.committedValues(forKeys:)",
      "NSManagedObject.hasPersistentChangedValues"))
  func tellsWhatIsNewAndWhatTheStoreHas() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma", pages: 1)
    try library.context.save()
    #expect(book.changedValues().isEmpty)
    book.pages = 2
    #expect(book.changedValues() as? [String: Int] == ["pages": 2])
    #expect(book.committedValues(forKeys: ["pages"]) as? [String: Int] == ["pages": 1])
    #expect(
      Set(book.committedValues(forKeys: nil).keys) == ["title", "pages", "author", "tags"])
    #expect(book.committedValues(forKeys: ["author"])["author"] is NSNull)
    #expect(book.hasPersistentChangedValues)
    book.pages = 1
    #expect(book.hasChanges)
    #expect(!book.hasPersistentChangedValues)
  }

  @Test(
    .shows(
      "NSManagedObject.changedValues()", "NSManagedObject.committedValues(forKeys:)",
      "NSPropertyDescription.isTransient"))
  func whatIsNeverSavedIsNotAmongThem() throws {
    let passing = Library.attribute("passing", .stringAttributeType)
    passing.isTransient = true
    let model = Library.model(of: [Library.attribute("text", .stringAttributeType), passing])
    let library = try Library(model: model)
    defer { library.remove() }
    let thing = library.object("Thing", ["text": "a", "passing": "b"])
    #expect(thing.changedValues() as? [String: String] == ["text": "a"])
    try library.context.save()
    #expect(thing.committedValues(forKeys: nil) as? [String: String] == ["text": "a"])
    thing.setValue("c", forKey: "passing")
    #expect(!thing.hasPersistentChangedValues)
    #expect(thing.value(forKey: "passing") as? String == "c")
    let other = try Library(folder: library.folder, model: model)
    #expect(try other.only().value(forKey: "passing") == nil)
  }

  @Test(
    .shows(
      "NSManagedObject.primitiveValue(forKey:)", "NSManagedObject.setPrimitiveValue(_:forKey:)",
      "NSManagedObject.willAccessValue(forKey:)"))
  func primitiveValuesLeaveTheInverseAlone() throws {
    let library = try Library()
    defer { library.remove() }
    let author = library.object("Author", ["name": "Jane"])
    let book = library.book("Emma")
    book.setPrimitiveValue(author, forKey: "author")
    #expect(book.primitiveValue(forKey: "author") as? NSManagedObject === author)
    #expect((author.value(forKey: "books") as? NSSet)?.count == 0)
    book.author = nil
    book.author = author
    #expect((author.value(forKey: "books") as? NSSet)?.count == 1)
    try library.context.save()
    library.context.refresh(book, mergeChanges: false)
    book.willAccessValue(forKey: "title")
    #expect(!book.isFault)
    library.context.refresh(book, mergeChanges: false)
    #expect(book.primitiveValue(forKey: "title") as? String == "Emma")
  }

  @Test(.shows("NSManagedObject.hasFault(forRelationshipNamed:)"))
  func relatedObjectsAreReadWhenTheyAreAskedFor() throws {
    let library = try Library()
    defer { library.remove() }
    library.book("Emma").author = library.object("Author")
    try library.context.save()
    let other = try library.another()
    let author: NSManagedObject = try other.only("Author")
    _ = author.value(forKey: "name")
    #expect(!author.isFault)
    #expect(author.hasFault(forRelationshipNamed: "books"))
    #expect((author.value(forKey: "books") as? NSSet)?.count == 1)
    #expect(!author.hasFault(forRelationshipNamed: "books"))
  }

  @Test(
    .shows(
      "NSManagedObject._manage(_: Value, _: String) <Value>",
      "NSManagedObject._change(_:adding:removing:)", "NSManagedObject.mutableSetValue(forKey:)"))
  func setsChangeTheirRelationship() throws {
    let library = try Library()
    defer { library.remove() }
    let author = library.object("Author")
    let first = library.book("Emma")
    let second = library.book("Persuasion")
    let books = author.mutableSetValue(forKey: "books")
    books.add(first)
    books.add(second)
    #expect(first.author === author)
    books.remove(first)
    #expect(first.author == nil)
    #expect(books.count == 1)
    author._change("books", adding: [first], removing: [second])
    #expect(first.author === author)
    #expect(second.author == nil)
    #expect(books.allObjects as? [Book] == [first])
  }

  @Test(.shows("NSManagedObject.objectIDs(forRelationshipNamed:)"))
  func relatedObjectsAreNamedWithoutBeingRead() throws {
    let library = try Library()
    defer { library.remove() }
    let author = library.object("Author")
    let book = library.book("Emma")
    book.author = author
    #expect(author.objectIDs(forRelationshipNamed: "books") == [book.objectID])
    try library.context.save()
    let other = try library.another()
    let written: NSManagedObject = try other.only("Author")
    let names = written.objectIDs(forRelationshipNamed: "books")
    #expect(names.map { $0.uriRepresentation() } == [book.objectID.uriRepresentation()])
    #expect(other.context.registeredObjects == [written])
    #expect(written.objectIDs(forRelationshipNamed: "books").count == 1)
    let theirs: Book = try other.only("Book")
    #expect(theirs.objectIDs(forRelationshipNamed: "author") == [written.objectID])
    #expect(theirs.objectIDs(forRelationshipNamed: "tags") == [])
  }

  private enum Shelf: Int16 { case low, high }

  @Test(
    .shows(
      "NSManagedObject._managed(_: String) <Value: RawRepresentable> -> Value where Value.RawValue: FixedWidthInteger",
      "NSManagedObject._manage(_: Value, _: String) <Value: RawRepresentable> where Value.RawValue: FixedWidthInteger"
    ))
  func anEnumerationIsStoredAsItsNumber() throws {
    let library = try Library()
    defer { library.remove() }
    let book = library.book("Emma")
    let none: Shelf = book._managed("pages")
    #expect(none == .low)
    book._manage(Shelf.high, "pages")
    #expect(book.pages == 1)
    let high: Shelf = book._managed("pages")
    #expect(high == .high)
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    let type: NSAttributeType
    let value: @Sendable () -> Any
    let read: String
    let className: String?
    var testDescription: String { "\(type)" }
  }

  nonisolated private static let moment = Date(timeIntervalSinceReferenceDate: 1.5)

  nonisolated static let kinds: [Kind] = [
    Kind(type: .integer16AttributeType, value: { 65_537 }, read: "1", className: "NSNumber"),
    Kind(
      type: .integer32AttributeType, value: { 4_294_967_298 }, read: "2", className: "NSNumber"),
    Kind(
      type: .integer64AttributeType, value: { 4_294_967_298 }, read: "4294967298",
      className: "NSNumber"),
    Kind(
      type: .decimalAttributeType, value: { NSDecimalNumber(string: "1.10") }, read: "1.1",
      className: "NSDecimalNumber"),
    Kind(type: .doubleAttributeType, value: { 0.1 }, read: "0.1", className: "NSNumber"),
    Kind(type: .floatAttributeType, value: { Float(2.5) }, read: "2.5", className: "NSNumber"),
    Kind(type: .stringAttributeType, value: { "e\u{301}" }, read: "é", className: "NSString"),
    Kind(type: .booleanAttributeType, value: { true }, read: "1", className: "NSNumber"),
    Kind(
      type: .dateAttributeType, value: { moment }, read: "\(moment)", className: "NSDate"),
    Kind(
      type: .binaryDataAttributeType, value: { Data([1, 2]) }, read: "2 bytes",
      className: "NSData"),
    Kind(
      type: .UUIDAttributeType,
      value: { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) },
      read: "01020304-0506-0708-090A-0B0C0D0E0F10", className: "NSUUID"),
    Kind(
      type: .URIAttributeType, value: { URL(fileURLWithPath: "/a") }, read: "file:///a",
      className: "NSURL"),
    Kind(type: .transformableAttributeType, value: { ["a", "b"] }, read: "[a, b]", className: nil),
  ]

  @Test(
    .shows(
      "NSAttributeDescription.attributeType", "NSAttributeDescription.attributeValueClassName",
      "NSAttributeDescription.type", "NSPropertyDescription.name"),
    arguments: kinds)
  func isReadAsItWasWritten(_ kind: Kind) throws {
    let model = Library.model(of: [Library.attribute("value", kind.type)])
    let attribute = try #require(model.entities.first?.attributesByName["value"])
    #expect(attribute.type.rawValue == kind.type.rawValue)
    #expect(attribute.attributeValueClassName == kind.className)
    let library = try Library(model: model)
    defer { library.remove() }
    library.object("Thing", ["value": kind.value()])
    try library.context.save()
    let other = try Library(folder: library.folder, model: model)
    let value = try #require(try other.only().value(forKey: "value"))
    let text = (value as? [Any]).map { "[\($0.map { "\($0)" }.joined(separator: ", "))]" }
    #expect(text ?? "\(value)" == kind.read)
  }
}

import Foundation
import TestSupport
import Testing

@testable import SimulatedCoreData

@Suite("Indexes of an entity") @MainActor
struct EntityIndexTests {
  private func statements(_ model: NSManagedObjectModel) throws -> [String] {
    let library = try Library(model: model)
    defer { library.remove() }
    let store = try #require(library.container.persistentStoreCoordinator.persistentStores.first)
    return try store.database.rows(
      "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
    ).compactMap { $0.first?.text }
  }

  /// Things with an index by number and text, another by place, and an indexed text.
  private static func model() -> NSManagedObjectModel {
    let text = Library.attribute("text", .stringAttributeType)
    text.isIndexed = true
    let number = Library.attribute("number", .integer64AttributeType)
    let model = Library.model(of: [text, number])
    let first = NSFetchIndexElementDescription(property: number, collationType: .binary)
    first.isAscending = false
    let second = NSFetchIndexElementDescription(property: text, collationType: .binary)
    let place = NSFetchIndexElementDescription(property: number, collationType: .rTree)
    model.entities[0].indexes = [
      NSFetchIndexDescription(name: "byNumber", elements: [first, second]),
      NSFetchIndexDescription(name: "byPlace", elements: [place]),
    ]
    return model
  }

  @Test(
    .shows(
      "NSEntityDescription.indexes", "NSFetchIndexDescription", "NSFetchIndexDescription.name",
      "NSFetchIndexDescription.elements", "NSFetchIndexDescription.init(name:elements:)",
      "NSFetchIndexElementDescription", "NSFetchIndexElementDescription.property",
      "NSFetchIndexElementDescription.collationType",
      "NSFetchIndexElementDescription.isAscending",
      "NSFetchIndexElementDescription.init(property:collationType:)",
      "NSFetchIndexElementType", "NSFetchIndexElementType.binary",
      "NSPropertyDescription.isIndexed"))
  func areInTheDatabase() throws {
    let wanted = [
      "CREATE INDEX ZTHING_ZTEXT_INDEX ON ZTHING (ZTEXT)",
      "CREATE INDEX \"Z_Thing_byNumber\" ON ZTHING "
        + "(ZNUMBER COLLATE BINARY DESC, ZTEXT COLLATE BINARY ASC)",
    ]
    #expect(try statements(Self.model()) == wanted)
    let copy = try #require(Self.model().copy() as? NSManagedObjectModel)
    #expect(try statements(copy) == wanted)
  }

  @Test(.shows("NSEntityDescription.indexes", "NSManagedObjectModel.init(contentsOf:)"))
  func areReadFromAModelFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("indexes-\(UUID().uuidString).mom")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      <model><entity name="Thing"><attribute name="value" attributeType="Date"/>
      <fetchIndex name="byValue"><fetchIndexElement property="value" type="Binary" \
      order="descending"/></fetchIndex>
      <fetchIndex name="other"><fetchIndexElement property="none" type="Binary" \
      order="ascending"/></fetchIndex></entity></model>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("contents"))
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    #expect(
      try statements(model) == [
        "CREATE INDEX \"Z_Thing_byValue\" ON ZTHING (ZVALUE COLLATE BINARY DESC)"
      ])
  }
}

import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

/// Values that no two objects of a class have.
@Suite struct ModelUniquenessTests {
  @Test(
    .shows("Schema.Attribute", "Schema.Attribute.init(_:originalName:hashModifier:)"),
    .shows("Schema.Attribute.Option", "Schema.Attribute.Option.unique"),
    .shows("Attribute(_:originalName:hashModifier:)"))
  func aNewObjectChangesTheOneInTheStore() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let old = ShelfTag("t")
    old.color = "red"
    shelf.context.insert(old)
    try shelf.context.save()
    let new = ShelfTag("t")
    new.color = "blue"
    shelf.context.insert(new)
    #expect(new != old)
    try shelf.context.save()
    #expect(old.color == "blue")
    #expect(new == old)
    #expect(try shelf.container.read(ShelfTag.self, \.color) == ["blue"])
    new.color = "green"
    #expect(old.color == "green")
  }

  @Test func anotherProcesssObjectIsChangedToo() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let other = ModelContext(try shelf.another())
    for (context, color) in [(shelf.context, "red"), (other, "blue")] {
      let tag = ShelfTag("t")
      tag.color = color
      context.insert(tag)
    }
    try shelf.context.save()
    try other.save()
    #expect(try shelf.another().read(ShelfTag.self, \.color) == ["blue"])
  }

  @Test(
    .shows("Unique(_:)", "Index(_:)"),
    .shows("Schema.PropertyMetadata.unique(_:)", "Schema.PropertyMetadata.index(_:)"))
  func severalValuesAreUniqueTogether() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    for (year, subtitle) in [(1, "x"), (2, "y"), (1, "z")] {
      let book = ShelfBook("a", year: year)
      book.subtitle = subtitle
      shelf.context.insert(book)
      try shelf.context.save()
    }
    let all = try shelf.context.fetch(FetchDescriptor<ShelfBook>())
    #expect(all.map(\.subtitle) == ["z", "y"])
    let file = try Data(contentsOf: shelf.folder.appendingPathComponent("Shelf.store"))
    let log = try Data(contentsOf: shelf.folder.appendingPathComponent("Shelf.store-wal"))
    for name in ["Z_ShelfBook_title", "Z_ShelfBook_year_title"] {
      let bytes = Data(name.utf8)
      #expect(file.range(of: bytes) != nil || log.range(of: bytes) != nil)
    }
  }
}

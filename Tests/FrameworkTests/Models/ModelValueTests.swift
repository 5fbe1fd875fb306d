import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

private enum Kind: String, Codable { case article, video }
private enum Shape: Codable, Equatable { case circle(radius: Double), point }
private struct Spot: Codable, Equatable { var x = 1.5 }

/// A class with a property of each kind.
@Model private final class Mixture {
  @Attribute(.unique) var id: UUID
  var text = "text"
  var flag = true
  var whole = 1 << 60
  var small: Int16 = -3
  var byte: UInt8 = 255
  var large: UInt64 = .max
  var real = 0.25
  var float: Float = 0.5
  var decimal: Decimal = 12.5
  var date = Date(timeIntervalSinceReferenceDate: 1.5)
  var data = Data([1, 2])
  var url: URL?
  var kind = Kind.article
  var shape = Shape.point
  var spot: Spot?
  var list: [String] = []
  var maybe: [Int]?
  @Attribute(.externalStorage) var bytes: Data?

  init(id: UUID) { self.id = id }
}

/// The values that a store keeps.
@Suite struct ModelValueTests {
  @Test(.shows("Model()")) func eachValueComesBackFromTheStore() throws {
    let container = try ModelContainer(
      for: Mixture.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let id = UUID()
    let first = Mixture(id: id)
    first.url = URL(string: "https://example.com/a")
    first.kind = .video
    first.shape = .circle(radius: 2)
    first.spot = Spot(x: 3)
    first.list = ["a", "b"]
    first.maybe = [7]
    first.bytes = Data([9])
    first.flag = false
    let context = ModelContext(container)
    context.insert(first)
    try context.save()
    let other = ModelContext(container)
    let read = try #require(try other.fetch(FetchDescriptor<Mixture>()).first)
    #expect(read !== first)
    #expect(read.id == id)
    #expect((read.text, read.flag, read.whole) == ("text", false, 1 << 60))
    #expect((read.small, read.byte, read.large) == (-3, 255, .max))
    #expect((read.real, read.float, read.decimal) == (0.25, 0.5, 12.5))
    #expect(read.date == Date(timeIntervalSinceReferenceDate: 1.5))
    #expect((read.data, read.bytes) == (Data([1, 2]), Data([9])))
    #expect(read.url?.path() == "/a")
    #expect((read.kind, read.shape, read.spot) == (.video, .circle(radius: 2), Spot(x: 3)))
    #expect((read.list, read.maybe) == (["a", "b"], [7]))
    read.maybe = nil
    read.spot = nil
    #expect((read.maybe, read.spot) == (nil, nil))
  }

  @Test(.shows("Schema.Attribute.Option.ephemeral"))
  func whatIsEphemeralIsntStored() throws {
    let shelf = try Shelf()
    defer { shelf.remove() }
    let note = ShelfNote("a")
    shelf.context.insert(note)
    note.draft = "b"
    #expect(note.draft == "b")
    try shelf.context.save()
    #expect(try shelf.container.read(ShelfNote.self, \.text) == ["a"])
    #expect(try shelf.container.read(ShelfNote.self, \.draft) == [nil])
  }
}

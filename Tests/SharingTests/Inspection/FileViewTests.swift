import CSQLite
import ContainerViews
import Foundation
import TestSupport
import Testing

/// What files look like to a scene.
@Suite struct FileViewTests {
  private let sample: InspectedFolder

  init() throws { sample = try InspectedFolder() }

  private func view(_ path: String) -> FileView {
    FileView(of: sample.url.appendingPathComponent(path))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func aPropertyListIsATree(_ format: PropertyListSerialization.PropertyListFormat) throws {
    try sample.write(
      list: [
        "links": ["https://a.example", "b\nc"], "count": 3, "on": true, "ratio": 0.5,
        "when": Date(timeIntervalSinceReferenceDate: 0), "icon": Data([1, 2]),
        "user": ["name": "Ada"], "none": [String](),
      ] as [String: Any], format, to: "a.plist")
    #expect(view("a.plist").kind == "property list, 8 keys")
    #expect(
      view("a.plist").lines == [
        "count = 3", "icon = 2 bytes", "links", #"  [0] = "https://a.example""#,
        #"  [1] = "b\nc""#, "none = an empty list", "on = true", "ratio = 0.5", "user",
        #"  name = "Ada""#, "when = 2001-01-01T00:00:00Z",
      ])
  }

  @Test func jsonIsATree() throws {
    try sample.write(#" [{"a": null, "b": false}, 2]"#, to: "a.json")
    #expect(view("a.json").kind == "JSON, 2 values")
    #expect(view("a.json").lines == ["[0]", "  a = null", "  b = false", "[1] = 2"])
  }

  @Test func aDatabaseIsItsTablesWithWhatItsLogHolds() throws {
    let open = sample.run(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE links (id INTEGER PRIMARY KEY, url TEXT, icon BLOB);
      INSERT INTO links (url, icon) VALUES ('https://a.example', x'0102'), (NULL, NULL);
      CREATE TABLE "odd ""name" (x);
      """, on: "data.sqlite")
    let file = sample.url.appendingPathComponent("data.sqlite")
    let before = try Data(contentsOf: file)
    #expect(view("data.sqlite").kind == "SQLite, 2 tables")
    #expect(
      view("data.sqlite").lines == [
        "links, 2 rows", "  id  url                icon", "  1   https://a.example  2 bytes",
        "  2   NULL               NULL", #"odd "name, 0 rows: x"#,
      ])
    #expect(try Data(contentsOf: file) == before, "looking changes nothing")
    sqlite3_close(open)
  }

  @Test func picturesTellTheirKindAndSize() throws {
    try sample.write(.beginningOfPNG(width: 40, height: 30), to: "a.png")
    try sample.write(.beginningOfJPEG(width: 20, height: 10), to: "a.jpg")
    try sample.write(Data("GIF89a".utf8) + Data([7, 0, 5, 0]), to: "a.gif")
    #expect(
      ["a.png", "a.jpg", "a.gif"].map { view($0).kind } == [
        "PNG image, 40 × 30 pixels", "JPEG image, 20 × 10 pixels", "GIF image, 7 × 5 pixels",
      ])
  }

  @Test func textIsItselfAndBytesAreNumbers() throws {
    try sample.write("one\ntwo \u{1B}[31m", to: "a.txt")
    try sample.write(Data([0, 1, 255]), to: "a.bin")
    try sample.write("", to: "empty")
    #expect(view("a.txt").lines == ["one", "two \u{FFFD}[31m"])
    #expect(view("a.bin").lines == ["00 01 ff"])
    #expect(view("empty").lines == [""])
    #expect(view("nowhere").kind == "unreadable")
  }

  @Test(arguments: [
    ("lists", String(repeating: "<array>", count: 200_000)),
    ("JSON", String(repeating: "[", count: 200_000)),
  ])
  func whatIsNestedTooDeepIsNotRead(_ name: String, _ text: String) throws {
    try sample.write("<?xml version=\"1.0\"?><plist>" + text, to: "deep.plist")
    try sample.write(text, to: "deep.json")
    #expect(view("deep.plist").kind == "text")
    #expect(view("deep.json").kind == "text")
  }

  @Test func muchIsCut() throws {
    try sample.write(list: Array(0..<1_000), to: "a.plist")
    #expect(view("a.plist").lines.count == 201)
    #expect(view("a.plist").lines.last == "… 800 more")
    try sample.write(String(repeating: "a", count: 30_000), to: "a.txt")
    #expect(view("a.txt").lines.last == "… 10000 more")
    let open = sample.run(
      """
      CREATE TABLE t (x);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500)
      INSERT INTO t SELECT i FROM n;
      """, on: "many.sqlite")
    sqlite3_close(open)
    #expect(view("many.sqlite").lines.count == 53)
    #expect(view("many.sqlite").lines.last == "  … 450 more")
  }

  @Test func aDamagedDatabaseIsSaidToBeUnreadable() throws {
    try sample.write(Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 500), to: "a.db")
    #expect(["unreadable", "SQLite, 0 tables"].contains(view("a.db").kind))
  }
}

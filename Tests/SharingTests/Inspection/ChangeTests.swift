import CSQLite
import ContainerViews
import Foundation
import TestSupport
import Testing

/// What changes in a container between two looks.
@Suite struct ChangeTests {
  private let sample: InspectedFolder

  init() throws { sample = try InspectedFolder() }

  private func snapshot() -> ContainerSnapshot { ContainerSnapshot(of: sample.url) }

  @Test func theTreeHasKindsAndSizes() throws {
    try sample.write("hello", to: "Documents/note.txt")
    try sample.write(list: ["a": 1], .xml, to: "Library/Preferences/x.plist")
    try sample.write("", to: "Library/Preferences/x.plist.lock")
    try FileManager.default.createSymbolicLink(
      atPath: sample.url.path + "/way", withDestinationPath: "/etc/passwd")
    let size = try Data(
      contentsOf: sample.url.appendingPathComponent("Library/Preferences/x.plist")
    ).count
    #expect(
      snapshot().lines == [
        "Documents/", "  note.txt — text, 5 bytes", "Library/", "  Preferences/",
        "    x.plist — property list, 1 key, \(size) bytes", "way → /etc/passwd",
      ])
  }

  @Test func theDetailsOfATextEndWithItsLastLine() throws {
    try sample.write("one\n\ntwo\n", to: "a.txt")
    try sample.write("", to: "empty.txt")
    #expect(
      snapshot().detailedLines == [
        "a.txt — text, 9 bytes", "    one", "    ", "    two", "empty.txt — text, 0 bytes", "    ",
      ])
  }

  @Test func filesAndValuesAndRowsAndLinesThatDifferAreNamed() throws {
    try sample.write(list: ["count": 1, "gone": true, "same": [1, 2]], to: "x.plist")
    try sample.write("one\ntwo", to: "a.txt")
    try sample.write("old", to: "old.txt")
    let open = sample.run(
      "CREATE TABLE t (id, name); INSERT INTO t VALUES (1, 'a'), (2, 'b');", on: "d.sqlite")
    let before = snapshot()
    #expect(snapshot().changes(since: before) == [])
    try sample.write(list: ["count": 2, "same": [1, 2], "more": ["x"]], to: "x.plist")
    try sample.write("one\nthree", to: "a.txt")
    try FileManager.default.removeItem(at: sample.url.appendingPathComponent("old.txt"))
    try sample.write(#"{"a": 1}"#, to: "new.json")
    sqlite3_exec(open, "UPDATE t SET name = 'c' WHERE id = 2", nil, nil, nil)
    sqlite3_close(open)
    #expect(
      snapshot().changes(since: before) == [
        "* a.txt", "    - two", "    + three", "* d.sqlite", "    - t: 2, b", "    + t: 2, c",
        "+ new.json — JSON, 1 key", "    a = 1", "- old.txt", "* x.plist", "    count: 1 → 2",
        "    - gone = true", #"    + more[0] = "x""#,
      ])
  }

  @Test func aFolderWithVeryManyFilesIsCut() throws {
    for number in 0..<450 { try sample.write("", to: "file\(number)") }
    #expect(snapshot().lines.count == 401)
    #expect(snapshot().lines.last == "… 50 more")
  }
}

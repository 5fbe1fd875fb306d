package import Foundation
package import Testing

/// A folder of files with the texts that a test expects.
///
/// A text that has no file yet is written **and** fails, so that no first run passes unnoticed.
/// With `TUTOR_RECORD=1` in the environment the files are rewritten instead of compared; review the
/// change before committing it.
///
/// ```swift
/// let pages = Golden(in: "Goldens/Pages")
/// pages.expect(html, in: "contents.html")
/// pages.expectNothing(besides: ["contents.html"])
/// ```
package struct Golden: Sendable {
  /// The folder with the expected texts.
  package let folder: URL
  private let records: Bool

  /// A folder at a path relative to the file of the test.
  package init(in path: String, besides file: String = #filePath) {
    self.init(
      folder: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(path))
  }

  /// A folder, and whether texts are recorded rather than compared.
  package init(
    folder: URL, records: Bool = ProcessInfo.processInfo.environment["TUTOR_RECORD"] == "1"
  ) {
    self.folder = folder
    self.records = records
  }

  /// Expects `text` to equal the content of the file `name`.
  package func expect(
    _ text: String, in name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let failure = failure(of: text, in: name) else { return }
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  }

  /// Expects the folder to contain no files other than `names`.
  package func expectNothing(
    besides names: some Sequence<String>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for orphan in orphans(besides: names) {
      Issue.record(
        "no test expects \(file(orphan).path): delete it", sourceLocation: sourceLocation)
    }
  }

  /// Returns the difference between `text` and the file `name`, or nil.
  package func failure(of text: String, in name: String) -> String? {
    let file = file(name)
    guard let data = try? Data(contentsOf: file) else {
      return write(text, to: file)
        ?? (records ? nil : "\(file.path) did not exist and was written: read it and run again")
    }
    let expected = String(decoding: data, as: UTF8.self)
    let diff = LineDiff(expected: expected, actual: text)
    guard !diff.isEmpty else { return nil }
    if records { return write(text, to: file) }
    return """
      \(file.path) differs (- expected, + got); TUTOR_RECORD=1 rewrites it
      \(diff)
      """
  }

  /// Returns the paths, in the folder, of files that are not among `names`.
  package func orphans(besides names: some Sequence<String>) -> [String] {
    let known = Set(names)
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { !known.contains($0) && !isFolder($0) }.sorted()
  }
}

extension Golden {
  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file(name).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func write(_ text: String, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    } catch {
      return "\(file.path) can't be written: \(error)"
    }
  }
}

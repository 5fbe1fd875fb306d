package import Foundation

extension Theme {
  /// Reads the theme in a folder: its `templates` and `styles`.
  ///
  /// - Throws: ``ThemeError`` when a file can't be read, is missing, or can't be parsed.
  package init(folder: URL) throws(ThemeError) {
    var files: [String: String] = [:]
    for part in ["templates", "styles"] {
      let inside = folder.appendingPathComponent(part)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: inside.path) else {
        throw .missing(part)
      }
      for name in names where name.hasSuffix(".mustache") || name.hasSuffix(".css") {
        let path = "\(part)/\(name)"
        guard
          let text = try? String(contentsOf: inside.appendingPathComponent(name), encoding: .utf8)
        else { throw .unreadable(path) }
        files[path] = text
      }
    }
    try self.init(files: files)
  }
}

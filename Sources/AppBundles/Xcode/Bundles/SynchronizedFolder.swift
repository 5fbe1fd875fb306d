/// What is on disk in a folder that Xcode keeps in step with the project.
enum SynchronizedFolder {
  private static let greatestDepth = 16

  /// Folders that are one thing to Xcode.
  private static let packages: Set<String> = [
    "bundle", "framework", "intentdefinition", "mlpackage", "playground", "rtfd", "scnassets",
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "icon",
  ]

  /// Lists the files of a folder, without following symbolic links.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - limit: How many files and folders may still be looked at; they are taken from it.
  /// - Returns: The paths from the folder on, in a fixed order; `nil` when the folder isn't there
  ///   or holds too much.
  static func files(in folder: FilePlace, limit: inout Int) -> [String]? {
    guard folder.kind == .folder else { return nil }
    var waiting: [(path: String, depth: Int)] = [("", 0)]
    var result: [String] = []
    while let next = waiting.popLast() {
      for name in folder.appending(next.path).entries where !name.hasPrefix(".") {
        limit -= 1
        guard limit > 0, next.depth < greatestDepth else { return nil }
        let path = next.path.isEmpty ? name : next.path + "/" + name
        let place = folder.appending(path)
        if place.kind == .folder, !place.isLink, !packages.contains(FilePlace.suffix(of: name)) {
          waiting.append((path, next.depth + 1))
        } else {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }
}

/// The contents on disk of a folder that Xcode synchronizes with the project.
enum SynchronizedFolder {
  private static let greatestDepth = 16

  /// Folders that Xcode treats as one item.
  private static let packages: Set<String> = [
    "bundle", "framework", "intentdefinition", "mlpackage", "playground", "rtfd", "scnassets",
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "icon",
  ]

  /// Lists the files of a folder, without following symbolic links.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - limit: The number of files and folders that may still be looked at; it is reduced by them.
  /// - Returns: The paths relative to the folder, in a fixed order; `nil` when the folder isn't
  ///   there or contains too much.
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

/// One walk through the folders of a source tree, level by level.
///
/// Folders that a build or a package manager fills are skipped, and so are hidden ones and symbolic
/// links.
struct SourceWalk {
  /// Folders whose contents a tool made.
  private static let made: Set<String> = [
    "Pods", "node_modules", "build", "Build", "Carthage", "DerivedData", "SourcePackages",
    "Flutter", "ephemeral",
  ]
  /// Folders that their readers treat as one item.
  private static let packages: Set<String> = [
    "xcassets", "framework", "xcframework", "bundle", "lproj", "xcdatamodeld", "playground",
    "xcworkspace", "xcdatamodel", "docc", "icon",
  ]
  /// Extensions that folders hardly ever have, so the disk needn't be asked what they are.
  private static let files: Set<String> = [
    "swift", "m", "mm", "h", "c", "cc", "cpp", "hpp", "js", "jsx", "ts", "tsx", "dart", "java",
    "kt",
    "cs", "py", "rb", "go", "json", "xml", "yml", "yaml", "md", "txt", "html", "css", "strings",
    "stringsdict", "xcstrings", "storyboard", "xib", "png", "jpg", "jpeg", "pdf", "svg", "gif",
    "webp", "ttf", "otf", "mp3", "mp4", "wav", "caf", "zip", "gz", "lock", "entitlements", "plist",
    "xcconfig", "pbxproj", "sh", "gradle", "properties",
  ]
  private static let greatestDepth = 8
  private static let mostFolders = 20_000

  /// What to do with an entry that the walk finds.
  enum Step { case enter, passOver, stop }

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - visit: Receives each entry with its path relative to the root, folders before their
  ///     contents, and says whether to enter it, if it is a folder.
  static func walk(_ root: FilePlace, visit: (FilePlace, String) -> Step) {
    var level = [(place: root, path: "")]
    var looked = 0
    for _ in 0...greatestDepth {
      var next: [(place: FilePlace, path: String)] = []
      for folder in level {
        looked += 1
        guard looked <= mostFolders else { return }
        for name in folder.place.entries where !name.hasPrefix(".") && !made.contains(name) {
          let entry = folder.place.appending(name)
          let path = folder.path.isEmpty ? name : folder.path + "/" + name
          let step = visit(entry, path)
          if step == .stop { return }
          guard step == .enter else { continue }
          let ending = FilePlace.suffix(of: name)
          guard !files.contains(ending), !packages.contains(ending), entry.kind == .folder,
            !entry.isLink
          else { continue }
          next.append((entry, path))
        }
      }
      if next.isEmpty { return }
      level = next
    }
  }
}

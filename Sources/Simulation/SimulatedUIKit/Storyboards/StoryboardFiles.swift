import Foundation

/// Finds and reads the files of storyboards and nibs in a bundle.
enum StoryboardFiles {
  /// Returns the document of a name; `nil` if the bundle has none, or it can't be read.
  static func document(_ name: String, ending: String, in bundle: Bundle?) -> StoryboardNode? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let folder = URL(fileURLWithPath: (bundle ?? .main).bundlePath)
    let languages = ["", "Base.lproj/", "en.lproj/"]
    let places = languages.flatMap {
      ["\($0)\(name).\(ending)", "Resources/\($0)\(name).\(ending)"]
    }
    for place in places {
      let file = folder.appendingPathComponent(place)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      guard let node = StoryboardReader.read(text), node.name == "document" else {
        NSLog("%@", StoryboardWords.unreadable(place))
        return nil
      }
      return node
    }
    return nil
  }
}

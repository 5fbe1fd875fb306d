import LessonModel

/// The paths of the site's pages and files, from its root.
enum PagePaths {
  static let contents = "index.html"
  static let glossary = "glossary.html"
  static let topics = "topics.html"
  static let styleSheet = "assets/site.css"

  static func lesson(_ id: String) -> String { "lessons/\(folder(id))/index.html" }

  /// The relative path from a page to another file of the site; it names files, as `file:` URLs
  /// need.
  static func relative(from page: String, to path: String) -> String {
    let depth = page.split(separator: "/").count - 1
    return String(repeating: "../", count: depth) + path
  }

  /// A lesson's name as a folder's, even if it isn't a valid name for a lesson.
  private static func folder(_ id: String) -> String {
    let name = id.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": String(scalar)
      default: "-"
      }
    }.joined()
    return name.isEmpty ? "-" : name
  }
}

extension String {
  /// The text encoded for the part of a link after `#`.
  var asFragment: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~":
        text.unicodeScalars.append(scalar)
      default: text += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
  }
}

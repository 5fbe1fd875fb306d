import LessonModel

/// Where pages and files of the site lie, from its root.
enum PagePaths {
  static let contents = "index.html"
  static let styleSheet = "assets/site.css"

  static func lesson(_ id: String) -> String { "lessons/\(folder(id))/index.html" }

  /// The way from a page to another file of the site; it names files, as `file:` needs.
  static func relative(from page: String, to path: String) -> String {
    let depth = page.split(separator: "/").count - 1
    return String(repeating: "../", count: depth) + path
  }

  /// A lesson's name as that of a folder, even if the name is none that a lesson should have.
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
  /// The text as the part of a link after `#`.
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

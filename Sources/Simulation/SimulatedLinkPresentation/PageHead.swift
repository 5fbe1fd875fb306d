import Foundation

/// What the source of a page says about it.
struct PageHead {
  private(set) var title: String?
  private(set) var icon: String?
  private(set) var picture: String?
  private(set) var film: String?

  /// Reads the tags of a page; those of Open Graph come first.
  init(_ source: String) {
    var titles: [String: String] = [:]
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = Tag(rest[..<end])
      rest = rest[rest.index(after: end)...]
      switch tag.name {
      case "title" where titles["title"] == nil:
        let text = rest.prefix { $0 != "<" }
        titles["title"] = String(text).unescaped
      case "meta":
        let key = tag.values["property"] ?? tag.values["name"] ?? ""
        guard let content = tag.values["content"]?.unescaped, !content.isEmpty else { continue }
        switch key.lowercased() {
        case "og:title": titles["og"] = titles["og"] ?? content
        case "og:image", "og:image:url": picture = picture ?? content
        case "og:video", "og:video:url": film = film ?? content
        default: break
        }
      case "link":
        let kinds = (tag.values["rel"] ?? "").lowercased().split(separator: " ")
        guard let address = tag.values["href"]?.unescaped else { continue }
        // The larger picture for the home screen comes before the small one.
        if kinds.contains("apple-touch-icon") {
          icon = address
        } else if kinds.contains("icon"), icon == nil {
          icon = address
        }
      case "body": rest = ""
      default: break
      }
    }
    title = titles["og"] ?? titles["title"]
  }
}

/// The name and the values of a tag.
private struct Tag {
  let name: String
  private(set) var values: [String: String] = [:]

  init(_ text: Substring) {
    name = text.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    var rest = text.dropFirst(name.count)
    while !rest.isEmpty {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" }.lowercased()
      guard !key.isEmpty else { break }
      rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
      guard rest.first == "=" else {
        values[key] = ""
        continue
      }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        values[key] = String(rest.prefix { $0 != quote })
        rest = rest.drop { $0 != quote }.dropFirst()
      } else {
        let value = rest.prefix { !$0.isWhitespace }
        values[key] = String(value)
        rest = rest.dropFirst(value.count)
      }
    }
  }
}

extension String {
  /// The text with the characters that stand for themselves, and one space between words.
  fileprivate var unescaped: String {
    let names = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
      ("&nbsp;", " "), ("&amp;", "&"),
    ]
    let text = names.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

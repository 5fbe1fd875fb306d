/// The target of a link on a page of the site.
struct LinkTarget {
  /// The path as written in the link; empty for the page itself.
  private let path: String
  /// What follows `#`.
  let fragment: String?

  /// Reads a destination; `nil` for one outside the site: `https:`, `mailto:`, `data:`.
  init?(_ destination: String) {
    let parts = destination.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts.first ?? ""
    let head = address.prefix { $0 != "/" && $0 != "?" }
    guard !head.contains(":") else { return nil }
    path = String(address.prefix { $0 != "?" }).withoutPercentEncoding
    fragment = parts.count > 1 ? String(parts[1]).withoutPercentEncoding : nil
  }

  /// Finds the file's path from the site's root; `nil` for one outside.
  func path(from page: String) -> String? {
    guard !path.isEmpty else { return page }
    guard !path.hasPrefix("/") else { return nil }
    var folders = page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(part)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return folders.joined(separator: "/")
  }
}

extension String {
  /// The text with `%41` decoded to `A`.
  fileprivate var withoutPercentEncoding: String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

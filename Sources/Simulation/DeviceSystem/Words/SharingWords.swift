import DeviceProtocol

/// What is said of share sheets and of the requests to extensions.
enum SharingWords {
  static func sharesNothing(_ name: String) -> String {
    "'\(name)' can't share: so far, only the device's own apps can"
  }

  static func hasNoPage(_ name: String) -> String {
    "'\(name)' has no web page open: only the browser does"
  }

  static func notShared(_ name: String) -> String { "'\(name)' couldn't share" }
  static let noSheet = "there is no such sheet"
  static func noOpenSheet(_ name: String) -> String { "'\(name)' hasn't opened a share sheet" }
  static func noEntry(_ name: String) -> String { "the share sheet has no entry '\(name)'" }
  static func notUnderMore(_ name: String) -> String { "the list under More has no '\(name)'" }
  static let switchedOff = "switched off under More"
  static let noRequest = "there is no such request: the sheet didn't offer the extension"
  static func noLoad(_ name: String) -> String { "'\(name)' hasn't asked for an attachment" }
  static let hostGone = "the host app is gone"
  static let noHostAnswer = "the host didn't answer"

  static func items(_ count: Int) -> String { "\(count) item\(count == 1 ? "" : "s")" }
  static func attachments(_ count: Int) -> String {
    "\(count) attachment\(count == 1 ? "" : "s")"
  }

  /// Returns how many things of each kind are shared: "2 links and 1 text".
  static func summary(_ things: [SharedThing]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in things.map(name) {
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let parts = counts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
    return parts.isEmpty ? "nothing" : ListWords.both(parts)
  }

  private static func name(of thing: SharedThing) -> String {
    switch thing {
    case .link: "link"
    case .page: "page"
    case .text: "text"
    case .data(_, let type, _): "\(type) file"
    case .file, .fileAt: "file"
    }
  }

  // MARK: What an attachment loads

  static let preview = "a preview"
  static let propertyList = "a property list"
  static func object(ofClass name: String) -> String { "an object of the class \(name)" }
  static func file(_ name: String) -> String { "the file \(name)" }
  static func urlOfFile(_ name: String) -> String { "the URL of the file \(name)" }
}

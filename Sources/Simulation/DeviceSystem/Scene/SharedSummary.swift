import DeviceProtocol

/// What is shared, in a few words: "1 link", "2 links and 1 text".
enum SharedSummary {
  static func text(for things: [SharedThing]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in things.map(name) {
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let parts = counts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
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
}

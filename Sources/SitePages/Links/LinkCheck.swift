package import Findings

/// The check that links inside a built site lead somewhere.
package struct LinkCheck: Sendable {
  /// The files of the site, by their paths from its root.
  package let files: [String: [UInt8]]

  package init(files: [String: [UInt8]]) {
    self.files = files
  }

  /// The findings, page by page, in the order of the text.
  package var findings: [Finding] {
    let pages = files.filter { $0.key.hasSuffix(".html") }.mapValues(HTMLTags.init)
    return pages.sorted { $0.key < $1.key }.flatMap { path, tags in
      tags.links.compactMap { problem(with: $0, on: path, among: pages) }
        + tags.repeatedIDs.map { id in
          Finding(
            .brokenLink, "The anchor '\(id)' is there twice", file: path,
            remedy: "give one of the two places another id")
        }
    }
  }
}

extension LinkCheck {
  private func problem(
    with link: HTMLTags.Link, on page: String, among pages: [String: HTMLTags]
  ) -> Finding? {
    let target = LinkTarget(link.destination)
    guard let target else { return nil }
    func finding(_ message: String, _ remedy: String) -> Finding {
      Finding(
        .brokenLink, message, file: page,
        range: SourceRange(line: link.line, column: link.column, length: link.length),
        remedy: remedy)
    }
    guard let path = target.path(from: page) else {
      return finding(
        "Link to '\(link.destination)' leads out of the site", "link to a page of the course")
    }
    guard files[path] != nil else {
      return finding("Link to '\(link.destination)', which is no file", "correct the path")
    }
    guard let fragment = target.fragment, !fragment.isEmpty, let tags = pages[path] else {
      return nil
    }
    guard !tags.ids.contains(fragment) else { return nil }
    let known = tags.ids.filter { !$0.hasPrefix("_") }.sorted().prefix(12)
    return finding(
      "Link to '\(link.destination)', but \(path) has no '#\(fragment)'",
      known.isEmpty
        ? "leave the anchor out"
        : "use one of \(quotedList(known.map { "#" + $0 }))")
  }
}

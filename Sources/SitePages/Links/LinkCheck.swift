package import Findings

/// Checks that the internal links of a built site have targets.
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
            .brokenLink, SiteWords.anchorTwice(id), file: path,
            remedy: SiteWords.anchorTwiceRemedy)
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
        SiteWords.linkOut(link.destination), SiteWords.linkOutRemedy)
    }
    guard files[path] != nil else {
      return finding(
        SiteWords.linkToNothing(link.destination), SiteWords.linkToNothingRemedy)
    }
    guard let fragment = target.fragment, !fragment.isEmpty, let tags = pages[path] else {
      return nil
    }
    guard !tags.ids.contains(fragment) else { return nil }
    let known = tags.ids.filter { !$0.hasPrefix("_") }.sorted().prefix(12)
    return finding(
      SiteWords.noAnchor(link.destination, fragment, in: path),
      SiteWords.noAnchorRemedy(Array(known)))
  }
}

/// Reads HTML as libxml2 does: by the rules of HTML 4, leniently, with the implied elements.
struct HTMLReader {
  let library: HTMLLibrary
  let limits: PageLimits

  /// Options of htmlReadMemory: forgive mistakes, don't report them, no network.
  private static let options: CInt = 1 << 0 | 1 << 5 | 1 << 6 | 1 << 11
  private static let elementKind: CInt = 1
  private static let textKinds: Set<CInt> = [3, 4, 13, 14]

  /// Reads a page's text.
  ///
  /// - Parameter html: The text.
  /// - Returns: The page's root, an element named `html`.
  /// - Throws: What exceeds a limit, or is missing.
  func tree(_ html: String) throws(PageProblem) -> PageNode {
    let bytes = html.utf8.count
    guard bytes <= limits.htmlBytes else { throw .tooLong(limit: limits.htmlBytes) }
    let parsed = html.withCString { text in
      library.readMemory(text, CInt(bytes), nil, "UTF-8", Self.options)
    }
    guard let document = parsed else { return PageNode.page(nil) }
    defer { library.freeDocument(document) }
    guard let walker = library.walk(document) else { return PageNode.page(nil) }
    defer { library.freeWalker(walker) }
    return try tree(walker)
  }

  private func tree(_ walker: OpaquePointer) throws(PageProblem) -> PageNode {
    var builder = PageTreeBuilder(limits: limits)
    while library.next(walker) == 1 {
      let kind = library.kind(walker)
      let depth = Int(library.depth(walker))
      if kind == Self.elementKind {
        let name = string(library.name(walker))
        try builder.element(name, attributes: attributes(walker), depth: depth)
      } else if Self.textKinds.contains(kind) {
        try builder.text(string(library.value(walker)), depth: depth)
      }
    }
    return PageNode.page(builder.tree())
  }

  private func attributes(_ walker: OpaquePointer) -> [PageNode.Attribute] {
    var attributes: [PageNode.Attribute] = []
    while library.nextAttribute(walker) == 1 {
      attributes.append(
        PageNode.Attribute(
          name: string(library.name(walker)), value: string(library.value(walker))))
    }
    return attributes
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

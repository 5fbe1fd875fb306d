extension PageNode {
  /// Returns the tree with the parts that every page has in a browser: a head, then a body.
  ///
  /// libxml2 makes them only if they contain something, and puts what follows the end of the page
  /// into a second root; browsers put that into the body.
  static func page(_ root: PageNode?) -> PageNode {
    var attributes: [Attribute] = []
    var inRoot: [PageNode] = []
    if case .element("html", let own, let children) = root {
      attributes = own
      inRoot = children.flatMap(\.withoutSecondRoot)
    } else if let root {
      inRoot = [root]
    }
    var head: (attributes: [Attribute], children: [PageNode]) = ([], [])
    var body: (attributes: [Attribute], children: [PageNode]) = ([], [])
    for child in inRoot {
      switch child {
      case .element("head", let attributes, let children):
        head.attributes += attributes
        head.children += children
      case .element("body", let attributes, let children):
        body.attributes += attributes
        body.children += children
      case .text(let text) where text.allSatisfy(\.isWhitespace): break
      case .element, .text: body.children.append(child)
      }
    }
    return .element(
      name: "html", attributes: attributes,
      children: [
        .element(name: "head", attributes: head.attributes, children: head.children),
        .element(name: "body", attributes: body.attributes, children: body.children),
      ])
  }

  private var withoutSecondRoot: [PageNode] {
    guard case .element("html", _, let children) = self else { return [self] }
    return children.flatMap(\.withoutSecondRoot)
  }
}

extension Prelude {
  /// The tree: nodes of the page, how they are made, traversed and written as HTML.
  ///
  /// An element is given as `[name, [[attribute, value], ...], [child, ...]]`, a text as a string.
  static let nodes = #"""
    function makeNode(shape, parent) {
      if (typeof shape === "string") return { text: shape, parent };
      const node = { name: shape[0], attributes: new Map(shape[1]), children: [], parent };
      node.children = shape[2].map((child) => makeNode(child, node));
      return node;
    }
    /** A node's shape, from which it can be made again. */
    function shapeOf(node) {
      if (node.name === undefined) return node.text;
      return [node.name, [...node.attributes], node.children.map(shapeOf)];
    }
    const isElement = (node) => node.name !== undefined;
    const elementChildren = (node) => node.children.filter(isElement);

    /** The elements within a node, in the order of the page, without the node itself. */
    function* elementsIn(node) {
      for (const child of node.children) {
        if (!isElement(child)) continue;
        yield child;
        yield* elementsIn(child);
      }
    }
    function firstNamed(node, name) {
      for (const element of elementsIn(node)) if (element.name === name) return element;
      return null;
    }

    const emptyNames = new Set(
      "area base br col embed hr img input link meta param source track wbr".split(" "));
    const rawNames = new Set(["script", "style"]);
    const escapedText = (text) => text
      .replaceAll("&", "&amp;").replaceAll("\u00a0", "&nbsp;")
      .replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const escapedValue = (text) => text
      .replaceAll("&", "&amp;").replaceAll("\u00a0", "&nbsp;").replaceAll('"', "&quot;");

    function innerHTML(node) {
      return node.children.map((child) => {
        if (isElement(child)) return outerHTML(child);
        return rawNames.has(node.name) ? child.text : escapedText(child.text);
      }).join("");
    }
    function outerHTML(node) {
      let start = "<" + node.name;
      for (const [name, value] of node.attributes) start += ` ${name}="${escapedValue(value)}"`;
      if (emptyNames.has(node.name)) return start + ">";
      return `${start}>${innerHTML(node)}</${node.name}>`;
    }
    """#
}

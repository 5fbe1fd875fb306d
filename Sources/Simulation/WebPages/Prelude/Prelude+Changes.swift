extension Prelude {
  /// The changes of a script, with a selector that finds the place again.
  static let changes = #"""
    let page;

    /** A selector for an element: by its id where that is the only one, else by its place. */
    function pathOf(node) {
      const id = node.attributes.get("id");
      if (id && /^[a-z][-\w]*$/i.test(id)) {
        let count = 0;
        for (const element of elementsIn(page.root))
          if (element.attributes.get("id") === id) count += 1;
        if (count === 1) return "#" + id;
      }
      if (!node.parent || node.parent === page.root) return node.name;
      const all = elementChildren(node.parent);
      const same = all.filter((sibling) => sibling.name === node.name);
      const place = same.length === 1 ? "" : `:nth-child(${all.indexOf(node) + 1})`;
      return `${pathOf(node.parent)} > ${node.name}${place}`;
    }

    function changeText(node, text) {
      const from = textContent(node);
      node.children = text === "" ? [] : [{ text, parent: node }];
      noteChange(node, { kind: "text", from, to: text });
    }
    /** Sets an attribute, or takes it away where there is no text. */
    function changeAttribute(node, name, text) {
      const path = isAttached(node) ? pathOf(node) : undefined;
      const from = node.attributes.get(name) ?? null;
      if (text === null) node.attributes.delete(name);
      else node.attributes.set(name, text);
      if (path !== undefined && from !== text)
        note("changes", { path, kind: "attribute", name, from, to: text });
    }
    """#
}

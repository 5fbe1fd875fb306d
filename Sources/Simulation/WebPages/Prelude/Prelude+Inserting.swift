extension Prelude {
  /// Making elements, putting them into the page, moving them and taking them out; and classes.
  static let inserting = #"""
    const nodeOf = new WeakMap();
    function isAttached(node) {
      let top = node;
      while (top.parent) top = top.parent;
      return top === page.root;
    }
    /** Enters a change, unless it is to an element that isn't in the page. */
    function noteChange(node, change) {
      if (isAttached(node)) note("changes", { path: pathOf(node), ...change });
    }

    function detach(node) {
      if (!node.parent) return;
      node.parent.children.splice(node.parent.children.indexOf(node), 1);
      node.parent = undefined;
    }
    /** What is to be inserted, as a node: an element's own, or a text. */
    function insertable(value, parent, mayBeText) {
      const node = typeof value === "object" && value !== null ? nodeOf.get(value) : undefined;
      if (!node && mayBeText) return { text: String(value), parent: undefined };
      if (!node) throw new TypeError(says.noNode);
      for (let each = parent; each; each = each.parent)
        if (each === node) throw new Error(says.insideItself);
      return node;
    }
    function insert(values, parent, place, mayBeText = true) {
      const nodes = values.map((value) => insertable(value, parent, mayBeText));
      let before = place();
      for (const node of nodes) {
        if (before === node) before = parent.children[parent.children.indexOf(node) + 1];
        if (isElement(node)) removed(node);
        const index = before ? parent.children.indexOf(before) : parent.children.length;
        parent.children.splice(index, 0, node);
        node.parent = parent;
        noteChange(parent, {
          kind: "inserted", from: null, to: isElement(node) ? outerHTML(node) : node.text,
        });
      }
    }
    function removed(node) {
      if (!node.parent) return;
      noteChange(node, { kind: "removed", from: outerHTML(node), to: null });
      detach(node);
    }

    function makeClassList(node) {
      const names = () => words(node.attributes.get("class"));
      const set = (all) => changeAttribute(node, "class", all.join(" "));
      const checked = (name) => {
        if (/^$|\s/.test(String(name))) throw new Error(says.noClass(name));
        return String(name);
      };
      const add = (...added) => set([...new Set([...names(), ...added.map(checked)])]);
      const remove = (...gone) => {
        const taken = gone.map(checked);
        if (names().some((name) => taken.includes(name)))
          set(names().filter((name) => !taken.includes(name)));
      };
      return guarded("classList", {
        get length() { return names().length; },
        get value() { return node.attributes.get("class") ?? ""; },
        add, remove,
        contains(name) { return names().includes(String(name)); },
        toggle(name, isWanted) {
          const wanted = isWanted ?? !names().includes(String(name));
          if (wanted) add(name); else remove(name);
          return Boolean(wanted);
        },
        toString() { return node.attributes.get("class") ?? ""; },
      });
    }

    function insertingMembers(node) {
      return {
        append(...values) { insert(values, node, () => undefined); },
        prepend(...values) { insert(values, node, () => node.children[0]); },
        appendChild(value) {
          insert([value], node, () => undefined, false);
          return value;
        },
        remove() { removed(node); },
      };
    }
    function createElement(name) {
      if (!/^[a-z][-\w]*$/i.test(String(name))) throw new Error(says.noElement(name));
      return objectOf(makeNode([String(name).toLowerCase(), [], []], undefined));
    }
    """#
}

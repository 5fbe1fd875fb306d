extension Prelude {
  /// Elements as scripts see them.
  static let elements = #"""
    const objects = new WeakMap();
    /** The one object of a node, made when it is first asked for. */
    function objectOf(node) {
      if (!node) return null;
      let object = objects.get(node);
      if (!object) { object = makeElement(node); objects.set(node, object); }
      return object;
    }

    /** Attributes that are members too: on every element, or on those named. */
    const reflected = {
      id: ["id", null], className: ["class", null], title: ["title", null],
      alt: ["alt", "img area input"], content: ["content", "meta"],
      name: ["name", "meta a input select textarea button form img"],
    };
    const addressed = {
      href: "a area link base", src: "img script iframe video audio source embed input track",
    };
    const isOn = (node, names) => names === null || names.split(" ").includes(node.name);

    /** What elements and the document have in common: finding elements within. */
    function searching(node) {
      return {
        querySelector(selector) {
          for (const found of selected(node, selector)) return objectOf(found);
          return null;
        },
        querySelectorAll(selector) { return nodeList([...selected(node, selector)]); },
        getElementsByTagName(name) {
          const wanted = String(name).toLowerCase();
          return elementCollection(
            [...elementsIn(node)].filter((each) => wanted === "*" || each.name === wanted));
        },
        getElementsByClassName(names) {
          const wanted = words(String(names));
          return elementCollection([...elementsIn(node)].filter((each) => {
            const classes = words(each.attributes.get("class"));
            return wanted.length > 0 && wanted.every((name) => classes.includes(name));
          }));
        },
      };
    }

    function makeElement(node) {
      const attributeName = (name) => String(name).toLowerCase();
      let style, classList;
      const members = {
        ...searching(node),
        ...insertingMembers(node),
        matches(selector) { return matches(node, readSelector(selector)); },
        closest(selector) {
          const chains = readSelector(selector);
          for (let each = node; each && isElement(each); each = each.parent)
            if (matches(each, chains)) return objectOf(each);
          return null;
        },
        getAttribute(name) { return node.attributes.get(attributeName(name)) ?? null; },
        hasAttribute(name) { return node.attributes.has(attributeName(name)); },
        setAttribute(name, value) {
          if (!/^[^\s"'<>\/=]+$/.test(String(name))) throw missing(says.attribute(name));
          changeAttribute(node, attributeName(name), String(value));
        },
        removeAttribute(name) { changeAttribute(node, attributeName(name), null); },
        toString() {
          return "href" in members && node.name !== "link" && node.name !== "base"
            ? members.href : "[object HTMLElement]";
        },
      };
      Object.defineProperties(members, Object.getOwnPropertyDescriptors({
        get tagName() { return node.name.toUpperCase(); },
        get parentElement() { return node.parent === page.root ? null : objectOf(node.parent); },
        get children() { return elementCollection(elementChildren(node)); },
        get textContent() { return textContent(node); },
        set textContent(value) { changeText(node, value === null ? "" : String(value)); },
        get innerText() { return innerText(node); },
        set innerText(value) {
          if (String(value).includes("\n")) throw missing(says.severalLines);
          changeText(node, value === null ? "" : String(value));
        },
        get innerHTML() { return innerHTML(node); },
        get outerHTML() { return outerHTML(node); },
        get classList() { return classList ??= makeClassList(node); },
        get style() { return style ??= makeStyle(node); },
      }));
      for (const [member, [name, names]] of Object.entries(reflected)) {
        if (!isOn(node, names)) continue;
        Object.defineProperty(members, member, {
          get: () => node.attributes.get(name) ?? "",
          set: (value) => changeAttribute(node, name, String(value)),
          enumerable: true, configurable: true,
        });
      }
      for (const [member, names] of Object.entries(addressed)) {
        if (!isOn(node, names)) continue;
        Object.defineProperty(members, member, {
          get: () => {
            const value = node.attributes.get(member);
            return value === undefined ? "" : resolved(baseAddress(), value);
          },
          set: (value) => changeAttribute(node, member, String(value)),
          enumerable: true, configurable: true,
        });
      }
      const object = guarded(node.name, members);
      nodeOf.set(object, node);
      return object;
    }
    """#
}

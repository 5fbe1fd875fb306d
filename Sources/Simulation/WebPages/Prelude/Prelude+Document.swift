extension Prelude {
  /// The document, its address and the selection.
  static let document = #"""
    const documentElement = () => elementChildren(page.root)[0];
    const partNamed = (name) =>
      elementChildren(documentElement()).find((each) => each.name === name);
    function baseAddress() {
      for (const element of elementsIn(page.root))
        if (element.name === "base" && element.attributes.has("href"))
          return resolved(page.url, element.attributes.get("href"));
      return page.url;
    }

    function makeLocation() {
      const parts = partsOf(page.url);
      const host = (parts.authority || "").replace(/^.*@/, "");
      const [, hostname, port = ""] = /^(.*?)(?::([0-9]*))?$/.exec(host);
      const origin = host === "" ? "null" : `${parts.scheme}://${host}`;
      return guarded("location", {
        get href() { return page.url; },
        get origin() { return origin; },
        get protocol() { return `${parts.scheme}:`; },
        get host() { return host; },
        get hostname() { return hostname; },
        get port() { return port; },
        get pathname() { return parts.path; },
        get search() { return (parts.query || "").replace(/^\?$/, ""); },
        get hash() { return (parts.fragment || "").replace(/^#$/, ""); },
        toString() { return page.url; },
      });
    }

    function makeSelection() {
      return guarded("selection", {
        get isCollapsed() { return page.selection === ""; },
        toString() { return page.selection; },
      });
    }

    function makeDocument(location, selection) {
      const titleNode = () => firstNamed(page.root, "title");
      return guarded("document", Object.defineProperties(searching(page.root),
        Object.getOwnPropertyDescriptors({
          get title() {
            const node = titleNode();
            return node ? textContent(node).replace(/[ \t\n\r\f]+/g, " ").trim() : "";
          },
          set title(value) {
            let node = titleNode();
            const head = partNamed("head");
            if (!node) {
              node = makeNode(["title", [], []], head);
              head.children.push(node);
            }
            changeText(node, String(value));
          },
          get URL() { return page.url; },
          get documentURI() { return page.url; },
          get baseURI() { return baseAddress(); },
          get location() { return location; },
          get documentElement() { return objectOf(documentElement()); },
          get head() { return objectOf(partNamed("head")); },
          get body() { return objectOf(partNamed("body")); },
          get defaultView() { return globalThis.window; },
          createElement,
          getElementById(id) {
            for (const element of elementsIn(page.root))
              if (element.attributes.get("id") === String(id)) return objectOf(element);
            return null;
          },
          getSelection() { return selection; },
          toString() { return "[object HTMLDocument]"; },
        })));
    }
    """#
}

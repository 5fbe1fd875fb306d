extension Prelude {
  /// The text of elements: all of it, and as it would be seen.
  static let text = #"""
    function textContent(node) {
      return isElement(node) ? node.children.map(textContent).join("") : node.text;
    }

    const unseenNames = new Set(
      "base head link meta noscript script style template title".split(" "));
    const blockNames = new Set((
      "address article aside blockquote body dd details div dl dt fieldset figcaption figure"
      + " footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary"
      + " table tbody tfoot thead tr ul").split(" "));
    const isSeen = (node) => !unseenNames.has(node.name) && !node.attributes.has("hidden")
      && !/(^|;)\s*display\s*:\s*none\b/i.test(node.attributes.get("style") || "");

    /** The text as it would be seen: white space collapsed, blocks on lines of their own. */
    function innerText(root) {
      let seen = "", breaks = 0;
      const endLine = () => { seen = seen.replace(/ +$/, ""); };
      const flush = () => {
        if (breaks > 0 && seen !== "") { endLine(); seen += "\n".repeat(breaks); }
        breaks = 0;
      };
      const add = (text, isKept) => {
        let piece = text;
        if (!isKept) {
          piece = piece.replace(/[ \t\n\r\f]+/g, " ");
          if (seen === "" || breaks > 0 || /[ \n\t]$/.test(seen)) piece = piece.replace(/^ /, "");
        }
        if (piece === "") return;
        flush();
        seen += piece;
      };
      const walk = (node, isKept) => {
        if (!isElement(node)) return add(node.text, isKept);
        if (node !== root && !isSeen(node)) return;
        if (node.name === "br") { flush(); endLine(); seen += "\n"; return; }
        const isCell = node.name === "td" || node.name === "th";
        if (isCell && elementChildren(node.parent)[0] !== node) {
          flush();
          endLine();
          seen += "\t";
        }
        const space = node.name === "p" ? 2 : blockNames.has(node.name) ? 1 : 0;
        breaks = Math.max(breaks, space);
        for (const child of node.children) walk(child, isKept || node.name === "pre");
        breaks = Math.max(breaks, space);
      };
      if (!isSeen(root)) return textContent(root);
      walk(root, false);
      endLine();
      return seen;
    }
    """#
}

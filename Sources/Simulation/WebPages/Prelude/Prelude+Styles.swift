extension Prelude {
  /// An element's own style: what its attribute says, readable and settable by name.
  static let styles = #"""
    const styleNames = (
      "align-items animation background background-color background-image background-position"
      + " background-repeat background-size border border-bottom border-color border-left"
      + " border-radius border-right border-style border-top border-width bottom box-shadow"
      + " box-sizing clear color column-count cursor direction display filter flex"
      + " flex-direction float font font-family font-size font-style font-variant font-weight"
      + " gap grid-template-columns height justify-content left letter-spacing line-height"
      + " list-style list-style-type margin margin-bottom margin-left margin-right margin-top"
      + " max-height max-width min-height min-width opacity order outline overflow overflow-x"
      + " overflow-y padding padding-bottom padding-left padding-right padding-top"
      + " pointer-events position right text-align text-decoration text-indent text-overflow"
      + " text-shadow text-transform top transform transition user-select vertical-align"
      + " visibility white-space width word-break word-spacing z-index"
    ).split(" ");
    const memberOf = (name) => name === "float" ? "cssFloat"
      : name.replace(/-(.)/g, (all, letter) => letter.toUpperCase());

    function readStyle(node) {
      const declarations = new Map();
      for (const part of (node.attributes.get("style") || "").split(/;(?![^(]*\))/)) {
        const colon = part.indexOf(":");
        if (colon < 0) continue;
        const value = part.slice(colon + 1).trim();
        if (value !== "") declarations.set(part.slice(0, colon).trim().toLowerCase(), value);
      }
      return declarations;
    }
    function changeStyle(node, name, text) {
      const declarations = readStyle(node);
      const from = declarations.get(name) ?? "";
      if (text === "") declarations.delete(name);
      else declarations.set(name, text);
      const whole = [...declarations].map(([key, value]) => `${key}: ${value};`).join(" ");
      if (whole === "" && from === "") return;
      node.attributes.set("style", whole);
      if (from === text) return;
      noteChange(node, { kind: "style", name, from, to: text });
    }

    function makeStyle(node) {
      const known = (name) => {
        const key = String(name).toLowerCase();
        if (!styleNames.includes(key)) throw missing(says.style(name));
        return key;
      };
      const asText = (value) => value === null ? "" : String(value).trim();
      const members = {
        get cssText() { return node.attributes.get("style") || ""; },
        getPropertyValue(name) { return readStyle(node).get(known(name)) ?? ""; },
        setProperty(name, value) { changeStyle(node, known(name), asText(value)); },
        removeProperty(name) {
          const key = known(name), from = readStyle(node).get(key) ?? "";
          changeStyle(node, key, "");
          return from;
        },
      };
      for (const name of styleNames) {
        Object.defineProperty(members, memberOf(name), {
          get: () => readStyle(node).get(name) ?? "",
          set: (value) => changeStyle(node, name, asText(value)),
          enumerable: true, configurable: true,
        });
      }
      return guarded("style", members);
    }
    """#
}

extension Prelude {
  /// Selectors: the part of CSS with which pages are queried, parsed and matched.
  static let selectors = #"""
    const identifier = /^-?(?:[_a-zA-Z\u0080-\uffff]|\\.)(?:[-_a-zA-Z0-9\u0080-\uffff]|\\.)*/;

    /** Reads a selector: a list of chains, each of steps with how a step follows the one before. */
    function readSelector(source) {
      let rest = String(source).trim();
      const wrong = () => {
        const error = new Error(says.notSelector(source));
        error.name = "SyntaxError";
        return error;
      };
      const take = (pattern) => {
        const found = pattern.exec(rest);
        if (found) rest = rest.slice(found[0].length);
        return found;
      };
      const takeName = () => {
        const found = take(identifier);
        if (!found) throw wrong();
        return found[0].replace(/\\(.)/g, "$1");
      };
      const takeAttribute = () => {
        take(/^\s*/);
        const name = takeName().toLowerCase();
        take(/^\s*/);
        const operation = take(/^[~|^$*]?=/);
        if (!operation) { if (!take(/^\]/)) throw wrong(); return { name }; }
        if (operation[0] === "~=" || operation[0] === "|=")
          throw missing(says.selector(`[${name}${operation[0]}...]`));
        take(/^\s*/);
        const quoted = take(/^"((?:[^"\\]|\\.)*)"|^'((?:[^'\\]|\\.)*)'/s);
        const value = quoted ? (quoted[1] ?? quoted[2]).replace(/\\(.)/g, "$1") : takeName();
        take(/^\s*/);
        if (/^[is]\s*\]/i.test(rest))
          throw missing(says.selector(`[${name}=... ${rest[0]}]`));
        if (!take(/^\]/)) throw wrong();
        return { name, operation: operation[0], value };
      };
      const takeStep = () => {
        const step = { classes: [], attributes: [], ids: [] };
        const before = rest;
        if (take(/^\*/)) step.isAny = true;
        else if (identifier.test(rest)) step.type = takeName().toLowerCase();
        for (;;) {
          if (take(/^#/)) step.ids.push(takeName());
          else if (take(/^\./)) step.classes.push(takeName());
          else if (take(/^\[/)) step.attributes.push(takeAttribute());
          else if (take(/^:first-child(?![-\w(])/)) step.isFirst = true;
          else if (/^::?[-\w]/.test(rest))
            throw missing(says.selector(/^::?[-\w]+/.exec(rest)[0]));
          else break;
        }
        if (rest === before) throw wrong();
        return step;
      };
      const chains = [];
      do {
        take(/^\s*/);
        const chain = [{ step: takeStep() }];
        for (;;) {
          if (rest === "" || /^\s*,/.test(rest)) break;
          const sign = take(/^\s*([>+~]|\s)\s*/);
          if (!sign) throw wrong();
          if (sign[1] === "+" || sign[1] === "~") throw missing(says.selector(sign[1]));
          chain.push({ step: takeStep(), isChild: sign[1] === ">" });
        }
        chains.push(chain);
      } while (take(/^\s*,/));
      return chains;
    }

    const words = (text) => (text || "").split(/[ \t\n\r\f]+/).filter((word) => word !== "");
    function attributeMatches(node, test) {
      const value = node.attributes.get(test.name);
      if (value === undefined) return false;
      switch (test.operation) {
        case "=": return value === test.value;
        case "^=": return test.value !== "" && value.startsWith(test.value);
        case "$=": return test.value !== "" && value.endsWith(test.value);
        case "*=": return test.value !== "" && value.includes(test.value);
        default: return true;
      }
    }
    function stepMatches(node, step) {
      if (step.type !== undefined && node.name !== step.type) return false;
      if (step.ids.some((id) => node.attributes.get("id") !== id)) return false;
      const classes = words(node.attributes.get("class"));
      if (step.classes.some((name) => !classes.includes(name))) return false;
      if (step.isFirst && node.parent && elementChildren(node.parent)[0] !== node) return false;
      return step.attributes.every((test) => attributeMatches(node, test));
    }
    function chainMatches(node, chain, last = chain.length - 1) {
      const { step, isChild } = chain[last];
      if (!stepMatches(node, step)) return false;
      if (last === 0) return true;
      for (let above = node.parent; above && isElement(above); above = above.parent) {
        if (chainMatches(above, chain, last - 1)) return true;
        if (isChild) return false;
      }
      return false;
    }
    const matches = (node, chains) => chains.some((chain) => chainMatches(node, chain));
    function* selected(node, source) {
      const chains = readSelector(source);
      for (const element of elementsIn(node)) if (matches(element, chains)) yield element;
    }
    """#
}

extension Prelude {
  /// What is global: the window and its few members, and errors for everything else that browsers
  /// have.
  static let window = #"""
    const absentNames = (
      "AbortController Blob CSS CustomEvent DOMParser Element Event EventSource File FileReader"
      + " FormData HTMLElement Headers Image IntersectionObserver MutationObserver Node"
      + " NodeFilter Range Request ResizeObserver Response TextDecoder TextEncoder URL"
      + " URLSearchParams WebSocket Worker XMLHttpRequest XMLSerializer XPathResult"
      + " addEventListener alert browser cancelAnimationFrame chrome clearInterval close"
      + " confirm cookieStore crypto customElements devicePixelRatio dispatchEvent external"
      + " fetch find focus frames getComputedStyle history indexedDB innerHeight innerWidth"
      + " localStorage matchMedia navigator open opener outerHeight outerWidth pageXOffset"
      + " pageYOffset parent performance postMessage print prompt queueMicrotask"
      + " removeEventListener requestAnimationFrame requestIdleCallback safari screen scroll"
      + " scrollBy scrollTo scrollX scrollY sessionStorage setInterval stop structuredClone"
      + " top visualViewport webkit"
    ).split(" ");

    function define(name, get, set) {
      Object.defineProperty(globalThis, name, { get, set, enumerable: false, configurable: true });
    }
    function defineValue(name, value) {
      Object.defineProperty(
        globalThis, name, { value, writable: true, enumerable: false, configurable: true });
    }

    /** Members that browsers have and this world lacks: an error names each. */
    function defineAbsent(names) {
      // A script's own variable may have a name that browsers have too.
      for (const name of names)
        define(name, () => { throw missing(name); }, (value) => defineValue(name, value));
    }
    /** The global object as scripts see it, by the name of `window` or `self`. */
    function globalObject(name, absentNames) {
      const absent = new Set(absentNames);
      const isAbsent = (key) =>
        absent.has(key) && !("value" in (Object.getOwnPropertyDescriptor(globalThis, key) || {}));
      const object = new Proxy(globalThis, {
        get(object, key) {
          if (isAbsent(key)) throw missing(`${name}.${key}`);
          if (typeof key === "symbol" || key in object) return Reflect.get(object, key);
          if (asked.has(key)) return undefined;
          throw missing(`${name}.${key}`);
        },
        set(object, key, value) { return Reflect.set(object, key, value); },
        has(object, key) { return key in object && !isAbsent(key); },
      });
      pageObjects.set(object, name);
      return object;
    }
    function defineFixed(values) {
      for (const [name, value] of Object.entries(values))
        define(name, () => value, () => { throw missing(says.setting(name)); });
    }
    function makeConsole() {
      const shown = (value) => {
        if (typeof value === "string") return value;
        if (value instanceof Error) return `${value.name}: ${value.message}`;
        const isPlain = typeof value === "object" && value !== null && !pageObjects.has(value);
        if (!isPlain) return String(value);
        try { return writeJSON(value); } catch { return String(value); }
      };
      const log = (...values) => note("messages", values.map(shown).join(" "));
      defineValue("console", guarded(
        "console", { debug: log, error: log, info: log, log: log, warn: log }));
    }

    function makeWindow() {
      const location = makeLocation(), selection = makeSelection();
      const document = makeDocument(location, selection);
      defineAbsent(absentNames);
      const window = globalObject("window", absentNames);
      defineFixed({ window, self: window, document, location });
      defineValue("getSelection", () => selection);
      makeConsole();
    }
    """#
}

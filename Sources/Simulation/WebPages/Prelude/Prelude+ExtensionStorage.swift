extension Prelude {
  /// `browser.storage.local`: the browser keeps the values, each as JSON.
  static let extensionStorage = #"""
    /** Those of the kept values that a script wants, with its own for those that aren't kept. */
    function chosen(kept, keys) {
      const all = kept.map(([key, text]) => [key, parseJSON(text)]);
      if (keys === null || keys === undefined) return Object.fromEntries(all);
      const names = typeof keys === "string" ? [keys] : Array.isArray(keys) ? keys : Object.keys(keys);
      const found = all.filter(([key]) => names.includes(key));
      const own = typeof keys === "object" && !Array.isArray(keys) ? keys : {};
      return { ...own, ...Object.fromEntries(found) };
    }

    function makeStorage() {
      const local = apiObject("browser.storage.local", {
        get(keys, callback) {
          if (typeof keys === "function") [keys, callback] = [null, keys];
          return request({ kind: "storageGet" }, callback, (kept) => chosen(kept, keys));
        },
        set(items, callback) {
          if (typeof items !== "object" || items === null)
            throw new TypeError(says.noItems("storage.local.set()"));
          const written = Object.keys(items).filter((key) => items[key] !== undefined)
            .map((key) => [key, jsonOf(items[key], "storage.local.set()")]);
          return request({ kind: "storageSet", items: written }, callback);
        },
        remove(keys, callback) {
          const names = Array.isArray(keys) ? keys.map(String) : [String(keys)];
          return request({ kind: "storageRemove", keys: names }, callback);
        },
        clear(callback) { return request({ kind: "storageClear" }, callback); },
      }, "getBytesInUse getKeys onChanged setAccessLevel");
      return apiObject("browser.storage", { local }, "managed onChanged session sync");
    }
    """#
}

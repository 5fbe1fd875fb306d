extension Prelude {
  /// Objects that have the members in the list, and for any other member throw an error that names
  /// it.
  static let guarding = #"""
    const most = 1000;
    /** What happened since the last answer. */
    let record;
    function startRecord() { record = { messages: [], changes: [], missing: [], remarks: [] }; }
    function note(list, value) {
      if (record[list].length < most) record[list].push(value);
      else if (!record.isCut) {
        record.isCut = true;
        record.remarks.push(says.cut(most));
      }
    }
    startRecord();

    /** The error for a member that isn't there; it is noted too, as scripts catch errors. */
    function missing(member) {
      const error = new Error(says.missing(member));
      error.name = "NotSimulatedError";
      if (!record.missing.includes(member)) note("missing", member);
      return error;
    }

    /** What the language itself looks for in an object. */
    const asked = new Set(["toJSON", "then", "valueOf"]);
    const pageObjects = new WeakMap();

    /** An object of the page: exactly these members; `shown` finds indexed ones. */
    function guarded(name, members, shown = () => undefined) {
      Object.setPrototypeOf(members, null);
      const isIndex = (key) => typeof key === "string" && /^(0|[1-9][0-9]{0,8})$/.test(key);
      const proxy = new Proxy(members, {
        get(object, key) {
          if (typeof key === "symbol" || key in object) return Reflect.get(object, key);
          if (isIndex(key) && "length" in object) return shown(Number(key));
          if (asked.has(key)) return undefined;
          throw missing(`${name}.${key}`);
        },
        set(object, key, value) {
          if (typeof key === "symbol") throw missing(`${name}[${String(key)}]`);
          const member = Object.getOwnPropertyDescriptor(object, key);
          if (!member) throw missing(`${name}.${key}`);
          if (!member.set) throw missing(says.setting(`${name}.${key}`));
          member.set.call(object, value);
          return true;
        },
        has(object, key) {
          return key in object
            || (isIndex(key) && "length" in object && Number(key) < object.length);
        },
        defineProperty(object, key) { throw missing(`${name}.${String(key)}`); },
        deleteProperty(object, key) { throw missing(says.deleting(`${name}.${String(key)}`)); },
        setPrototypeOf() { throw missing(says.prototype(name)); },
        preventExtensions() { throw missing(says.freezing(name)); },
      });
      pageObjects.set(proxy, name);
      return proxy;
    }
    """#
}

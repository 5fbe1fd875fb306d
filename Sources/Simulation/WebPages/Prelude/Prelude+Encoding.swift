extension Prelude {
  /// A script's results, as the values of a property list; anything else is left out.
  static let encoding = #"""
    const deepest = 100, mostValues = 100000;

    /** A value with its kind: `{ string: ... }`; nothing for what a property list can't hold. */
    function encoded(value, path, above, count) {
      const leaveOut = (what) => {
        note("remarks", `${path}: ${what} can't be in a property list and is left out`);
        return undefined;
      };
      count.values += 1;
      if (count.values > mostValues)
        throw new RangeError(`there are more than ${mostValues} values in the results`);
      switch (typeof value) {
        case "string": return { string: value };
        case "boolean": return { boolean: value };
        case "number":
          return Number.isFinite(value) ? { number: value } : leaveOut(String(value));
        case "undefined": return leaveOut("undefined");
        case "object": break;
        default: return leaveOut("a " + typeof value);
      }
      if (value === null) return leaveOut("null");
      if (pageObjects.has(value))
        return leaveOut(`an object of the page ('${pageObjects.get(value)}')`);
      if (above.includes(value)) return leaveOut("an object that contains itself");
      if (above.length >= deepest)
        throw new RangeError(`the results are more than ${deepest} levels deep`);
      if (value instanceof Date) {
        const milliseconds = value.getTime();
        return Number.isNaN(milliseconds) ? leaveOut("no date") : { date: milliseconds };
      }
      if (value instanceof String || value instanceof Number || value instanceof Boolean)
        return encoded(value.valueOf(), path, above, count);
      const inside = [...above, value];
      if (Array.isArray(value)) {
        const kept = [];
        for (let index = 0; index < value.length; index += 1) {
          const part = encoded(value[index], `${path}[${index}]`, inside, count);
          if (part) kept.push(part);
        }
        return { array: kept };
      }
      const tag = Object.prototype.toString.call(value).slice(8, -1);
      if (tag !== "Object") return leaveOut(`${/^[AEIO]/.test(tag) ? "an" : "a"} ${tag}`);
      const kept = [];
      for (const key of Object.keys(value)) {
        const part = encoded(value[key], `${path}.${key}`, inside, count);
        if (part) kept.push([key, part]);
      }
      return { dictionary: kept };
    }
    """#
}

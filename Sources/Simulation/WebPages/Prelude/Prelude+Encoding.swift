extension Prelude {
  /// A script's results, as the values of a property list; anything else is left out.
  static let encoding = #"""
    const deepest = 100, mostValues = 100000;

    /** A value with its kind: `{ string: ... }`; nothing for what a property list can't hold. */
    function encoded(value, path, above, count) {
      const leaveOut = (what) => {
        note("remarks", says.leftOut(path, what));
        return undefined;
      };
      count.values += 1;
      if (count.values > mostValues)
        throw new RangeError(says.tooManyValues(mostValues));
      switch (typeof value) {
        case "string": return { string: value };
        case "boolean": return { boolean: value };
        case "number":
          return Number.isFinite(value) ? { number: value } : leaveOut(String(value));
        case "undefined": return leaveOut("undefined");
        case "object": break;
        default: return leaveOut(says.kind(typeof value));
      }
      if (value === null) return leaveOut("null");
      if (pageObjects.has(value))
        return leaveOut(says.pageObject(pageObjects.get(value)));
      if (above.includes(value)) return leaveOut(says.circle);
      if (above.length >= deepest)
        throw new RangeError(says.tooDeep(deepest));
      if (value instanceof Date) {
        const milliseconds = value.getTime();
        return Number.isNaN(milliseconds) ? leaveOut(says.noDate) : { date: milliseconds };
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
      if (tag !== "Object") return leaveOut(says.kind(tag));
      const kept = [];
      for (const key of Object.keys(value)) {
        const part = encoded(value[key], `${path}.${key}`, inside, count);
        if (part) kept.push([key, part]);
      }
      return { dictionary: kept };
    }
    """#
}

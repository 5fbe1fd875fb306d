extension Prelude {
  /// What an extension returns, as JavaScript values.
  static let decoding = #"""
    function decoded(shape) {
      if ("array" in shape) return shape.array.map(decoded);
      if ("date" in shape) return new Date(shape.date);
      if ("dictionary" in shape) {
        const object = {};
        for (const [key, part] of shape.dictionary) {
          Object.defineProperty(object, key, {
            value: decoded(part), writable: true, enumerable: true, configurable: true,
          });
        }
        return object;
      }
      return Object.values(shape)[0];
    }
    """#
}

extension Prelude {
  /// Addresses: their parts, and one resolved against another as in RFC 3986.
  static let addresses = #"""
    function partsOf(address) {
      const found = /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/([^\/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is
        .exec(address);
      const [, scheme, authority, path = "", query, fragment] = found || [];
      return { scheme: scheme && scheme.toLowerCase(), authority, path, query, fragment };
    }
    function writeAddress(parts) {
      return (parts.scheme === undefined ? "" : parts.scheme + ":")
        + (parts.authority === undefined ? "" : "//" + parts.authority)
        + parts.path + (parts.query || "") + (parts.fragment || "");
    }
    function withoutDots(path) {
      const kept = [];
      const segments = path.split("/");
      segments.forEach((segment, index) => {
        const isLast = index === segments.length - 1;
        if (segment === "..") {
          if (kept.length > 1) kept.pop();
          if (isLast) kept.push("");
        } else if (segment === ".") {
          if (isLast) kept.push("");
        } else {
          kept.push(segment);
        }
      });
      return kept.join("/");
    }
    /** The address that `reference` means on a page at `base`. */
    function resolved(base, reference) {
      const link = partsOf(reference.trim()), from = partsOf(base);
      if (link.scheme !== undefined) {
        if (link.authority !== undefined && link.path === "") link.path = "/";
        return writeAddress(link);
      }
      link.scheme = from.scheme;
      if (link.authority === undefined) {
        link.authority = from.authority;
        if (link.path === "") {
          link.path = from.path;
          if (link.query === undefined) link.query = from.query;
        } else if (!link.path.startsWith("/")) {
          const folder = from.path.slice(0, from.path.lastIndexOf("/") + 1) || "/";
          link.path = folder + link.path;
        }
      }
      link.path = withoutDots(link.path);
      if (link.authority !== undefined && link.path === "") link.path = "/";
      return writeAddress(link);
    }
    """#
}

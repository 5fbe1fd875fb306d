extension Prelude {
  /// Errors as their author is told about them.
  static let errors = #"""
    /**
     * An error with its place in the script, as far as the engine knows it. A script that can't be
     * read isn't among the calls that led to the error.
     */
    function described(error, unreadable) {
      if (!(error instanceof Error)) {
        let text;
        try { text = String(error); } catch { text = says.noText; }
        return { name: "", message: text };
      }
      const failure = { name: String(error.name), message: String(error.message) };
      const frames = unreadable ? [] : String(error.stack).split("\n");
      for (const frame of frames) {
        const place = /^(?:.*@)?(.*):([0-9]+):([0-9]+)$/.exec(frame);
        if (!place || !page.scripts.includes(place[1])) continue;
        failure.file = place[1];
        failure.line = Number(place[2]);
        failure.column = Number(place[3]);
        return failure;
      }
      // A script that can't be read has a line alone.
      if (page.scripts.includes(error.sourceURL)) {
        failure.file = error.sourceURL;
        failure.line = Number(error.line);
      }
      return failure;
    }
    """#
}

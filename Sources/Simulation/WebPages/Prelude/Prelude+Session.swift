extension Prelude {
  /// The order of things: the page, the script, `run`, then `finalize` whenever it is requested.
  static let session = #"""
    /** An error with its place in the script, as far as the engine knows it. */
    function described(error) {
      if (!(error instanceof Error)) {
        let text;
        try { text = String(error); } catch { text = says.noText; }
        return { name: "", message: text };
      }
      const failure = { name: String(error.name), message: String(error.message) };
      for (const frame of String(error.stack).split("\n")) {
        const place = /^(?:.*@)?(.*):([0-9]+):([0-9]+)$/.exec(frame);
        if (!place || place[1] !== page.script) continue;
        failure.line = Number(place[2]);
        failure.column = Number(place[3]);
        return failure;
      }
      // A script that can't be read has a line alone.
      if (error.sourceURL === page.script) failure.line = Number(error.line);
      return failure;
    }
    function finish(outcome, more) {
      answer({ outcome, ...more, ...record });
      startRecord();
    }

    let preprocessor;
    function findPreprocessor() {
      const name = "ExtensionPreprocessingJS";
      const indirect = eval;
      const kind = indirect(`typeof ${name}`);
      if (kind === "undefined") return says.noGlobal(name);
      preprocessor = indirect(name);
      if (!(name in globalThis)) note("remarks", says.notOfWindow(name));
      if ((kind !== "object" && kind !== "function") || preprocessor === null)
        return says.noObject(name);
      if (typeof preprocessor.run !== "function") return says.noRun(name);
      return undefined;
    }

    function run() {
      let isDone = false, value;
      const completionFunction = (given) => {
        if (isDone) return note("remarks", says.calledAgain);
        isDone = true;
        value = encoded(given, "results", [], { values: 0 });
      };
      try {
        preprocessor.run(guarded("arguments", { completionFunction }));
        settle(() => isDone);
      } catch (error) {
        if (!isDone || value === undefined) return finish("failed", { error: described(error) });
        const { name, message } = described(error);
        note("remarks", says.threwAfterwards(name, message));
      }
      if (!isDone) return finish("neverCompleted");
      finish("results", { value: value || { dictionary: [] } });
    }

    function finalize(shape) {
      if (typeof preprocessor?.finalize !== "function") return finish("noFinalize");
      try {
        preprocessor.finalize(decoded(shape));
        settle(() => false);
      } catch (error) {
        return finish("failed", { error: described(error) });
      }
      finish("finalized");
    }

    const start = question();
    page = { url: start.url, selection: start.selection, script: start.script };
    page.root = makeNode(["#document", [], [start.tree]], undefined);
    makeWindow();
    let isLocked = false;
    Object.defineProperty(globalThis, "simulatedPageStarts", {
      value() {
        if (isLocked) return;
        isLocked = true;
        answer({ outcome: "locking" });
        question();
      },
    });
    let isLoaded = false;
    try {
      engine.load(start.script);
      isLoaded = true;
    } catch (error) {
      finish("failed", { error: described(error) });
    }
    if (isLoaded) {
      const reason = findPreprocessor();
      if (reason === undefined) run();
      else finish("noPreprocessor", { reason });
    }
    for (let next = question(); next !== undefined; next = question()) finalize(next.finalize);
    """#
}

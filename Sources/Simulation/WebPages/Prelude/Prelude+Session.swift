extension Prelude {
  /// The order of things: the page, the script, `run`, then `finalize` whenever it is requested.
  static let session = #"""
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
    page = { url: start.url, selection: start.selection, scripts: [start.script] };
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
    for (let next = question(); next !== undefined; next = question()) {
      if ("tree" in next) answer({ outcome: "tree", tree: shapeOf(documentElement()) });
      else finalize(next.finalize);
    }
    """#
}

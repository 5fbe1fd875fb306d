extension Prelude {
  /// The order of things in a web extension's world: its scripts, then whatever the browser says.
  ///
  /// Each script's first statement reads the next file, from the last to the first, so that all are
  /// read before any of them does something: from then on no file can be opened. Then they run, from
  /// the first to the last, in one global scope.
  static let world = #"""
    const rejected = [];
    engine.onRejection((promise, reason) => { rejected.push(reason); });
    function drain() {
      engine.drain();
      for (const reason of rejected.splice(0)) fail(reason);
    }
    function finishTurn() {
      drain();
      answer({ outcome: "turn", ...turn, hasTimers: timers.length > 0, ...record });
      startTurn();
      startRecord();
    }
    /** Lets time pass until a timer has led to something that the browser has to do. */
    function passTime() {
      const isSilent = () => turn.calls.length === 0 && turn.replies.length === 0;
      while (timers.length > 0 && isSilent()) {
        const next = timers.reduce((first, timer) => timer.due < first.due ? timer : first);
        timers = timers.filter((timer) => timer !== next);
        time = next.due;
        attempt(() => next.body(...next.values));
        drain();
      }
    }

    const start = question();
    page = { url: start.url, selection: "", scripts: start.scripts };
    if (start.isContent) {
      page.root = makeNode(["#document", [], [start.tree]], undefined);
      makeWindow();
    } else {
      makeBackground(start.isWorker);
    }
    makeExtensionAPI(start);

    let unread = start.scripts.length;
    let isLocked = false;
    const begun = new Set();
    function readNext() {
      if (unread === 0) {
        isLocked = true;
        answer({ outcome: "locking" });
        question();
        return;
      }
      unread -= 1;
      const script = start.scripts[unread];
      try {
        engine.load(script);
      } catch (error) {
        const isUnreadable = !begun.has(script);
        turn.failures.push(described(error, isUnreadable));
        // What can't be parsed never reads the next one.
        if (isUnreadable) readNext();
      }
      // What one script has left to do comes before the next.
      drain();
    }
    Object.defineProperty(globalThis, "simulatedPageStarts", {
      value() {
        if (isLocked) return;
        const script = start.scripts[unread];
        begun.add(script);
        readNext();
      },
    });
    readNext();
    finishTurn();
    for (let next = question(); next !== undefined; next = question()) {
      if ("tree" in next) {
        answer({ outcome: "tree", tree: shapeOf(documentElement()) });
        continue;
      }
      if ("message" in next) deliver(next.message);
      if ("settle" in next) settleCall(next.settle);
      if ("event" in next) fire(next.event);
      if ("pass" in next) passTime();
      finishTurn();
    }
    """#
}

extension Prelude {
  /// Timers with a time of their own, which passes when there is nothing else to do.
  static let timers = #"""
    let timers = [], lastTimer = 0, time = 0;
    defineValue("setTimeout", (body, delay, ...values) => {
      if (typeof body !== "function") throw missing(says.timerWithText);
      lastTimer += 1;
      timers.push({ number: lastTimer, due: time + Math.max(0, Number(delay) || 0), body, values });
      return lastTimer;
    });
    defineValue("clearTimeout", (number) => {
      timers = timers.filter((timer) => timer.number !== number);
    });

    let rejection;
    engine.onRejection((promise, reason) => { rejection ??= { reason }; });
    /** Runs what a script left to do: promises, then timers in their order, until `isDone`. */
    function settle(isDone) {
      const step = () => {
        engine.drain();
        if (!rejection) return;
        const { reason } = rejection;
        rejection = undefined;
        throw reason;
      };
      step();
      while (timers.length > 0 && !isDone()) {
        const next = timers.reduce((first, timer) => timer.due < first.due ? timer : first);
        timers = timers.filter((timer) => timer !== next);
        time = next.due;
        next.body(...next.values);
        step();
      }
    }
    """#
}

extension Prelude {
  /// What passes between a web extension's scripts and the browser: calls, answers and events.
  ///
  /// Every value crosses as JSON, as in Safari (observed in WebKit's source).
  static let extensionEvents = #"""
    let turn;
    function startTurn() { turn = { calls: [], replies: [], failures: [] }; }
    startTurn();
    function fail(error) { turn.failures.push(described(error)); }
    /** Does something of the script's, whose errors are its own. */
    function attempt(body) {
      try { return body(); } catch (error) { fail(error); return undefined; }
    }

    function jsonOf(value, caller) {
      let text;
      try { text = writeJSON(value); } catch { text = undefined; }
      if (text === undefined) throw new TypeError(says.noJSON(caller));
      return text;
    }

    const waiting = new Map();
    let lastCall = 0, lastError = null;
    /** Calls the browser: a promise, or nothing if the script has given a callback. */
    function request(call, callback, read = (value) => value) {
      lastCall += 1;
      turn.calls.push({ id: lastCall, ...call });
      if (callback) {
        waiting.set(lastCall, {
          resolve(value) { attempt(() => callback(value)); },
          reject(error) {
            lastError = { message: error.message };
            attempt(() => callback());
            lastError = null;
          },
          read,
        });
        return undefined;
      }
      return new Promise((resolve, reject) => waiting.set(lastCall, { resolve, reject, read }));
    }
    function settleCall({ id, value, error }) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (!asked) return;
      if (typeof error === "string") asked.reject(new Error(error));
      else asked.resolve(asked.read(typeof value === "string" ? parseJSON(value) : undefined));
    }

    function makeEvent(name) {
      const listeners = [];
      return {
        listeners,
        object: apiObject(name, {
          addListener(listener) {
            if (typeof listener !== "function") throw new TypeError(says.noListener(name));
            if (!listeners.includes(listener)) listeners.push(listener);
          },
          removeListener(listener) {
            const place = listeners.indexOf(listener);
            if (place >= 0) listeners.splice(place, 1);
          },
          hasListener(listener) { return listeners.includes(listener); },
        }),
      };
    }
    const onMessage = makeEvent("browser.runtime.onMessage");
    const onInstalled = makeEvent("browser.runtime.onInstalled");
    const onStartup = makeEvent("browser.runtime.onStartup");

    function fire(event) {
      const kinds = { installed: onInstalled, startup: onStartup };
      const details = event === "installed" ? [{ reason: "install" }] : [];
      for (const listener of [...kinds[event].listeners])
        watch(attempt(() => listener(...details)));
    }
    /** An asynchronous listener's error is reported like any other. */
    function watch(result) {
      if (result instanceof Promise) result.then(undefined, fail);
    }

    /** Hands a message to the listeners: the first answer counts. */
    function deliver({ id, message, sender }) {
      let isAnswered = false, mayAnswer = false;
      const reply = (value) => {
        if (isAnswered) return;
        isAnswered = true;
        const text = value === undefined ? undefined : attempt(() => jsonOf(value, "sendResponse"));
        turn.replies.push({ id, value: text ?? null });
      };
      for (const listener of [...onMessage.listeners]) {
        const result = attempt(() => listener(parseJSON(message), sender, reply));
        if (result === true) mayAnswer = true;
        if (!(result instanceof Promise)) continue;
        mayAnswer = true;
        result.then(reply, (error) => { fail(error); reply(); });
      }
      if (!mayAnswer) reply();
    }
    """#
}

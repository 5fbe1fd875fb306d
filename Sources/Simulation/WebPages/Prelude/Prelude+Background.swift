extension Prelude {
  /// What is global in the background of a web extension: no page, and no document.
  static let background = #"""
    /** What service workers have too; whatever else a page has, they don't know at all. */
    const workerNames = (
      "AbortController Blob CustomEvent Event EventSource File FileReader FormData Headers"
      + " Request Response TextDecoder TextEncoder URL URLSearchParams WebSocket"
      + " addEventListener caches clearInterval clients crypto dispatchEvent fetch"
      + " importScripts indexedDB location navigator performance queueMicrotask registration"
      + " removeEventListener setInterval skipWaiting structuredClone"
    ).split(" ");

    function makeBackground(isWorker) {
      const names = isWorker
        ? workerNames : [...absentNames, "document", "getSelection", "location"];
      defineAbsent(names);
      const self = globalObject(isWorker ? "self" : "window", names);
      defineFixed(isWorker ? { self } : { window: self, self });
      makeConsole();
    }
    """#
}

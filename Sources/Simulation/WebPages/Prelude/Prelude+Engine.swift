extension Prelude {
  /// Takes what the program itself needs from the engine's shell, then removes all of the shell's
  /// functions.
  ///
  /// JavaScript doesn't list the shell's functions, so their names are listed here. A test looks
  /// for others in the engine's file. A function that was overlooked still can't open any file.
  static let engine = #"""
    const engine = {
      write: print, readLine: readline, load: load, drain: drainMicrotasks,
      onRejection: setUnhandledRejectionCallback,
    };
    const parseJSON = JSON.parse, writeJSON = JSON.stringify;
    // A script may stand below many calls of this program's own.
    Error.stackTraceLimit = 250;
    // Once before files are closed to the engine, since it may read the system's for these.
    Math.random();
    new Date(0).toLocaleString("en-US", { timeZone: "Europe/Berlin" });

    const shellNames = (
      "$ $262 MemoryFootprint WebAssemblyMemoryMode addressOf arguments asDoubleNumber"
      + " asyncTestPassed asyncTestStart callerIsBBQOrOMGCompiled callerSourceOrigin"
      + " checkModuleSyntax checkScriptSyntax checkSyntax console createGlobalObject"
      + " createHeapBigInt createNonRopeNonAtomString createWebAssemblyMemoryWithMode debug"
      + " describe describeArray disableRichSourceInfo disassembleBase64 drainMicrotasks"
      + " dropAllLocks dumpTypesForAllVariables edenGC effectful42 ensureArrayStorage"
      + " failNextNewCodeBlock fiatInt52 finalizationRegistryDeadCount"
      + " finalizationRegistryLiveCount flashHeapAccess fullGC gc gcHeapSize"
      + " generateHeapSnapshot generateHeapSnapshotForGCDebugging getRandomSeed"
      + " hasCustomProperties heapCapacity is32BitPlatform isBigInt32 isFinalTier isHeapBigInt"
      + " isInt32 isPureNaN isRope jscOptions jscStack load loadString loadWebAssembly"
      + " makeMasquerader mallocInALoop maxArguments memoryUsageStatistics neverInlineFunction"
      + " noDFG noFTL noInline noOSRExitFuzzing numberOfDFGCompiles openFile"
      + " optimizeNextInvocation performance platformSupportsSamplingProfiler preciseTime"
      + " predictInt32 prettyPrint print printErr quit read readFile readline releaseWeakRefs"
      + " reoptimizationRetryCount resetMemoryPeak resetSuperSamplerState run runString"
      + " samplingProfilerStackTraces setRandomSeed setTimeout setUnhandledRejectionCallback"
      + " sleepSeconds startSamplingProfiler testLoopCount totalCompileTime"
      + " transferArrayBuffer useBigInt32 version waitForReport waiterListSize"
      + " wasmTestLoopCount write writeFile"
    ).split(" ");
    for (const name of shellNames) delete globalThis[name];

    const loneHalves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
    /** One line in ASCII, whatever the value holds. */
    function answer(value) {
      const whole = writeJSON(value, (key, part) =>
        typeof part === "string" ? part.replace(loneHalves, "\ufffd") : part);
      engine.write(whole.replace(/[\u007f-\uffff]/g, (character) =>
        "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0")));
    }
    /** The next thing that is asked; nothing when nobody asks any more. */
    function question() {
      const line = engine.readLine();
      return line ? parseJSON(line) : undefined;
    }
    """#
}

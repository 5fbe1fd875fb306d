extension Finding {
  /// The subject of a finding; the raw value is a stable code that people can search for.
  package enum Kind: String, CaseIterable, Sendable {
    // Files.
    case unreadableFile = "unreadable-file"
    case notUTF8 = "not-utf8"

    // Lesson structure.
    case frontMatter = "front-matter"
    case unclosedFence = "unclosed-fence"
    case unknownFenceWord = "unknown-fence-word"
    case contradictoryFenceWords = "contradictory-fence-words"
    case misplacedFence = "misplaced-fence"
    case noStep = "no-step"
    case duplicateStep = "duplicate-step"
    case missingTarget = "missing-target"
    case section = "section"

    // Programs.
    case compileError = "compile-error"
    case compileWarning = "compile-warning"
    case unportable = "unportable"
    case propertyList = "property-list"
    case buildSettings = "build-settings"
    case oddBytes = "odd-bytes"
    case crashed = "crashed"
    case timedOut = "timed-out"
    case outOfMemory = "out-of-memory"
    case tooMuchOutput = "too-much-output"

    // Promises.
    case outputDiffers = "output-differs"
    case eventsDiffer = "events-differ"
    case shouldHaveFailed = "should-have-failed"
    case otherFailure = "other-failure"

    // Reported only to authors.
    case brokenLink = "broken-link"
    case orphanFile = "orphan-file"
    case unknownAPI = "unknown-api"
    case style = "style"

    // Apps and extensions; their notes name the rule.
    case bundleRule = "bundle-rule"
    case bundleReading = "bundle-reading"

    // The machine.
    case machine = "machine"
  }
}

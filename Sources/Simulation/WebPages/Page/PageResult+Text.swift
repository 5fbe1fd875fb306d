extension PageResult.Outcome {
  /// The outcome as text, for the log.
  package var message: String {
    switch self {
    case .results(let value): "the script gave \(value)"
    case .neverCompleted: "the script never called completionFunction"
    case .finalized: "the script finalized"
    case .noFinalize: "the script has no function 'finalize'"
    case .noPreprocessor(let reason): reason
    case .failed(let error): error.description
    case .pageRefused(let problem): problem.message
    case .timedOut(let seconds): "the script was stopped after \(seconds) seconds"
    case .outOfMemory(let limit): "the script was stopped: it took more than \(limit) bytes"
    case .engineMissing(let install):
      "there is no JavaScript engine on this machine: apt-get install \(install)"
    case .engineFailed(let reason): "the JavaScript engine failed: \(reason)"
    }
  }
}

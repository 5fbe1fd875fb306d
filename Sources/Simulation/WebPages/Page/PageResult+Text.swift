extension PageResult.Outcome {
  /// The outcome as text, for the log.
  package var message: String {
    switch self {
    case .results(let value): PageResultWords.gave(value)
    case .neverCompleted: PageResultWords.neverCompleted
    case .finalized: PageResultWords.finalized
    case .noFinalize: PageResultWords.noFinalize
    case .noPreprocessor(let reason): reason
    case .failed(let error): error.description
    case .pageRefused(let problem): problem.message
    case .timedOut(let seconds): PageResultWords.timedOut(seconds)
    case .outOfMemory(let limit): PageResultWords.outOfMemory(limit)
    case .engineMissing(let install): EngineWords.noEngine(install: install)
    case .engineFailed(let reason): EngineWords.failed(reason)
    }
  }
}

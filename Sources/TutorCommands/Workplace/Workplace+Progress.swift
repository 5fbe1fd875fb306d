extension Workplace {
  /// The learner's progress; the user is told when it waits for another tutor.
  var progressStore: ProgressStore {
    var store = ProgressStore(workspace: workspace)
    store.onWait = { Console.standardError.write($0.text) }
    return store
  }
}

extension ProgressStore {
  /// Reads the progress, and writes the warnings about its file.
  func read(_ console: Console) throws(Failure) -> Progress {
    let (progress, warnings) = try read()
    for warning in warnings { console.write(warning.text) }
    return progress
  }

  /// Changes and records the progress, and writes the warnings about its file.
  @discardableResult
  func update(
    _ console: Console, _ change: (inout Progress) throws(Failure) -> Void
  ) throws(Failure) -> Progress {
    let (progress, warnings) = try update(change)
    for warning in warnings { console.write(warning.text) }
    return progress
  }
}

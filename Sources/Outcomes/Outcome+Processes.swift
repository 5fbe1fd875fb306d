package import DeviceEvents

extension Outcome {
  /// The processes, in order of first appearance.
  package var processes: [String] {
    var names: [String] = []
    for event in events where !names.contains(event.process) { names.append(event.process) }
    return names
  }

  /// Everything that a process wrote to standard output or to standard error.
  package func text(of process: String, _ stream: PrintStream = .output) -> String {
    events.reduce(into: "") { text, event in
      if event.process == process, case .printed(stream, let piece) = event.action { text += piece }
    }
  }

  /// How a process ended, once for each of its runs.
  package func endings(of process: String) -> [Ending] {
    events.compactMap { event in
      guard event.process == process, case .ended(let ending) = event.action else { return nil }
      return ending
    }
  }

  /// How a process's last run ended.
  package func ending(of process: String) -> Ending? { endings(of: process).last }
}

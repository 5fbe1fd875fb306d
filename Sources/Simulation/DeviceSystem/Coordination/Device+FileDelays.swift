import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Writes into the log which processes wait for coordinated files, and which wait in a circle.
  ///
  /// Processes that run at the same time get in each other's way now and then; which one waits is a
  /// matter of chance, and soon over. Only a process that still waits when the clock moves, with
  /// all processes asleep, is worth a line, so two logs of one program are equal.
  func lookWhoWaits() {
    guard !arbiter.isLookDue, !arbiter.table.delays.isEmpty else { return }
    arbiter.isLookDue = true
    later(0.001) { [self] in
      arbiter.isLookDue = false
      let delays = inOrder(arbiter.table.delays).filter { !arbiter.announced.contains($0.key) }
      for delay in delays {
        guard let process = process(of: delay.key), let reason = delay.reasons.first else {
          continue
        }
        arbiter.announced.insert(delay.key)
        recorder.record(
          process.name,
          .fileAwaited(access: words(for: delay.accesses), reason: words(for: reason)))
      }
      reportDeadlock()
    }
  }

  /// Returns the words for what is done with files: "to read a.txt and to write b.txt".
  func words(for accesses: [FileAccess]) -> String {
    ListWords.both(phrases(for: accesses))
  }

  private func phrases(for accesses: [FileAccess]) -> [String] {
    accesses.map { FileAccessWords.access($0.kind, to: fileName($0.path)) }
  }

  /// Returns a path as it appears in the log: relative to its container.
  func fileName(_ path: String?) -> String {
    guard let path else { return FileAccessWords.missingFile }
    for folder in [plan.storage + "/Groups", plan.storage + "/Data"].flatMap(ways)
    where path.isPath(inside: folder) { return String(path.dropFirst(folder.count + 1)) }
    return URL(fileURLWithPath: path).lastPathComponent
  }
}

extension Device {
  /// Returns a folder's path as given, and without links.
  private func ways(to folder: String) -> [String] {
    [folder, URL(fileURLWithPath: folder).resolvingSymlinksInPath().path]
  }

  private func inOrder(_ delays: [ClaimTable.Delay]) -> [ClaimTable.Delay] {
    let places = Dictionary(
      processes.enumerated().map { (Int($1.identifier), $0) }, uniquingKeysWith: { $1 })
    return delays.sorted {
      (places[$0.key.process] ?? 0, $0.key.number) < (places[$1.key.process] ?? 0, $1.key.number)
    }
  }

  private func reportDeadlock() {
    guard let circle = arbiter.table.deadlock, arbiter.circles.insert(Set(circle)).inserted
    else { return }
    let waiting = inOrder(arbiter.table.delays.filter { circle.contains($0.key) })
    guard let first = waiting.first.flatMap({ process(of: $0.key) }) else { return }
    let sentences = waiting.compactMap { delay -> String? in
      guard let name = process(of: delay.key)?.name,
        let reason = delay.reasons.first(where: { $0.isIn(circle) }) ?? delay.reasons.first
      else { return nil }
      let (obstacle, other) = obstacle(reason)
      return FileAccessWords.wait(
        of: name, accesses: phrases(for: delay.accesses), for: obstacle, of: other)
    }
    recorder.record(first.name, .filesDeadlocked(circle: sentences))
  }

  /// Returns the reason why a claim waits: "Reader writes it".
  private func words(for reason: ClaimTable.Reason) -> String {
    let (obstacle, name) = obstacle(reason)
    let (key, path): (ClaimTable.Key, String?) =
      switch reason {
      case .claim(let key, _, let path, _): (key, path)
      case .presenter(let key, let path): (key, path)
      }
    return FileAccessWords.reason(
      obstacle, of: name, file: fileName(path), isSuspended: isSuspended(key))
  }

  /// Returns what a claim waits for, and the name of its process.
  private func obstacle(
    _ reason: ClaimTable.Reason
  ) -> (obstacle: FileAccessWords.Obstacle, process: String) {
    switch reason {
    case .claim(let key, let isGranted, _, let isWriting):
      (.access(isGranted: isGranted, isWriting: isWriting), name(of: key))
    case .presenter(let key, _):
      (.presenter, name(of: key))
    }
  }

  private func name(of key: ClaimTable.Key) -> String {
    process(of: key)?.name ?? FileAccessWords.anotherProcess
  }

  private func isSuspended(_ key: ClaimTable.Key) -> Bool {
    process(of: key)?.isSuspended ?? false
  }
}

extension ClaimTable.Reason {
  /// Whether it is one of the claims that cause a circle.
  fileprivate func isIn(_ circle: [ClaimTable.Key]) -> Bool {
    if case .claim(let key, _, _, _) = self { circle.contains(key) } else { false }
  }
}

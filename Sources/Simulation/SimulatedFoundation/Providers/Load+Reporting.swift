import DeviceProtocol
import Foundation

extension Load {
  /// Tells another process how far the load has come, whenever that has changed, until there is a
  /// result.
  ///
  /// Nothing reports when a Progress changes, because Linux has no key-value observing: it is
  /// looked at ten times a second of the device's clock.
  ///
  /// - Parameter tell: Called on a background queue.
  func report(to tell: @escaping @Sendable (LoadProgress) -> Void) {
    report(to: tell, after: LoadedBytes(completed: 0, total: 1))
  }

  private func report(
    to tell: @escaping @Sendable (LoadProgress) -> Void, after last: LoadedBytes
  ) {
    guard !isFinished else { return }
    let reached = reached
    if reached.fraction != last.fraction {
      tell(LoadProgress(completed: reached.completed, total: reached.total))
    }
    NSItemProvider.loadingQueue.asyncAfter(deadline: .now() + 0.1) { [self] in
      report(to: tell, after: reached)
    }
  }

  /// The progress of the load, in the units of the producer if these tell everything.
  ///
  /// For work with parts of its own, it is otherwise in small parts of the whole.
  private var reached: LoadedBytes {
    let fraction = progress.fractionCompleted
    for progress in [producer, progress].compactMap(\.self) where progress.totalUnitCount > 0 {
      let counted = LoadedBytes(
        completed: progress.completedUnitCount, total: progress.totalUnitCount)
      if counted.fraction == fraction { return counted }
    }
    let parts: Int64 = 1 << 20
    return LoadedBytes(
      completed: Int64((min(max(fraction, 0), 1) * Double(parts)).rounded()), total: parts)
  }
}

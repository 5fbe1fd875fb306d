import DeviceProtocol
import Foundation

extension Load {
  /// Tells another process how far the load has come, whenever that has changed, until there is a
  /// result.
  ///
  /// Nothing says when a Progress changes, for there is no key-value observing on Linux: it is looked
  /// at ten times a second of the device's clock.
  ///
  /// - Parameter tell: Told on a background queue.
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

  /// How far the load has come: in the units of whoever does the work where these say it all, and
  /// otherwise, for work with parts of its own, in small parts of the whole.
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

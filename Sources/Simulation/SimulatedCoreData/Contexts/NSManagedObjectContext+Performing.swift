import Foundation

extension NSManagedObjectContext {
  /// The time at which a block is performed.
  ///
  /// Simulated: `immediate` and `enqueued` do the same here, because no caller of the asynchronous
  /// function is on the context's queue.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the caller is on the context's queue.
    case immediate
    /// After what is waiting.
    case enqueued
  }

  /// Performs a block on the context's queue, at some time.
  ///
  /// Simulated: no known difference.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { self.run(block) }
  }

  /// Performs a block on the context's queue and waits for it.
  ///
  /// Simulated: within another block of the same context it is performed at once. No known
  /// difference.
  @preconcurrency public func performAndWait(_ block: @Sendable () -> Void) { sync(block) }

  /// Performs a block on the context's queue, waits for it, and returns its result.
  ///
  /// Simulated: no known difference.
  @_disfavoredOverload @preconcurrency
  public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T {
    try sync(block)
  }

  /// Performs a block on the context's queue and returns its result.
  ///
  /// Simulated: no known difference.
  @preconcurrency public func perform<T, Failure>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) var result: Result<T, Failure>?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      queue.async {
        self.run {
          do throws(Failure) {
            result = .success(try block())
          } catch {
            result = .failure(error)
          }
        }
        continuation.resume()
      }
    }
    guard let result else { preconditionFailure("the block was not performed") }
    return try result.get()
  }

  /// The context whose block the thread performs.
  static var running: NSManagedObjectContext? {
    get { Thread.current.threadDictionary["CoreData.running"] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary["CoreData.running"] = newValue }
  }

  /// Performs a block on the context's queue and waits for it.
  func sync<T>(_ block: () throws -> T) rethrows -> T {
    if Self.running === self || isOnOwnThread { return try run(block) }
    return try queue.sync { try run(block) }
  }

  private var isOnOwnThread: Bool {
    switch concurrencyType {
    case .mainQueueConcurrencyType: Thread.isMainThread || MainQueue.isCurrent
    case .confinementConcurrencyType: true
    case .privateQueueConcurrencyType: false
    }
  }

  /// Performs a block as one event.
  private func run<T>(_ block: () throws -> T) rethrows -> T {
    let outer = Self.running
    Self.running = self
    defer {
      if outer !== self, concurrencyType == .privateQueueConcurrencyType {
        processPendingChanges()
      }
      Self.running = outer
    }
    return try block()
  }
}

/// Whether code runs on the main queue, which may be served by a thread other than the first.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

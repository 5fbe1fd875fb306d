import Foundation

/// An actor with a context of its own.
///
/// Simulated: no known difference.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor's work, with the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What runs the actor's work.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    modelExecutor.asUnownedSerialExecutor()
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object with an identifier.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existing(id) as? T
  }
}

/// What runs an actor's work and has its context.
///
/// Simulated: no known difference.
public protocol ModelExecutor: SerialExecutor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What runs an actor's work, one piece after the other, on a queue of its own.
///
/// Simulated: no known difference.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  // The context is used by the actor's work only.

  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  /// Makes an executor for a context.
  public init(modelContext: ModelContext) {
    modelContext.leaveMainQueue()
    self.modelContext = modelContext
  }

  /// Runs a piece of work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  /// The executor by reference.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

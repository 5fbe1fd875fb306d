/// Converts methods with completion handlers into those that await, and back.
///
/// Swift imports such methods from Objective-C in both forms; here both are written. Each form of a
/// method that the system calls is implemented by the other one, so the one that a program has is
/// called.
package enum Completion {
  /// Waits until a handler is called.
  package static func end(
    isolation: isolated (any Actor)? = #isolation,
    of start: (@escaping @Sendable () -> Void) -> Void
  ) async {
    await withCheckedContinuation(isolation: isolation) { continuation in
      start { continuation.resume() }
    }
  }

  /// Waits for what a handler is given.
  package static func value<Value>(
    isolation: isolated (any Actor)? = #isolation,
    of start: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation(isolation: isolation) {
      (continuation: CheckedContinuation<Handed<Value>, Never>) in
      start { continuation.resume(returning: Handed($0)) }
    }.value
  }

  /// Waits for a handler that is given an error when something goes wrong.
  package static func success(
    isolation: isolated (any Actor)? = #isolation,
    of start: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation(isolation: isolation) {
      (continuation: CheckedContinuation<Void, any Error>) in
      start { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}

extension Completion {
  /// Calls a method that awaits, and hands over its result, where the caller is.
  package static func give<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ method: @escaping () async -> Value, to handler: @escaping (Value) -> Void
  ) {
    let call = Call(method: method, handler: handler)
    Task {
      _ = isolation
      call.handler(await call.value().value)
    }
  }

  /// Calls a method that awaits, and hands over its error, where the caller is.
  package static func attempt(
    isolation: isolated (any Actor)? = #isolation,
    _ method: @escaping () async throws -> Void, then handler: @escaping ((any Error)?) -> Void
  ) {
    give {
      do { try await method() } catch { return error as (any Error)? }
      return nil
    } to: {
      handler($0)
    }
  }

  /// Calls a method that awaits, and hands over its result or its error, where the caller is.
  package static func attempt<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ method: @escaping () async throws -> Value,
    then handler: @escaping (Value?, (any Error)?) -> Void
  ) {
    give { () async -> Result<Value, any Error> in
      do { return .success(try await method()) } catch { return .failure(error) }
    } to: { result in
      switch result {
      case .success(let value): handler(value, nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }

  /// Ends the process because of a requirement of which a program has neither form.
  ///
  /// On iOS the compiler finds that. Here, with two forms of which either is enough, it can't be
  /// found.
  package static func isMissing(_ method: String, of object: Any) -> Never {
    preconditionFailure("'\(type(of: object))' has no \(method)")
  }

  /// A method and its handler; what they share was made to be called from anywhere, as on iOS.
  private struct Call<Value>: @unchecked Sendable {
    let method: () async -> Value
    let handler: (Value) -> Void

    func value() async -> Handed<Value> { Handed(await method()) }
  }
}

public import Foundation
public import FoundationNetworking
import Synchronization

extension URLSession {
  /// Loads the contents of an address.
  ///
  /// Simulated: cancelling the task cancels the load; the delegate is asked about redirections and
  /// passwords, and told what is sent (documented). In a background session it traps, like all
  /// forms with a handler.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await load(delegate) { engine.dataTask(request, $0) }
  }

  /// Sends bytes and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await load(delegate) { engine.uploadTask(request, .data(bodyData), $0) }
  }

  /// Sends a file and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await load(delegate) { engine.uploadTask(request, .file(fileURL), $0) }
  }

  /// Loads the contents of an address into a file, which then belongs to the program.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request and loads the answer into a file, which then belongs to the program.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await load(delegate) { engine.downloadTask(.request(request), $0) }
  }

  /// Runs a task with a handler, and waits for the handler's arguments.
  private func load<Value: Sendable>(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let running = Mutex<URLSessionTask?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait in
        let task = make { value, response, error in
          guard let value, let response, error == nil else {
            return wait.resume(throwing: error ?? URLError(.unknown))
          }
          wait.resume(returning: (value, response))
        }
        task.delegate = delegate
        running.withLock { $0 = task }
        task.resume()
        // It may have been cancelled before there was anything to cancel.
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      running.withLock { $0 }?.cancel()
    }
  }
}

public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Loads what is at an address.
  ///
  /// Simulated: cancelling the task cancels the load. In a background session it traps, as do all
  /// forms with a handler. Differs: the delegate of the single task isn't told.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await engine.foreground().data(from: url)
  }

  /// Sends a request and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await engine.foreground().data(for: request)
  }

  /// Sends bytes and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await engine.foreground().upload(for: request, from: bodyData)
  }

  /// Sends a file and loads the answer.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await engine.foreground().upload(for: request, fromFile: fileURL)
  }

  /// Loads what is at an address into a file, which is then the program's.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await engine.foreground().download(from: url)
  }

  /// Sends a request and loads the answer into a file, which is then the program's.
  ///
  /// Simulated: as ``data(from:delegate:)``.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await engine.foreground().download(for: request)
  }
}

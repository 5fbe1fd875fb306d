import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Session = SimulatedFoundation.URLSession
private typealias SessionTask = SimulatedFoundation.URLSessionTask
private typealias DataTask = SimulatedFoundation.URLSessionDataTask

/// Session delegates with async methods instead of ones that call a handler.
@Suite(.timeLimit(.minutes(20))) struct AwaitingDelegateTests {
  private final class Delegate: NSObject, SimulatedFoundation.URLSessionDataDelegate {
    let follows: Bool
    private let noted = Mutex<[String]>([])
    private let ends = AsyncStream.makeStream(of: Never.self)

    init(follows: Bool) { self.follows = follows }

    /// What it has been told about a task, once that is `count` things.
    ///
    /// What the server sends is told without waiting for the answer about its response, so the
    /// order varies.
    func told(of task: SessionTask, count: Int) async -> [String] {
      task.resume()
      for await _ in ends.stream {}
      for _ in 0..<1000 where noted.withLock({ $0.count }) < count {
        try? await Task.sleep(for: .milliseconds(10))
      }
      return noted.withLock { $0 }.sorted()
    }

    private func note(_ text: String) { noted.withLock { $0.append(text) } }

    func urlSession(
      _ session: Session, didReceive challenge: URLAuthenticationChallenge
    ) async -> (Session.AuthChallengeDisposition, URLCredential?) {
      note("asked by \(challenge.protectionSpace.realm ?? "-")")
      return (
        .useCredential, URLCredential(user: "anna", password: "secret", persistence: .none)
      )
    }

    func urlSession(
      _ session: Session, task: SessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest
    ) async -> URLRequest? {
      await Task.yield()
      note("moved to \(request.url?.path ?? "-")")
      return follows ? request : nil
    }

    func urlSession(
      _ session: Session, needNewBodyStreamForTask task: SessionTask
    ) async -> InputStream? {
      note("asked for a stream")
      return InputStream(data: Data("hello".utf8))
    }

    func urlSession(
      _ session: Session, dataTask: DataTask, didReceive response: URLResponse
    ) async -> Session.ResponseDisposition {
      note("status \((response as? HTTPURLResponse)?.statusCode ?? 0)")
      return .allow
    }

    func urlSession(_ session: Session, dataTask: DataTask, didReceive data: Data) {
      note(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
      _ session: Session, task: SessionTask, didCompleteWithError error: (any Error)?
    ) {
      note("ends \((error as? URLError)?.code.rawValue ?? 0)")
      ends.continuation.finish()
    }
  }

  struct Load: CustomTestStringConvertible, Sendable {
    var path: String
    var follows = true
    var streams = false
    var told: [String]

    var testDescription: String { told.joined(separator: ", ") }
  }

  @Test(
    .shows(
      "URLSessionDelegate.urlSession(_:didReceive:)",
      "URLSessionTaskDelegate.urlSession(_:task:didReceive:)",
      "URLSessionTaskDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:)",
      "URLSessionTaskDelegate.urlSession(_:needNewBodyStreamForTask:)",
      "URLSessionDataDelegate.urlSession(_:dataTask:didReceive: URLResponse)"
    ),
    arguments: [
      Load(path: "note", told: ["status 200", "twelve bytes", "ends 0"]),
      Load(path: "moved", told: ["moved to /note", "status 200", "twelve bytes", "ends 0"]),
      Load(path: "moved", follows: false, told: ["moved to /note", "status 302", "ends 0"]),
      Load(path: "locked", told: ["asked by notes", "status 200", "twelve bytes", "ends 0"]),
      Load(
        path: "note", streams: true,
        told: ["asked for a stream", "status 200", "twelve bytes", "ends 0"]),
    ])
  func whatADelegateAnswersIsAwaited(_ load: Load) async throws {
    let server = try LocalServer()
    let delegate = Delegate(follows: load.follows)
    let session = Session(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    var request = URLRequest(url: server.url.appendingPathComponent(load.path))
    request.httpMethod = load.streams ? "POST" : "GET"
    let task =
      load.streams
      ? session.uploadTask(withStreamedRequest: request) : session.dataTask(with: request)
    let told = await delegate.told(of: task, count: load.told.count)
    // The body of a redirection that isn't followed may come too late to be told.
    let isOptional = !load.follows
    #expect(told.filter { !isOptional || $0 != "twelve bytes" } == load.told.sorted())
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSession.reset()", "URLSession.flush()",
      "URLSessionDownloadTask.cancelByProducingResumeData()"))
  func aSessionsWorkIsAwaited() async throws {
    let server = try LocalServer()
    let session = Session(configuration: .ephemeral)
    await session.flush()
    await session.reset()
    let task = session.downloadTask(with: server.url.appendingPathComponent("never"))
    task.resume()
    #expect(await task.cancelByProducingResumeData() == nil)
    #expect(task.state != .running)
    session.invalidateAndCancel()
    server.stop()
  }
}

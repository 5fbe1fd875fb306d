import Foundation
import FoundationNetworking
import SimulatedFoundation
import Synchronization

/// A delegate that records what it is told, and decides as a test wants.
final class SessionRecorder: NSObject, SimulatedFoundation.URLSessionDataDelegate,
  SimulatedFoundation.URLSessionDownloadDelegate
{
  typealias Session = SimulatedFoundation.URLSession
  typealias Task = SimulatedFoundation.URLSessionTask
  typealias Disposition = SimulatedFoundation.URLSession.AuthChallengeDisposition

  /// What it does about a server that wants a password.
  private let password: (Disposition, URLCredential?)
  /// Whether redirections are followed.
  private let follows: Bool
  /// The body of a streamed upload.
  private let body: Data
  private let state = Mutex(State())

  private struct State {
    var told: [String] = []
    var waiting: CheckedContinuation<Void, Never>?
  }

  init(
    password: (Disposition, URLCredential?) = (.performDefaultHandling, nil), follows: Bool = true,
    body: Data = Data()
  ) {
    self.password = password
    self.follows = follows
    self.body = body
  }

  /// What it has been told.
  var told: [String] { state.withLock { $0.told } }

  /// Resumes a task, does something right away, and waits for the task's end.
  func run(_ task: Task, then act: () -> Void = {}) async -> [String] {
    await withCheckedContinuation { wait in
      state.withLock { $0.waiting = wait }
      task.resume()
      act()
    }
    return told
  }

  private func note(_ text: String) { state.withLock { $0.told.append(text) } }

  func urlSession(
    _ session: Session, task: Task, didCompleteWithError error: (any Error)?
  ) {
    note("ends \((error as? URLError)?.code.rawValue ?? 0)")
    state.withLock { $0.waiting.take() }?.resume()
  }

  func urlSession(
    _ session: Session, task: Task,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    note("asked for a stream")
    completionHandler(InputStream(data: body))
  }

  func urlSession(
    _ session: Session, task: Task, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    note("moved to \(request.url?.path ?? "-")")
    completionHandler(follows ? request : nil)
  }

  func urlSession(
    _ session: Session, task: Task, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (Disposition, URLCredential?) -> Void
  ) {
    note("asked by \(challenge.protectionSpace.realm ?? "-")")
    completionHandler(password.0, password.1)
  }

  func urlSession(
    _ session: Session, task: Task, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) { note("sent \(totalBytesSent) of \(totalBytesExpectedToSend)") }

  func urlSession(
    _ session: Session, dataTask: SimulatedFoundation.URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (Session.ResponseDisposition) -> Void
  ) {
    note("status \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(
    _ session: Session, dataTask: SimulatedFoundation.URLSessionDataTask, didReceive data: Data
  ) { note(String(decoding: data, as: UTF8.self)) }

  func urlSession(
    _ session: Session, downloadTask: SimulatedFoundation.URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { note("file: " + ((try? String(contentsOf: location, encoding: .utf8)) ?? "none")) }

  func urlSession(
    _ session: Session, downloadTask: SimulatedFoundation.URLSessionDownloadTask,
    didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) { note("written \(totalBytesWritten) of \(totalBytesExpectedToWrite)") }
}

import DeviceProtocol
import Foundation
import FoundationNetworking
import Synchronization

/// A task that the device performs, as the process sees it.
final class BackgroundWork: TaskWork {
  let identifier: Int
  let progress = Progress(totalUnitCount: 1)
  private let session: BackgroundSession
  private let order: TransferOrder
  /// The reason why the task fails as soon as it is resumed.
  private let refusal: ErrorDescription?
  private let values: Mutex<Values>

  private struct Values: Sendable {
    var state: URLSessionTask.State
    var isStarted: Bool
    var answer: TransferAnswer?
    var error: ErrorDescription?
    /// The data needed to continue the download.
    var resumeData: Data?
    /// The handler for that data when the task has been cancelled.
    var taker: ResumeDataTaker?
  }

  /// A handler that is called once, by whatever ends the task.
  private struct ResumeDataTaker: @unchecked Sendable {
    // Like the handlers of iOS, it says nothing about threads.
    let take: (Data?) -> Void
  }

  init(
    _ identifier: Int, of session: BackgroundSession, _ order: TransferOrder,
    isStarted: Bool = false, error: ErrorDescription? = nil
  ) {
    self.identifier = identifier
    self.session = session
    self.order = order
    refusal = error
    values = Mutex(Values(state: isStarted ? .running : .suspended, isStarted: isStarted))
  }

  /// The task that the program sees.
  func task(description: String?) -> URLSessionTask {
    switch order.kind {
    case .data: URLSessionDataTask(self, description: description)
    case .upload: URLSessionUploadTask(self, description: description)
    case .download: URLSessionDownloadTask(self, description: description)
    }
  }

  var originalRequest: URLRequest? { order.request }
  var currentRequest: URLRequest? {
    guard var request = order.request else { return nil }
    if let address = values.withLock({ $0.answer?.url }) { request.url = URL(string: address) }
    return request
  }
  var state: URLSessionTask.State { values.withLock { $0.state } }
  var error: (any Error)? {
    let (error, data) = values.withLock { ($0.error, $0.resumeData) }
    return error?.networkError(for: order, resumeData: data)
  }
  var response: URLResponse? {
    guard let answer = values.withLock({ $0.answer }), let url = URL(string: answer.url) else {
      return nil
    }
    return HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
  }
  var bytesSent: Int64 { Int64(values.withLock { $0.answer?.sent } ?? 0) }
  var bytesToSend: Int64 { bytesSent }
  var bytesReceived: Int64 { Int64(values.withLock { $0.answer?.received } ?? 0) }
  var bytesToReceive: Int64 { bytesReceived }

  func resume(after date: Date?) {
    let isFirst = values.withLock { values in
      guard values.state == .suspended else { return false }
      values.state = .running
      defer { values.isStarted = true }
      return !values.isStarted
    }
    guard isFirst else { return }
    if let refusal { return session.end(identifier, .failed(refusal)) }
    let seconds = max(0, date?.timeIntervalSinceNow ?? 0)
    session.send(.start(session: session.identifier, task: identifier, after: seconds))
  }

  func suspend() { values.withLock { if $0.state == .running { $0.state = .suspended } } }

  func cancel() { cancel(nil) }

  func cancel(byProducingResumeData handler: @escaping (Data?) -> Void) {
    cancel(ResumeDataTaker(take: handler))
  }

  private func cancel(_ taker: ResumeDataTaker?) {
    let wasOpen = values.withLock { values in
      guard values.state == .running || values.state == .suspended else { return false }
      values.state = .canceling
      values.taker = taker
      return true
    }
    guard wasOpen else { return taker?.take(nil) ?? () }
    if refusal != nil { return session.end(identifier, .failed(.cancelled)) }
    session.send(
      .cancel(session: session.identifier, task: identifier, keeps: taker != nil))
  }

  func describe(_ text: String?) {
    guard refusal == nil else { return }
    session.send(.describe(session: session.identifier, task: identifier, text))
  }

  /// Keeps the result of the task.
  func end(_ result: TransferResult) {
    let (taker, data) = values.withLock { values in
      values.state = .completed
      switch result {
      case .failed(let error, let beginning):
        values.error = error
        values.resumeData = beginning?.data
      case .answered(let answer): values.answer = answer
      }
      defer { values.taker = nil }
      return (values.taker, values.resumeData)
    }
    progress.completedUnitCount = 1
    taker?.take(data)
  }
}

/// A task that was made, with the type that the program gets.
struct MadeTask {
  let task: URLSessionTask

  func task<Kind: URLSessionTask>(_ kind: Kind.Type) -> Kind {
    guard let task = task as? Kind else {
      preconditionFailure("a task's type follows from the order that it was made for")
    }
    return task
  }
}

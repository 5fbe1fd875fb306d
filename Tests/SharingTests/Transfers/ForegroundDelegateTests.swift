import Foundation
import FoundationNetworking
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Session = SimulatedFoundation.URLSession
private typealias Configuration = SimulatedFoundation.URLSessionConfiguration
private typealias SessionTask = SimulatedFoundation.URLSessionTask

/// What delegates and handlers of foreground sessions are told, by a server in the same process.
@Suite(.timeLimit(.minutes(40))) struct ForegroundDelegateTests {
  private let server: LocalServer

  init() throws { server = try LocalServer() }

  private func request(_ path: String, _ method: String = "GET") -> URLRequest {
    var request = URLRequest(url: server.url.appendingPathComponent(path))
    request.httpMethod = method
    return request
  }

  private func session(
    _ recorder: SessionRecorder? = nil, _ configuration: Configuration = .ephemeral
  ) -> Session {
    Session(configuration: configuration, delegate: recorder, delegateQueue: nil)
  }

  @Test(
    .shows(
      "URLSession.init(configuration:delegate:delegateQueue:)",
      "URLSession.uploadTask(with:from:)", "URLSessionTask.countOfBytesExpectedToSend",
      "URLSessionTask.countOfBytesExpectedToReceive",
      "URLSessionTaskDelegate.urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
      "URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:)"))
  func aDelegateIsToldOfAnUploadOfBytes() async {
    let recorder = SessionRecorder()
    let session = session(recorder)
    let task = session.uploadTask(with: request("note", "POST"), from: Data("hello".utf8))
    #expect(
      await recorder.run(task) == ["sent 5 of 5", "status 200", "twelve bytes", "ends 0"])
    #expect((task.countOfBytesSent, task.countOfBytesExpectedToSend) == (5, 5))
    #expect((task.countOfBytesReceived, task.countOfBytesExpectedToReceive) == (12, 12))
    #expect(task.state == .completed && task.error == nil)
    #expect(server.requests == ["POST /note, 5 bytes"])
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSessionTaskDelegate.urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)"
    ))
  func whatIsSentAddsUp() async {
    let recorder = SessionRecorder()
    let session = session(recorder)
    let count = 300_000
    let told = await recorder.run(
      session.uploadTask(with: request("note", "POST"), from: Data(count: count)))
    let sums = told.compactMap { text in
      text.wholeMatch(of: /sent (\d+) of 300000/).flatMap { Int($0.1) }
    }
    #expect(sums == sums.sorted() && Set(sums).count == sums.count)
    #expect(sums.count > 1 && sums.last == count)
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSession.uploadTask(withStreamedRequest:)",
      "URLSessionTaskDelegate.urlSession(_:task:needNewBodyStream:)"))
  func aStreamIsAskedForAndSent() async {
    let recorder = SessionRecorder(body: Data("hello".utf8))
    let session = session(recorder)
    let told = await recorder.run(session.uploadTask(withStreamedRequest: request("note", "POST")))
    #expect(told.first == "asked for a stream")
    #expect(told.suffix(3) == ["status 200", "twelve bytes", "ends 0"])
    #expect(server.requests == ["POST /note, 5 bytes"])
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSessionTaskDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)"
    ),
    arguments: [true, false])
  func aDelegateDecidesWhetherARedirectionIsFollowed(_ follows: Bool) async {
    let recorder = SessionRecorder(follows: follows)
    let session = session(recorder)
    let task = session.dataTask(with: request("moved"))
    let told = await recorder.run(task)
    #expect(told.first == "moved to /note")
    #expect(told.contains("status \(follows ? 200 : 302)"))
    #expect((task.response as? HTTPURLResponse)?.statusCode == (follows ? 200 : 302))
    #expect(
      server.requests == ["GET /moved, 0 bytes"] + (follows ? ["GET /note, 0 bytes"] : []))
    session.finishTasksAndInvalidate()
    server.stop()
  }

  /// A delegate that cancels a task while it is asked about it, and answers all the same.
  private final class LateDelegate: NSObject, SimulatedFoundation.URLSessionDataDelegate {
    let codes = AsyncStream.makeStream(of: Int.self)

    func urlSession(
      _ session: Session, task: SessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      task.cancel()
      // Until Linux's session has noticed.
      Thread.sleep(forTimeInterval: 0.1)
      completionHandler(request)
      completionHandler(nil)
    }

    func urlSession(
      _ session: Session, dataTask: SimulatedFoundation.URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (Session.ResponseDisposition) -> Void
    ) {
      completionHandler(.allow)
      completionHandler(.cancel)
    }

    func urlSession(_ session: Session, task: SessionTask, didCompleteWithError error: (any Error)?)
    {
      codes.continuation.yield((error as? URLError)?.code.rawValue ?? 0)
      codes.continuation.finish()
    }
  }

  @Test(arguments: [("moved", URLError.cancelled.rawValue), ("note", 0)])
  func anAnswerThatComesTooLateOrTwiceIsIgnored(_ path: String, _ code: Int) async {
    let delegate = LateDelegate()
    let session = Session(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    session.dataTask(with: request(path)).resume()
    var codes: [Int] = []
    for await code in delegate.codes.stream { codes.append(code) }
    #expect(codes == [code])
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:)",
      "URLSessionDelegate.urlSession(_:didReceive:completionHandler:)"))
  func aDelegateGivesThePasswordThatAServerWants() async {
    let recorder = SessionRecorder(
      password: (
        .useCredential, URLCredential(user: "anna", password: "secret", persistence: .none)
      ))
    let session = session(recorder)
    let told = await recorder.run(session.dataTask(with: request("locked")))
    #expect(told == ["asked by notes", "status 200", "twelve bytes", "ends 0"])
    #expect(server.requests.count == 2)
    session.finishTasksAndInvalidate()
    server.stop()
  }

  /// Linux's own session waits forever for a password that nobody has.
  @Test(
    .shows("URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:)"),
    arguments: [
      SessionRecorder.Disposition.performDefaultHandling, .rejectProtectionSpace, .useCredential,
    ])
  func withoutAPasswordTheServersRefusalIsTheAnswer(
    _ disposition: SessionRecorder.Disposition
  ) async {
    let recorder = SessionRecorder(password: (disposition, nil))
    let session = session(recorder)
    let task = session.uploadTask(with: request("locked", "POST"), from: Data("hello".utf8))
    let told = await recorder.run(task)
    #expect(
      told == ["sent 5 of 5", "asked by notes", "status 401", "who is it?", "ends 0"])
    #expect((task.response as? HTTPURLResponse)?.statusCode == 401)
    #expect(task.state == .completed && task.error == nil)
    #expect(server.requests == ["POST /locked, 5 bytes"])
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSession.dataTask(with: URLRequest, completionHandler:)",
      "URLSession.downloadTask(with: URLRequest, completionHandler:)",
      "URLSession.uploadTask(with:fromFile:completionHandler:)"),
    arguments: ["note", "locked", "moved"])
  func handlersAreGivenTheAnswerOnTheQueueOfTheSession(_ path: String) async throws {
    let queue = OperationQueue()
    queue.name = "of the test"
    let session = Session(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
    let text = path == "locked" ? "who is it?" : "twelve bytes"
    let status = path == "locked" ? 401 : 200
    let answer: (Data?, URLResponse?, (any Error)?, String?) = await withCheckedContinuation {
      wait in
      let task = session.dataTask(with: request(path)) {
        wait.resume(returning: ($0, $1, $2, OperationQueue.current?.name))
      }
      task.resume()
    }
    #expect(answer.0 == Data(text.utf8))
    #expect((answer.1 as? HTTPURLResponse)?.statusCode == status)
    #expect(answer.2 == nil && answer.3 == "of the test")
    let downloaded: (String?, Int?) = await withCheckedContinuation { wait in
      let task = session.downloadTask(with: request(path)) { file, response, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        wait.resume(returning: (text, (response as? HTTPURLResponse)?.statusCode))
      }
      task.resume()
    }
    // When a server wants a password, its answer is lost with Linux's file.
    #expect(downloaded == (path == "locked" ? "" : text, status))
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(.shows("URLSession.data(for:delegate:)", "URLSession.data(from:delegate:)"))
  func theDelegateOfOneLoadIsAskedAndACancelledLoadEnds() async throws {
    let session = session()
    let recorder = SessionRecorder(
      password: (
        .useCredential, URLCredential(user: "anna", password: "secret", persistence: .none)
      ))
    let (data, _) = try await session.data(for: request("locked"), delegate: recorder)
    #expect(String(decoding: data, as: UTF8.self) == "twelve bytes")
    #expect(recorder.told.contains("asked by notes"))
    let load = Task { try await session.data(for: request("never")) }
    while !server.requests.contains("GET /never, 0 bytes") { await Task.yield() }
    load.cancel()
    let result = await load.result
    #expect(throws: URLError.self) { try result.get() }
    session.finishTasksAndInvalidate()
    server.stop()
  }

  @Test(
    .shows(
      "URLSession.allTasks", "URLSession.tasks", "URLSession.getTasksWithCompletionHandler(_:)",
      "URLSession.getAllTasks(completionHandler:)", "URLSessionTask.suspend()"))
  func aSessionTellsItsTasksByKind() async {
    let session = session()
    let data = session.dataTask(with: request("never"))
    let upload = session.uploadTask(with: request("note"), from: Data())
    let download = session.downloadTask(with: request("note"))
    data.resume()
    #expect(data.state == .running && upload.state == .suspended)
    data.suspend()
    #expect(data.state == .suspended)
    let tasks = await session.tasks
    #expect(tasks.0 == [data] && tasks.1 == [upload] && tasks.2 == [download])
    #expect(await Set(session.allTasks) == [data, upload, download])
    session.invalidateAndCancel()
    server.stop()
  }

  /// What a program does with a task right after resuming it.
  enum Act: String, CaseIterable, CustomTestStringConvertible {
    case resumed, held, cancelled, heldAndCancelled, invalidated
    var testDescription: String { rawValue }
  }

  @Test(
    .shows("URLSessionTask.suspend()", "URLSessionTask.cancel()", "URLSessionTask.resume()"),
    arguments: Act.allCases)
  func aTaskCanBeHeldAndEndedAtAnyMoment(_ act: Act) async {
    for round in 0..<60 {
      let recorder = SessionRecorder()
      let session = session(recorder)
      let task = session.dataTask(with: request("note"))
      let told = await recorder.run(task) {
        usleep(UInt32(round % 20) * 100)
        switch act {
        case .resumed: task.resume()
        case .held:
          task.suspend()
          let before = recorder.told
          usleep(UInt32(round % 7) * 100)
          #expect(recorder.told.count <= before.count + 1)
          task.resume()
        case .cancelled: task.cancel()
        case .heldAndCancelled:
          task.suspend()
          task.cancel()
        case .invalidated: session.invalidateAndCancel()
        }
      }
      let whole = ["status 200", "twelve bytes", "ends 0"]
      if act == .resumed || act == .held {
        #expect(told == whole)
      } else {
        #expect(told == whole || told.last == "ends -999" && whole.starts(with: told.dropLast()))
      }
      session.finishTasksAndInvalidate()
    }
    server.stop()
  }

  @Test(.shows("URLSession.downloadTask(withResumeData:completionHandler:)"))
  func nothingLeadsOnWithADownloadInTheForeground() async {
    let session = session()
    let error = await withCheckedContinuation { wait in
      session.downloadTask(withResumeData: Data("nothing".utf8)) { _, _, error in
        wait.resume(returning: error)
      }.resume()
    }
    #expect(error != nil)
    session.finishTasksAndInvalidate()
    server.stop()
  }
}

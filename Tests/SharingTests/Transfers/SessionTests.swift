import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Session = SimulatedFoundation.URLSession
private typealias Configuration = SimulatedFoundation.URLSessionConfiguration

/// Sessions and tasks in a single process, without a device.
@Suite struct SessionTests {
  private static let address =
    URL(string: "http://127.0.0.1:9/a") ?? URL(fileURLWithPath: "/")

  @Test(
    .shows(
      "URLSessionConfiguration.default", "URLSessionConfiguration.ephemeral",
      "URLSessionConfiguration.copy(with:)", "URLSessionConfiguration.identifier",
      "URLSession.configuration"))
  func aSessionHasACopyOfItsConfiguration() {
    let configuration = Configuration.background(withIdentifier: "copied")
    configuration.sharedContainerIdentifier = "group.reader"
    configuration.sessionSendsLaunchEvents = false
    configuration.timeoutIntervalForRequest = 7
    let session = Session(configuration: configuration)
    configuration.sharedContainerIdentifier = "group.other"
    configuration.timeoutIntervalForRequest = 8
    let copy = session.configuration
    #expect(copy.identifier == "copied")
    #expect(copy.sharedContainerIdentifier == "group.reader")
    #expect(copy.sessionSendsLaunchEvents == false)
    #expect(copy.timeoutIntervalForRequest == 7)
    #expect(Configuration.default.identifier == nil)
    #expect(Configuration.ephemeral.httpCookieStorage !== HTTPCookieStorage.shared)
    #expect(Configuration().sessionSendsLaunchEvents)
    session.invalidateAndCancel()
  }

  @Test(
    .shows(
      "URLSession.dataTask(with: URL)", "URLSessionTask.originalRequest", "URLSessionTask.error",
      "URLSession.delegate", "URLSession.delegateQueue"))
  func withoutADeviceTransfersInTheBackgroundFail() async {
    let log = Log()
    let queue = OperationQueue()
    let session = Session(
      configuration: .background(withIdentifier: "no device"), delegate: log, delegateQueue: queue)
    #expect(session.delegate === log)
    #expect(session.delegateQueue === queue)
    let task = session.dataTask(with: Self.address)
    #expect(task.state == .suspended)
    #expect(task.originalRequest?.url == Self.address)
    await log.wait { task.resume() }
    #expect((task.error as? URLError)?.code == .backgroundSessionWasDisconnected)
    #expect(task.state == .completed)
    session.finishTasksAndInvalidate()
  }

  @Test(.shows("URLSession.shared", "URLSession.dataTask(with: URL, completionHandler:)"))
  func aServerThatIsNotThereIsAnError() async {
    let error = await withCheckedContinuation { wait in
      Session.shared.dataTask(with: Self.address) { _, _, error in wait.resume(returning: error) }
        .resume()
    }
    #expect((error as? URLError)?.code == .cannotConnectToHost)
  }

  @Test(.shows("URLSession.uploadTask(with:fromFile:completionHandler:)"))
  func aHandlerInABackgroundSessionTraps() async {
    await #expect(processExitsWith: .failure) {
      let session = SimulatedFoundation.URLSession(
        configuration: .background(withIdentifier: "traps"))
      let request = URLRequest(url: URL(fileURLWithPath: "/"))
      _ = session.uploadTask(with: request, fromFile: URL(fileURLWithPath: "/")) { _, _, _ in }
    }
  }

  @Test(.shows("URLSession.uploadTask(with:from:)"))
  func anUploadOfBytesInABackgroundSessionTraps() async {
    await #expect(processExitsWith: .failure) {
      let session = SimulatedFoundation.URLSession(
        configuration: .background(withIdentifier: "traps"))
      _ = session.uploadTask(
        with: URLRequest(url: URL(string: "http://127.0.0.1:9")!), from: Data())
    }
  }

  @Test func anUploadOfAFileThatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) {
      let session = SimulatedFoundation.URLSession(
        configuration: .background(withIdentifier: "traps"))
      _ = session.uploadTask(
        with: URLRequest(url: URL(string: "http://127.0.0.1:9")!),
        fromFile: URL(fileURLWithPath: "/nowhere"))
    }
  }

  @Test func anotherSchemeInABackgroundSessionTraps() async {
    await #expect(processExitsWith: .failure) {
      let session = SimulatedFoundation.URLSession(
        configuration: .background(withIdentifier: "traps"))
      _ = session.dataTask(with: URL(string: "ftp://127.0.0.1:9")!)
    }
  }
}

/// Waits for the end of a task.
private final class Log: NSObject, SimulatedFoundation.URLSessionTaskDelegate {
  private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)

  func wait(_ body: () -> Void) async {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0 = continuation }
      body()
    }
  }

  func urlSession(
    _ session: SimulatedFoundation.URLSession, task: SimulatedFoundation.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) { waiting.withLock { $0.take() }?.resume() }
}

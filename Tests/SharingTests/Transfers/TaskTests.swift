import Foundation
import TestSupport
import Testing

@testable import SimulatedFoundation

private typealias Session = SimulatedFoundation.URLSession
private typealias Configuration = SimulatedFoundation.URLSessionConfiguration
private typealias SessionTask = SimulatedFoundation.URLSessionTask

/// Tasks that are never resumed, and what a session says about them.
@Suite struct TaskTests {
  private let session = Session(configuration: .ephemeral)
  private let request = URLRequest(
    url: URL(string: "http://127.0.0.1:9/a") ?? URL(fileURLWithPath: "/"))

  @Test(
    .shows(
      "URLSession.init(configuration:)", "URLSession.dataTask(with: URLRequest)",
      "URLSession.downloadTask(with: URLRequest)", "URLSession.uploadTask(with:from:)",
      "URLSessionTask.taskIdentifier", "URLSessionTask.currentRequest", "URLSessionTask.State",
      "URLSessionTask.State.suspended", "URLSessionDataTask", "URLSessionUploadTask",
      "URLSessionDownloadTask"))
  func aTaskWaitsUntilItIsResumedAndHasANumberOfItsOwn() {
    let data = session.dataTask(with: request)
    let upload = session.uploadTask(with: request, from: Data("a".utf8))
    let download = session.downloadTask(with: request)
    let all: [SessionTask] = [data, upload, download]
    #expect(Set(all.map(\.taskIdentifier)).count == 3)
    #expect(all.map(\.currentRequest?.url) == [request.url, request.url, request.url])
    #expect(all.map(\.state) == [.suspended, .suspended, .suspended])
    session.invalidateAndCancel()
  }

  @Test(
    .shows(
      "URLSessionTask.priority", "URLSessionTask.defaultPriority", "URLSessionTask.lowPriority",
      "URLSessionTask.highPriority", "URLSessionTask.copy(with:)", "URLSessionTask.init()",
      "URLSessionTask.countOfBytesClientExpectsToSend",
      "URLSessionTask.countOfBytesClientExpectsToReceive", "URLSessionTask.countOfBytesSent",
      "URLSessionTask.countOfBytesReceived", "URLSessionTask.progress", "URLSessionTask.delegate",
      "URLSession.sessionDescription"))
  func aTaskKeepsWhatItIsTold() {
    let task = session.dataTask(with: request)
    #expect(task.priority == SessionTask.defaultPriority)
    #expect(
      [SessionTask.lowPriority, SessionTask.defaultPriority, SessionTask.highPriority]
        == [0.25, 0.5, 0.75])
    task.priority = SessionTask.highPriority
    task.countOfBytesClientExpectsToSend = 7
    task.countOfBytesClientExpectsToReceive = 8
    #expect(task.priority == 0.75)
    #expect(task.countOfBytesClientExpectsToSend == 7)
    #expect(task.countOfBytesClientExpectsToReceive == 8)
    #expect((task.countOfBytesSent, task.countOfBytesReceived) == (0, 0))
    #expect(task.copy(with: nil) as AnyObject === task)
    #expect(!task.progress.isFinished)
    let listener = Listener()
    task.delegate = listener
    #expect(task.delegate === listener)
    session.sessionDescription = "icons"
    #expect(session.sessionDescription == "icons")
    #expect(SessionTask().state == .suspended)
    session.invalidateAndCancel()
  }

  @Test(.shows("URLSession.reset(completionHandler:)", "URLSession.flush(completionHandler:)"))
  func aSessionSaysWhenItHasForgottenAndWritten() async {
    await withCheckedContinuation { wait in session.reset { wait.resume() } }
    await withCheckedContinuation { wait in session.flush { wait.resume() } }
    session.invalidateAndCancel()
  }

  @Test(
    .shows(
      "URLSessionConfiguration.init()", "URLSessionConfiguration.copy()",
      "URLSessionConfiguration.sessionSendsLaunchEvents",
      "URLSessionConfiguration.requestCachePolicy",
      "URLSessionConfiguration.timeoutIntervalForRequest",
      "URLSessionConfiguration.timeoutIntervalForResource",
      "URLSessionConfiguration.httpShouldSetCookies",
      "URLSessionConfiguration.httpCookieAcceptPolicy",
      "URLSessionConfiguration.httpAdditionalHeaders",
      "URLSessionConfiguration.httpMaximumConnectionsPerHost",
      "URLSessionConfiguration.httpCookieStorage", "URLSessionConfiguration.urlCache",
      "URLSessionConfiguration.urlCredentialStorage",
      "URLSessionConfiguration.connectionProxyDictionary",
      "URLSessionConfiguration.protocolClasses"))
  func aCopyOfAConfigurationHasItsValuesAndGoesItsOwnWay() throws {
    let first = Configuration()
    #expect(first.timeoutIntervalForRequest == 60)
    #expect(first.timeoutIntervalForResource == 604_800)
    first.requestCachePolicy = .reloadIgnoringLocalCacheData
    first.timeoutIntervalForRequest = 5
    first.timeoutIntervalForResource = 50
    first.httpShouldSetCookies = false
    first.httpCookieAcceptPolicy = .never
    first.httpAdditionalHeaders = ["X-Kind": "note"]
    first.httpMaximumConnectionsPerHost = 2
    first.connectionProxyDictionary = ["a": 1]
    (first.urlCache, first.httpCookieStorage, first.urlCredentialStorage) = (nil, nil, nil)
    first.protocolClasses = []
    let copy = try #require(first.copy() as? Configuration)
    (first.timeoutIntervalForRequest, first.httpShouldSetCookies) = (60, true)
    #expect(copy.requestCachePolicy == .reloadIgnoringLocalCacheData)
    #expect((copy.timeoutIntervalForRequest, copy.timeoutIntervalForResource) == (5, 50))
    #expect(!copy.httpShouldSetCookies && copy.httpCookieAcceptPolicy == .never)
    #expect(copy.httpAdditionalHeaders as? [String: String] == ["X-Kind": "note"])
    #expect(copy.httpMaximumConnectionsPerHost == 2)
    #expect(copy.connectionProxyDictionary as? [String: Int] == ["a": 1])
    #expect(copy.urlCache == nil && copy.httpCookieStorage == nil)
    #expect(copy.urlCredentialStorage == nil && copy.protocolClasses?.isEmpty == true)
  }

  @Test(
    .shows(
      "URLSessionTask.State", "URLSessionTask.State.running", "URLSessionTask.State.suspended",
      "URLSessionTask.State.canceling", "URLSessionTask.State.completed",
      "URLSession.AuthChallengeDisposition.useCredential",
      "URLSession.AuthChallengeDisposition.performDefaultHandling",
      "URLSession.AuthChallengeDisposition.cancelAuthenticationChallenge",
      "URLSession.AuthChallengeDisposition.rejectProtectionSpace",
      "URLSession.DelayedRequestDisposition.continueLoading",
      "URLSession.DelayedRequestDisposition.useNewRequest",
      "URLSession.DelayedRequestDisposition.cancel", "URLSession.ResponseDisposition.cancel",
      "URLSession.ResponseDisposition.allow"))
  func valuesAreTheDocumentedOnes() {
    let states: [SessionTask.State] = [.running, .suspended, .canceling, .completed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    let challenges: [Session.AuthChallengeDisposition] = [
      .useCredential, .performDefaultHandling, .cancelAuthenticationChallenge,
      .rejectProtectionSpace,
    ]
    #expect(challenges.map(\.rawValue) == [0, 1, 2, 3])
    let delayed: [Session.DelayedRequestDisposition] = [.continueLoading, .useNewRequest, .cancel]
    #expect(delayed.map(\.rawValue) == [0, 1, 2])
    let responses: [Session.ResponseDisposition] = [.cancel, .allow]
    #expect(responses.map(\.rawValue) == [0, 1])
  }
}

/// A delegate that a task could have.
private final class Listener: NSObject, SimulatedFoundation.URLSessionTaskDelegate {}

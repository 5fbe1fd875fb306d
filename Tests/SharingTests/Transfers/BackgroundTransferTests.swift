import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Transfers in background sessions, between real processes and a real server.
@Suite struct BackgroundTransferTests {
  private static let uploading = TransferLesson.extensionCode(
    """
    let file = group.appendingPathComponent("note.txt")
    try! "hello".write(to: file, atomically: true, encoding: .utf8)
    let configuration = URLSessionConfiguration.background(withIdentifier: "upload")
    configuration.sharedContainerIdentifier = "group.reader"
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("note", forHTTPHeaderField: "X-Kind")
    let task = session.uploadTask(with: request, fromFile: file)
    task.taskDescription = "a note"
    task.resume()
    session.downloadTask(with: URL(string: "/page", relativeTo: url)!.absoluteURL).resume()
    complete()
    """)

  @Test(
    .shows(
      "URLSessionConfiguration.background(withIdentifier:)",
      "URLSessionConfiguration.sharedContainerIdentifier",
      "URLSession.uploadTask(with:fromFile:)", "URLSession.downloadTask(with: URL)",
      "URLSessionTask.resume()", "URLSessionTask.taskDescription",
      "URLSessionDelegate.urlSessionDidFinishEvents(forBackgroundURLSession:)"))
  func transfersEndAfterTheExtensionIsGoneAndTheAppIsLaunchedForThem() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.uploading,
      scene: """
        server.answer("/upload", status: 201, body: "ok", after: 30)
        server.answer("/page", body: "a page", after: 2)
        print(share("/upload").pick("Share"))
        device.wait(seconds: 10)
        print("ten seconds later")
        device.wait(seconds: 60)
        for request in server.requests {
          print(request, request.text ?? "-", request.header("x-kind") ?? "-")
        }
        """)
    let first = try await Running.run(lesson.markdown).outcome
    #expect(
      Array(first.lines.drop { !$0.hasPrefix("Share: begins transfer") }) == [
        #"Share: begins transfer 1 of the session "upload": "#
          + "POST http://127.0.0.1:50000/upload with note.txt",
        #"Share: begins transfer 2 of the session "upload": "#
          + "GET http://127.0.0.1:50000/page into a file",
        "Share: completes the request",
        "Share: is ended by the system",
        #"Scene: prints "completed\n""#,
        #"Device: ends transfer 2 of the session "upload": status 200, 0 bytes sent, 6 received"#,
        #"Scene: prints "ten seconds later\n""#,
        #"Device: ends transfer 1 of the session "upload": status 201, 5 bytes sent, 2 received"#,
        "Reader: is launched as an app",
        #"Reader: is told that there are events of the session "upload""#,
        #"Reader: prints "ends 1 a note 201 true\n""#,
        #"Reader: prints "file: a page\n""#,
        #"Reader: prints "ends 2 - 200 true\n""#,
        #"Reader: prints "all told\n""#,
        #"Reader: has handled the events of the session "upload""#,
        "Reader: is suspended",
        #"Scene: prints "POST /upload, 5 bytes hello note\n""#,
        #"Scene: prints "GET /page  -\n""#,
        "Scene: exits",
        "Browser: ends with the run",
        "Reader: ends with the run",
      ])
    let second = try await Running.run(lesson.markdown).outcome
    #expect(second.lines == first.lines)
  }

  @Test(
    .shows(
      "URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:)",
      "URLSessionDataDelegate.urlSession(_:dataTask:didReceive: Data)",
      "URLSessionTask.earliestBeginDate", "URLSessionTask.cancel()", "URLSessionTask.state",
      "URLSession.getAllTasks(completionHandler:)", "URLSession.invalidateAndCancel()"))
  func anExtensionThatIsStillThereIsToldItself() async throws {
    let code = TransferLesson.extensionCode(
      """
      // Without the group's container no task of an extension's can run.
      let bare = URLSession(
        configuration: .background(withIdentifier: "bare"), delegate: self, delegateQueue: .main)
      bare.dataTask(with: url).resume()
      let configuration = URLSessionConfiguration.background(withIdentifier: "own")
      configuration.sharedContainerIdentifier = "group.reader"
      session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
      let first = session!.dataTask(with: url)
      let later = session!.dataTask(with: url)
      later.taskDescription = "later"
      later.earliestBeginDate = Date(timeIntervalSinceNow: 60)
      let never = session!.dataTask(with: URL(string: "/never", relativeTo: url)!.absoluteURL)
      never.taskDescription = "never"
      session!.getAllTasks { print("tasks", $0.map { $0.taskIdentifier }, first.state.rawValue) }
      first.resume()
      later.resume()
      never.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { never.cancel() }
      """,
      members: """
        var session: URLSession?
        var start = Date()
        var ended = 0
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
          print("receives", String(decoding: data, as: UTF8.self))
        }
        func urlSession(
          _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
        ) {
          let code = (error as? URLError)?.code.rawValue ?? 0
          print(session.configuration.identifier!, task.taskDescription ?? "-", code,
                Int(Date().timeIntervalSince(start)), task.state.rawValue)
          ended += 1
          if ended == 4 { session.invalidateAndCancel() }
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
          print("invalid", session.configuration.identifier!)
          complete()
        }
        """)
    let lesson = TransferLesson.lesson(
      extensionCode: code,
      scene: """
        server.answer("/data", body: "some text", after: 3)
        server.answer("/never", after: 3600)
        let request = share("/data").begin("Share")
        device.wait(seconds: 100)
        print(request.wait())
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Share") == """
        bare - -995 0 3
        tasks [1, 2, 3] 0
        receives some text
        own - 0 3 3
        own never -999 5 3
        receives some text
        own later 0 63 3
        invalid own

        """)
    #expect(
      outcome.lines.filter { $0.contains("session") } == [
        #"Share: can't use the session "bare": in an extension, a background session needs a "#
          + "sharedContainerIdentifier with a group of the extension's entitlements",
        #"Share: begins transfer 1 of the session "own": GET http://127.0.0.1:50000/data"#,
        #"Share: begins transfer 3 of the session "own": GET http://127.0.0.1:50000/never"#,
        #"Device: ends transfer 1 of the session "own": status 200, 0 bytes sent, 9 received"#,
        #"Device: gives up transfer 3 of the session "own": cancelled"#,
        #"Share: begins transfer 2 of the session "own": GET http://127.0.0.1:50000/data"#,
        #"Device: ends transfer 2 of the session "own": status 200, 0 bytes sent, 9 received"#,
      ])
  }
}

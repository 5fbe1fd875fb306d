import DeviceEvents
import DeviceSystem
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Who may use a background session, and who is told about it.
@Suite struct SessionHolderTests {
  /// An extension that stores the URL that it gets in the group.
  private static let leaving = TransferLesson.extensionCode(
    """
    try! url.absoluteString.write(
      to: group.appendingPathComponent("url"), atomically: true, encoding: .utf8)
    complete()
    """)

  /// An app that begins a download from that URL when it is opened.
  private static func app(sendsEvents: Bool) -> String {
    TransferLesson.app.replacing(
      "  func open(",
      with: """
          func applicationDidBecomeActive(_ application: UIApplication) {
            let group = FileManager.default.containerURL(
              forSecurityApplicationGroupIdentifier: "group.reader")!
            guard session == nil,
              let text = try? String(contentsOf: group.appendingPathComponent("url"), encoding: .utf8)
            else { return }
            open("films")
            session!.downloadTask(with: URL(string: text)!).resume()
          }
          func open(
        """
    ).replacing(
      "    session = URLSession(",
      with: """
            configuration.sessionSendsLaunchEvents = \(sendsEvents)
            session = URLSession(
        """)
  }

  private static let woken = [
    "Reader: is suspended",
    #"Device: ends transfer 1 of the session "films": status 200, 0 bytes sent, 6 received"#,
    "Reader: is resumed",
    #"Reader: is told that there are events of the session "films""#,
    #"Reader: prints "file: a film\n""#,
    #"Reader: prints "ends 1 - 200 true\n""#,
    #"Reader: prints "all told\n""#,
    #"Reader: has handled the events of the session "films""#,
    "Reader: is suspended",
    #"Scene: prints "a minute later\n""#,
    "Reader: is resumed",
    "Reader: becomes active",
  ]

  private static let leftAlone = [
    "Reader: is suspended",
    #"Device: ends transfer 1 of the session "films": status 200, 0 bytes sent, 6 received"#,
    #"Scene: prints "a minute later\n""#,
    "Reader: is resumed",
    "Reader: becomes active",
    #"Reader: prints "file: a film\n""#,
    #"Reader: prints "ends 1 - 200 true\n""#,
  ]

  @Test(
    .shows(
      "URLSessionConfiguration.sessionSendsLaunchEvents",
      "URLSessionDelegate.urlSessionDidFinishEvents(forBackgroundURLSession:)"),
    arguments: [(true, woken), (false, leftAlone)])
  func aSuspendedAppIsWokenForItsSessionUnlessItSaysNo(
    sendsEvents: Bool, expected: [String]
  ) async throws {
    var lesson = TransferLesson.lesson(
      extensionCode: Self.leaving,
      scene: """
        server.answer("/film", body: "a film", after: 20)
        _ = share("/film").pick("Share")
        let reader = device.open("Reader")
        device.wait(seconds: 1)
        reader.goToBackground()
        device.wait(seconds: 60)
        print("a minute later")
        device.open("Reader")
        """)
    lesson.appCode = Self.app(sendsEvents: sendsEvents)
    let outcome = try await Running.run(lesson.markdown).outcome
    let lines = outcome.lines.drop { $0 != "Reader: is suspended" }
    #expect(Array(lines.prefix { $0 != "Scene: exits" }) == expected)
  }

  @Test(
    .shows(
      "URLSessionConfiguration.background(withIdentifier:)",
      "URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:)"))
  func oneProcessAtATimeUsesASession() async throws {
    let code = TransferLesson.extensionCode(
      """
      try! url.absoluteString.write(
        to: group.appendingPathComponent("url"), atomically: true, encoding: .utf8)
      let configuration = URLSessionConfiguration.background(withIdentifier: "films")
      configuration.sharedContainerIdentifier = "group.reader"
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
      session.downloadTask(with: url).resume()
      """,
      members: """
        func urlSession(
          _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
        ) {
          print("ends", error == nil)
          session.finishTasksAndInvalidate()
          complete()
        }
        """)
    var lesson = TransferLesson.lesson(
      extensionCode: code,
      scene: """
        server.answer("/film", body: "a film", after: 20)
        _ = share("/film").pick("Share")
        device.open("Reader")
        device.wait(seconds: 30)
        """)
    // The extension is still busy when the app is opened.
    lesson.appCode = Self.app(sendsEvents: true).replacing(
      "error == nil)", with: "(error as NSError?)?.code ?? 0)")
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.filter { $0.contains("can't use the session") } == [
        #"Reader: can't use the session "films": "#
          + "'Share' has it open, and only one process at a time can use it"
      ])
    #expect(outcome.text(of: "Reader") == "ends 1 - 0 -996\n")
  }

  @Test(
    .enabled(if: WallNeed.missing.isEmpty, "this machine's kernel has no Landlock 6: not tested"),
    .shows("URLSession.uploadTask(with:fromFile:)"))
  func nothingIsUploadedThatTheMakerMayNotRead() async throws {
    let code = TransferLesson.extensionCode(
      """
      let secret = try! String(contentsOf: group.appendingPathComponent("app"), encoding: .utf8)
      let file = group.appendingPathComponent("note.txt")
      try! "hello".write(to: file, atomically: true, encoding: .utf8)
      let configuration = URLSessionConfiguration.background(withIdentifier: "upload")
      configuration.sharedContainerIdentifier = "group.reader"
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      let task = session.uploadTask(with: request, fromFile: file)
      // Behind the task's back the file becomes another's.
      try! FileManager.default.removeItem(at: file)
      try! FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: secret)
      task.resume()
      """,
      members: """
        func urlSession(
          _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
        ) {
          print((error as? URLError)?.code == .noPermissionsToReadFile)
          complete()
        }
        """)
    var lesson = TransferLesson.lesson(
      extensionCode: code,
      scene: """
        server.answer("/upload", status: 201)
        device.open("Reader")
        let request = share("/upload").begin("Share")
        device.wait(seconds: 5)
        print(request.wait(), server.requests.count)
        """)
    lesson.appCode = TransferLesson.app.replacing(
      "  func open(",
      with: """
          func applicationDidBecomeActive(_ application: UIApplication) {
            let group = FileManager.default.containerURL(
              forSecurityApplicationGroupIdentifier: "group.reader")!
            let secret = NSHomeDirectory() + "/Documents/secret"
            try! "secret".write(toFile: secret, atomically: true, encoding: .utf8)
            try! secret.write(
              to: group.appendingPathComponent("app"), atomically: true, encoding: .utf8)
          }
          func open(
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "true\n")
    #expect(outcome.text(of: "Scene") == "completed 0\n")
  }
}

import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Transfers in background sessions that the system retries by itself.
@Suite struct RetryTests {
  /// An extension that begins an upload or a download, and completes its request.
  private static func beginning(_ task: String, _ settings: String = "") -> String {
    TransferLesson.extensionCode(
      """
      let file = group.appendingPathComponent("note.txt")
      try! "hello".write(to: file, atomically: true, encoding: .utf8)
      let configuration = URLSessionConfiguration.background(withIdentifier: "s")
      configuration.sharedContainerIdentifier = "group.reader"
      \(settings)
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      var request = URLRequest(url: url)
      \(task).resume()
      complete()
      """)
  }

  private func transfers(_ lesson: ShareLesson) async throws -> [String] {
    try await Running.run(lesson.markdown).outcome.lines.filter {
      $0.contains("transfer ") || $0.contains("Scene: prints") || $0.contains("Reader: prints")
    }
  }

  @Test(.shows("URLSession.uploadTask(with:fromFile:)"))
  func anUploadIsTriedAgainUntilTheServerIsBack() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.beginning(
        "request.httpMethod = \"POST\"\nsession.uploadTask(with: request, fromFile: file)"),
      scene: """
        server.answer("/upload", status: 201)
        server.stop()
        _ = share("/upload").pick("Share")
        device.wait(seconds: 60)
        server.start()
        print("back", server.requests)
        device.wait(seconds: 60)
        print(server.requests)
        """)
    #expect(
      try await transfers(lesson) == [
        #"Share: begins transfer 1 of the session "s": "#
          + "POST http://127.0.0.1:50000/upload with note.txt",
        #"Device: tries transfer 1 of the session "s" again in 10 seconds: "#
          + "can't connect to the server",
        #"Device: tries transfer 1 of the session "s" again in 20 seconds: "#
          + "can't connect to the server",
        #"Device: tries transfer 1 of the session "s" again in 40 seconds: "#
          + "can't connect to the server",
        #"Scene: prints "back []\n""#,
        #"Device: ends transfer 1 of the session "s": status 201, 5 bytes sent, 0 received"#,
        #"Reader: prints "ends 1 - 201 true\n""#,
        #"Reader: prints "all told\n""#,
        #"Scene: prints "[POST /upload, 5 bytes]\n""#,
      ])
  }

  @Test(.shows("URLSession.uploadTask(with:fromFile:)"))
  func anUploadBeginsAnewWhenTheServerGoesAwayInTheMiddle() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.beginning(
        "request.httpMethod = \"POST\"\nsession.uploadTask(with: request, fromFile: file)"),
      scene: """
        server.answer("/upload", status: 201, after: 20)
        _ = share("/upload").pick("Share")
        device.wait(seconds: 10)
        server.stop()
        print("away")
        server.start()
        device.wait(seconds: 60)
        print(server.requests)
        """)
    #expect(
      try await transfers(lesson) == [
        #"Share: begins transfer 1 of the session "s": "#
          + "POST http://127.0.0.1:50000/upload with note.txt",
        #"Device: tries transfer 1 of the session "s" again in 10 seconds: the connection was lost"#,
        #"Scene: prints "away\n""#,
        #"Device: ends transfer 1 of the session "s": status 201, 5 bytes sent, 0 received"#,
        #"Reader: prints "ends 1 - 201 true\n""#,
        #"Reader: prints "all told\n""#,
        #"Scene: prints "[POST /upload, 5 bytes, POST /upload, 5 bytes]\n""#,
      ])
  }

  @Test(.shows("URLSession.downloadTask(with: URLRequest)"))
  func aDownloadGoesOnWhereItsConnectionBroke() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.beginning("session.downloadTask(with: request)"),
      scene: """
        import Foundation
        server.answer(
          "/film", headers: ["ETag": "\\"1\\"", "Accept-Ranges": "bytes"],
          data: Data("a very long film".utf8), breakingOffAfter: 7)
        _ = share("/film").pick("Share")
        device.wait(seconds: 60)
        for request in server.requests {
          print(request, request.header("Range") ?? "-", request.header("If-Range") ?? "-")
        }
        """)
    #expect(
      try await transfers(lesson) == [
        #"Share: begins transfer 1 of the session "s": "#
          + "GET http://127.0.0.1:50000/film into a file",
        #"Device: tries transfer 1 of the session "s" again in 10 seconds: the connection was lost"#,
        #"Device: tries transfer 1 of the session "s" again in 20 seconds: the connection was lost"#,
        #"Device: ends transfer 1 of the session "s": status 206, 0 bytes sent, 16 received"#,
        #"Reader: prints "file: a very long film\n""#,
        #"Reader: prints "ends 1 - 206 true\n""#,
        #"Reader: prints "all told\n""#,
        #"Scene: prints "GET /film - -\n""#,
        #"Scene: prints "GET /film bytes=7- \"1\"\n""#,
        #"Scene: prints "GET /film bytes=14- \"1\"\n""#,
      ])
  }

  @Test(
    .shows(
      "URLSessionConfiguration.timeoutIntervalForRequest",
      "URLSessionConfiguration.timeoutIntervalForResource"))
  func aServerThatSaysNothingIsAskedAgainUntilTheResourceHasTakenTooLong() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.beginning(
        "session.downloadTask(with: request)",
        "configuration.timeoutIntervalForRequest = 20\n"
          + "configuration.timeoutIntervalForResource = 65"),
      scene: """
        server.answer("/film", body: "late", after: 1000)
        _ = share("/film").pick("Share")
        device.wait(seconds: 64)
        print("64 seconds")
        device.wait(seconds: 60)
        print(server.requests)
        """)
    #expect(
      try await transfers(lesson) == [
        #"Share: begins transfer 1 of the session "s": "#
          + "GET http://127.0.0.1:50000/film into a file",
        #"Device: tries transfer 1 of the session "s" again in 10 seconds: the request timed out"#,
        #"Device: tries transfer 1 of the session "s" again in 20 seconds: the request timed out"#,
        #"Scene: prints "64 seconds\n""#,
        #"Device: gives up transfer 1 of the session "s": the request timed out"#,
        #"Reader: prints "ends 1 - 0 false\n""#,
        #"Reader: prints "all told\n""#,
        #"Scene: prints "[GET /film, GET /film]\n""#,
      ])
  }

  @Test(.shows("URLSession.uploadTask(with:fromFile:)"))
  func aServerThatWantsAPasswordHasAnsweredATransferInTheBackground() async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.beginning(
        "request.httpMethod = \"POST\"\n"
          + "session.downloadTask(with: url).resume()\n"
          + "session.uploadTask(with: request, fromFile: file)"),
      scene: """
        server.answer(
          "/locked", status: 401, headers: ["WWW-Authenticate": "Basic realm=\\"notes\\""],
          body: "who is it?")
        _ = share("/locked").pick("Share")
        device.wait(seconds: 10)
        print(server.requests)
        """)
    #expect(
      try await transfers(lesson) == [
        #"Share: begins transfer 1 of the session "s": "#
          + "GET http://127.0.0.1:50000/locked into a file",
        #"Share: begins transfer 2 of the session "s": "#
          + "POST http://127.0.0.1:50000/locked with note.txt",
        #"Device: ends transfer 1 of the session "s": status 401, 0 bytes sent, 10 received"#,
        #"Device: ends transfer 2 of the session "s": status 401, 5 bytes sent, 10 received"#,
        #"Reader: prints "file: who is it?\n""#,
        #"Reader: prints "ends 1 - 401 true\n""#,
        #"Reader: prints "ends 2 - 401 true\n""#,
        #"Reader: prints "all told\n""#,
        #"Scene: prints "[GET /locked, POST /locked, 5 bytes]\n""#,
      ])
  }
}

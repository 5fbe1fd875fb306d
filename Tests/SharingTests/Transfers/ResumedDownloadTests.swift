import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Downloads in background sessions that are cancelled and resumed later.
@Suite struct ResumedDownloadTests {
  /// An extension that cancels a download after three and a half seconds and resumes it two seconds
  /// later.
  private static let extensionCode = TransferLesson.extensionCode(
    """
    let configuration = URLSessionConfiguration.background(withIdentifier: "s")
    configuration.sharedContainerIdentifier = "group.reader"
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    let task = session!.downloadTask(with: url)
    task.resume()
    DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) {
      task.cancel { data in
        print("data:", data != nil)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.goOn(data) }
      }
    }
    """,
    members: """
      var session: URLSession?
      func goOn(_ data: Data?) {
        guard let data else { return complete() }
        session!.downloadTask(withResumeData: data).resume()
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
      ) {
        let error = error as? URLError
        print(task.taskIdentifier, "ends", error?.code.rawValue ?? 0,
              error?.downloadTaskResumeData != nil,
              error?.errorUserInfo[NSURLSessionDownloadTaskResumeData] is Data)
        if error == nil { complete() }
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64
      ) { print("resumes at", fileOffset, "of", expectedTotalBytes) }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
      ) { print("writes", bytesWritten, totalBytesWritten, totalBytesExpectedToWrite) }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) { print("file:", (try? String(contentsOf: location, encoding: .utf8)) ?? "-") }
      """
  ).replacing("URLSessionDataDelegate", with: "URLSessionDownloadDelegate")

  /// What a server says about a film, and the result.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    /// The headers of the first responses, and of those from the fifth second on.
    var headers: (String, String)
    var printed: String
    var ranges: [String]
  }

  private static let cases = [
    Case(
      testDescription: "a version and ranges: it goes on",
      headers: (
        #"["ETag": "1", "Accept-Ranges": "bytes"]"#, #"["ETag": "1", "Accept-Ranges": "bytes"]"#
      ),
      printed: """
        data: true
        1 ends -999 true true
        resumes at 8 of 20
        writes 12 20 20
        file: twenty bytes of film
        2 ends 0 false false

        """, ranges: ["-", "bytes=8-"]),
    Case(
      testDescription: "another version meanwhile: it begins anew",
      headers: (
        #"["Last-Modified": "Thu, 01 Jan 2026 09:00:00 GMT", "Accept-Ranges": "bytes"]"#,
        #"["Last-Modified": "Thu, 01 Jan 2026 09:41:00 GMT", "Accept-Ranges": "bytes"]"#
      ),
      printed: """
        data: true
        1 ends -999 true true
        writes 20 20 20
        file: twenty bytes of film
        2 ends 0 false false

        """, ranges: ["-", "bytes=8-"]),
    Case(
      testDescription: "no ranges: there is nothing to go on with",
      headers: (#"["ETag": "1"]"#, #"["ETag": "1"]"#),
      printed: "data: false\n1 ends -999 false false\n", ranges: ["-"]),
    Case(
      testDescription: "no version: there is nothing to go on with",
      headers: (#"["Accept-Ranges": "bytes"]"#, #"["Accept-Ranges": "bytes"]"#),
      printed: "data: false\n1 ends -999 false false\n", ranges: ["-"]),
  ]

  @Test(
    .shows(
      "URLSessionDownloadTask.cancel(byProducingResumeData:)",
      "URLSession.downloadTask(withResumeData:)", "NSURLSessionDownloadTaskResumeData",
      "URLError.downloadTaskResumeData",
      "URLSessionDownloadDelegate.urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
      "URLSessionDownloadDelegate.urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)"
    ), arguments: cases)
  func aCancelledDownloadGoesOnWhereTheServerLetsIt(_ example: Case) async throws {
    let lesson = TransferLesson.lesson(
      extensionCode: Self.extensionCode,
      scene: """
        import Foundation
        func serve(_ headers: [String: String]) {
          server.answer(
            "/film", headers: headers, data: Data("twenty bytes of film".utf8), bytesPerSecond: 2)
        }
        serve(\(example.headers.0))
        let request = share("/film").begin("Share")
        device.wait(seconds: 5)
        serve(\(example.headers.1))
        device.wait(seconds: 60)
        print(request.wait())
        for request in server.requests { print(request.header("Range") ?? "-") }
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == example.printed)
    #expect(
      outcome.text(of: "Scene")
        == (["completed"] + example.ranges).map { $0 + "\n" }.joined())
  }
}

import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Transfers in an extension's own sessions, to a real server.
@Suite struct ForegroundTransferTests {
  @Test(
    .shows(
      "URLSession.data(from:delegate:)", "URLSession.data(for:delegate:)",
      "URLSession.upload(for:from:delegate:)", "URLSession.upload(for:fromFile:delegate:)",
      "URLSession.download(from:delegate:)", "URLSession.download(for:delegate:)",
      "URLSession.uploadTask(with:from:completionHandler:)",
      "URLSession.downloadTask(with: URL, completionHandler:)", "URLSessionTask.response",
      "URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:)",
      "URLSessionDownloadDelegate.urlSession(_:downloadTask:didFinishDownloadingTo:)",
      "URLSession.finishTasksAndInvalidate()",
      "URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:)"))
  func anExtensionLoadsAndSendsInAllForms() async throws {
    let code = TransferLesson.extensionCode(
      """
      start = Date()
      Task {
        do { try await load(url, group) } catch { print("fails", error) }
        print(Int(Date().timeIntervalSince(start)), "seconds")
        session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
        session!.dataTask(with: url).resume()
      }
      """,
      members: """
        var session: URLSession?
        var start = Date()
        func load(_ url: URL, _ group: URL) async throws {
          let shared = URLSession.shared
          let (icon, response) = try await shared.data(from: url)
          print(UIImage(data: icon) != nil, (response as! HTTPURLResponse).statusCode)
          var request = URLRequest(url: URL(string: "/echo", relativeTo: url)!.absoluteURL)
          request.httpMethod = "PUT"
          print((try await shared.upload(for: request, from: Data("abc".utf8))).0.count)
          let file = group.appendingPathComponent("note.txt")
          try "hello".write(to: file, atomically: true, encoding: .utf8)
          print((try await shared.upload(for: request, fromFile: file)).0.count)
          request.httpMethod = "GET"
          print((try await shared.data(for: request)).0.count)
          let (page, _) = try await shared.download(from: request.url!)
          print(try String(contentsOf: page, encoding: .utf8))
          print(try Data(contentsOf: try await shared.download(for: request).0).count)
          await withCheckedContinuation { wait in
            request.httpMethod = "POST"
            shared.uploadTask(with: request, from: Data("x".utf8)) { data, response, _ in
              print("handler", data?.count ?? 0)
              wait.resume()
            }.resume()
          }
          await withCheckedContinuation { wait in
            let task = shared.downloadTask(with: URL(string: "/no", relativeTo: url)!.absoluteURL) {
              _, response, _ in
              print("status", (response as? HTTPURLResponse)?.statusCode ?? 0)
              wait.resume()
            }
            task.resume()
          }
        }
        func urlSession(
          _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
          completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
          print("answers", response.expectedContentLength, dataTask.response === response)
          completionHandler(.allow)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
          received += data
        }
        func urlSession(
          _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
        ) {
          print("received", received.count, error == nil)
          session.finishTasksAndInvalidate()
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
          print("invalid")
          complete()
        }
        """)
    let lesson = TransferLesson.lesson(
      extensionCode: code,
      scene: """
        import Foundation
        server.answer("/icon.png", data: Fixture.logo.data, after: 2)
        server.answer("/echo", body: "twelve bytes", after: 2)
        let request = share("/icon.png").begin("Share")
        device.wait(seconds: 60)
        print(request.wait())
        print(server.requests.map { "\\($0)" })
        print(server.requests[1].bodySize)
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Share") == """
        true 200
        12
        12
        12
        twelve bytes
        12
        handler 12
        status 404
        14 seconds
        answers 648 true
        received 648 true
        invalid

        """)
    #expect(
      outcome.text(of: "Scene") == """
        completed
        ["GET /icon.png", "PUT /echo, 3 bytes", "PUT /echo, 5 bytes", "GET /echo", "GET /echo", \
        "GET /echo", "POST /echo, 1 byte", "GET /no", "GET /icon.png"]
        3

        """)
  }
}

import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation
import Synchronization

/// Downloads into files, which can continue where they were broken off.
final class Downloads: NSObject, Sendable {
  typealias End = @Sendable (TransferResult) -> Void

  fileprivate struct Download: Sendable {
    let order: TransferOrder
    var file: PartialFile
    var response: HTTPURLResponse?
    /// Whether the received part is kept when the program cancels.
    var keeps = false
    let end: End
  }

  private let downloads = Mutex<[Int: Download]>([:])

  /// Begins or continues a download.
  ///
  /// - Parameters:
  ///   - order: What to download.
  ///   - session: The session for it, whose delegate this is.
  ///   - end: Called with the result.
  /// - Returns: The task, which has yet to be resumed.
  /// - Throws: An error about what is wrong with the order, or with the file.
  func task(
    _ order: TransferOrder, in session: FoundationNetworking.URLSession, _ end: @escaping End
  ) throws(URLError) -> FoundationNetworking.URLSessionTask {
    guard var request = order.request else { throw URLError(.badURL) }
    guard let file = PartialFile(order.beginning) else { throw URLError(.cannotCreateFile) }
    if file.count > 0, let version = order.beginning?.version {
      request.setValue("bytes=\(file.count)-", forHTTPHeaderField: "Range")
      request.setValue(version, forHTTPHeaderField: "If-Range")
    }
    let task = session.dataTask(with: request)
    downloads.withLock {
      $0[task.taskIdentifier] = Download(order: order, file: file, end: end)
    }
    return task
  }

  /// Keeps the received part of a download that is about to be cancelled.
  func keep(_ task: FoundationNetworking.URLSessionTask) {
    downloads.withLock { $0[task.taskIdentifier]?.keeps = true }
  }
}

extension Downloads: FoundationNetworking.URLSessionDataDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask, didReceive response: URLResponse,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.ResponseDisposition
      ) -> Void
  ) {
    downloads.withLock { downloads in
      let response = response as? HTTPURLResponse
      downloads[dataTask.taskIdentifier]?.response = response
      // Anything except a part is the whole file again.
      if response?.statusCode != 206 { downloads[dataTask.taskIdentifier]?.file.empty() }
    }
    completionHandler(.allow)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask, didReceive data: Data
  ) {
    downloads.withLock { $0[dataTask.taskIdentifier]?.file.append(data) }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    // No password is asked for, and without one Linux's session would wait for ever.
    urlSession(session, task: task, didCompleteWithError: nil)
    task.cancel()
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let download = downloads.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    download.end(result(of: download, error))
  }

  private func result(of download: Download, _ error: (any Error)?) -> TransferResult {
    let (order, file) = (download.order, download.file)
    if error == nil, file.isWritten {
      return TransferOutcome(
        response: download.response, file: file.url, offset: file.offset
      ).result(of: order)
    }
    let outcome = TransferOutcome(
      response: download.response,
      error: error ?? URLError(.cannotWriteToFile), isCutShort: download.response != nil)
    let wasCancelled = (error as? URLError)?.code == .cancelled
    guard download.keeps || !wasCancelled, let beginning = download.beginning else {
      file.remove()
      return outcome.result(of: order)
    }
    return outcome.result(of: order, beginning: beginning)
  }
}

extension Downloads.Download {
  /// What is needed to continue; `nil` when that isn't possible.
  ///
  /// The request must be a GET, the server must support requests for ranges of bytes, and an `ETag`
  /// or `Last-Modified` must say which version it sends (documented).
  fileprivate var beginning: DownloadBeginning? {
    guard order.method == "GET", file.count > 0 else { return nil }
    guard let response else { return order.beginning.map { renamed($0) } }
    guard [200, 206].contains(response.statusCode),
      response.statusCode == 206 || header("Accept-Ranges")?.lowercased() == "bytes",
      let version = header("ETag") ?? header("Last-Modified") ?? order.beginning?.version
    else { return nil }
    return renamed(
      DownloadBeginning(
        url: order.url, headers: order.headers, file: "", count: 0, version: version))
  }

  private func header(_ name: String) -> String? { response?.value(forHTTPHeaderField: name) }

  private func renamed(_ beginning: DownloadBeginning) -> DownloadBeginning {
    var beginning = beginning
    beginning.file = file.url.lastPathComponent
    beginning.count = file.count
    return beginning
  }
}

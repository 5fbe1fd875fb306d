public import Foundation
import SimulatedFoundation
import Synchronization

/// An object that fetches what a page says about itself.
///
/// Simulated: the page is loaded, and then its icon and its picture, if it names any; the icon
/// is otherwise the file favicon.ico of its server. The title is that of Open Graph, or the page's
/// own. Differs: scripts of the page aren't run, and links to other things than pages have no title.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Its owner sets it up before it fetches anything.
  /// Whether icon and picture are fetched, too.
  open var shouldFetchSubresources = true
  /// The seconds that it may take.
  open var timeout: TimeInterval = 30

  private let work = Mutex(Work())

  private struct Work: Sendable {
    var hasBegun = false
    /// Takes the result; `nil` before the beginning, and when it has been given one.
    var handler: (@Sendable (LPLinkMetadata?, (any Error)?) -> Void)?
    var fetching: Task<Void, Never>?
    var timer: Task<Void, Never>?
  }

  /// Makes a provider, for one page.
  public override init() { super.init() }

  /// Fetches what a page says about itself.
  ///
  /// - Parameters:
  ///   - url: The page's address.
  ///   - completionHandler: Called on a background queue.
  @preconcurrency open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { startFetchingMetadata(for: URLRequest(url: url), completionHandler: completionHandler) }

  /// Fetches what a page says about itself, with the request that is given.
  @preconcurrency open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let seconds = timeout
    work.withLock { work in
      // Apple's class throws an exception, which ends the program (documented).
      precondition(!work.hasBegun, "An LPMetadataProvider can fetch the metadata of one page only.")
      work.hasBegun = true
      work.handler = completionHandler
      work.fetching = Task { [self] in
        do { end(try await fetched(request), nil) } catch { end(nil, .metadataFetchFailed) }
      }
      work.timer = Task { [self] in
        try? await Task.sleep(for: .seconds(seconds))
        if !Task.isCancelled { end(nil, .metadataFetchTimedOut) }
      }
    }
  }

  /// Returns what a page says about itself.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: url))
  }

  /// Returns what a page says about itself, with the request that is given.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  /// Ends the work; the handler is called with the reason.
  open func cancel() { end(nil, .metadataFetchCancelled) }

  /// Gives the handler the result, if it hasn't got one.
  private func end(_ metadata: LPLinkMetadata?, _ code: LPError.Code?) {
    let ended = work.withLock { work in
      defer { work = Work(hasBegun: work.hasBegun) }
      return work
    }
    ended.timer?.cancel()
    if code != nil { ended.fetching?.cancel() }
    guard let handler = ended.handler else { return }
    DispatchQueue.global().async { handler(metadata, code.map { LPError($0) }) }
  }

  private func fetched(_ request: URLRequest) async throws -> LPLinkMetadata {
    let (data, response) = try await SimulatedFoundation.URLSession.shared.data(for: request)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw URLError(.badServerResponse)
    }
    let metadata = LPLinkMetadata()
    metadata.originalURL = request.url
    metadata.url = response.url ?? request.url
    let head = PageHead(String(decoding: data, as: UTF8.self))
    metadata.title = head.title
    metadata.remoteVideoURL = head.film.flatMap { address($0, metadata.url) }
    guard shouldFetchSubresources else { return metadata }
    metadata.iconProvider = await picture(head.icon ?? "/favicon.ico", metadata.url)
    if let picture = head.picture {
      metadata.imageProvider = await self.picture(picture, metadata.url)
    }
    return metadata
  }

  private func address(_ text: String, _ page: URL?) -> URL? { URL(string: text, relativeTo: page) }

  /// Returns a picture of the page; `nil` when there is none at the address.
  private func picture(_ text: String, _ page: URL?) async -> NSItemProvider? {
    guard let address = address(text, page)?.absoluteURL,
      let (data, response) = try? await SimulatedFoundation.URLSession.shared.data(from: address),
      ((response as? HTTPURLResponse)?.statusCode ?? 200) == 200,
      let image = UIImage(data: data)
    else { return nil }
    return NSItemProvider(object: image)
  }
}

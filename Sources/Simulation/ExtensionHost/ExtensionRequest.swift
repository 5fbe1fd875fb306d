import DeviceProtocol

/// A request that an extension is working on.
public struct ExtensionRequest: Sendable {
  let number: Int
  let name: String
  let link: DeviceLink

  /// Waits until the extension has asked for an attachment.
  public func waitForLoad() { link.perform(.awaitLoad(request: number)) }

  /// Ends the extension's process at once.
  public func killExtension() { link.perform(.killWorker(request: number)) }

  /// Pulls down the frontmost sheet: what the extension has presented, or otherwise its whole
  /// interface.
  ///
  /// That doesn't end the request. It needs iOS 13, and one of the extension's own view
  /// controllers.
  public func pullDown() { place.pullDown() }

  /// Waits until the request has ended.
  @discardableResult
  public func wait() -> RequestResult {
    RequestResult(link.perform(.awaitEnd(request: number)))
  }
}

/// How a request ended, as the host app learns.
public enum RequestResult: Sendable, Equatable, CustomStringConvertible {
  /// The extension completed it.
  case completed
  /// The extension completed it and returned items, which the host took: a description of each.
  case returned([String])
  /// The extension cancelled it.
  case cancelled(String)
  /// The extension ended without completing or cancelling it, or couldn't begin.
  case failed(String)
  /// The sheet doesn't offer the extension.
  case notOffered(String)
  /// The extension has neither completed nor cancelled it; its interface stays up.
  case unfinished

  init(_ answer: SceneAnswer) {
    guard case .request(_, let state) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    self =
      switch state {
      case .notOffered(let reason): .notOffered(reason)
      case .open: .unfinished
      case .ended(.completed, let received?): .returned(received)
      case .ended(.completed, nil): .completed
      case .ended(.cancelled(let error), _): .cancelled(error.inWords)
      case .ended(.failed(let error), _): .failed(error.message)
      }
  }

  /// The result as text.
  public var description: String {
    switch self {
    case .completed: RequestWords.completed
    case .returned(let items): RequestWords.returned(items)
    case .cancelled(let reason): RequestWords.cancelled(reason)
    case .failed(let reason): RequestWords.failed(reason)
    case .notOffered(let reason): RequestWords.notOffered(reason)
    case .unfinished: RequestWords.unfinished
    }
  }
}

extension ErrorDescription {
  /// The error's message, followed by those of single items.
  fileprivate var inWords: String {
    RequestWords.error(message, items: ofItems.map { ($0.item, $0.message) })
  }
}

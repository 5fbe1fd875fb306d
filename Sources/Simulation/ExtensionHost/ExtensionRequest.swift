import DeviceProtocol

/// A request that an extension is working on.
public struct ExtensionRequest: Sendable {
  let number: Int
  let name: String
  let link: DeviceLink

  /// Waits until the extension has asked for an attachment.
  public func waitForLoad() { link.perform(.awaitLoad(request: number)) }

  /// Ends the extension's process at once.
  public func killExtension() { link.perform(.kill(process: name)) }

  /// Waits until the request has ended.
  @discardableResult
  public func wait() -> RequestResult {
    RequestResult(link.perform(.awaitEnd(request: number)))
  }
}

/// How a request ended, as the host app is told.
public enum RequestResult: Sendable, Equatable, CustomStringConvertible {
  /// The extension completed it.
  case completed
  /// The extension cancelled it.
  case cancelled(String)
  /// The extension ended without a word, or could not begin.
  case failed(String)
  /// The sheet doesn't offer the extension.
  case notOffered(String)
  /// The extension has neither completed nor cancelled it; its interface stays up.
  case unfinished

  init(_ answer: SceneAnswer) {
    guard case .request(_, let state) = answer else {
      preconditionFailure("the device answered something else")
    }
    self =
      switch state {
      case .notOffered(let reason): .notOffered(reason)
      case .open: .unfinished
      case .ended(.completed): .completed
      case .ended(.cancelled(let error)): .cancelled(error.message)
      case .ended(.failed(let error)): .failed(error.message)
      }
  }

  /// The result in words.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .cancelled(let reason): "cancelled: \(reason)"
    case .failed(let reason): "failed: \(reason)"
    case .notOffered(let reason): "not offered: \(reason)"
    case .unfinished: "unfinished"
    }
  }
}

import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation
import Synchronization

/// The process that does the transfers of background sessions, whoever asked for them and whether
/// they are still there.
enum TransferService {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("transfers are done for the device")
    }
    connection.receive { message, connection in
      switch message.body {
      case .transfer(.perform(let key, let order)): perform(key, order, connection)
      case .transfer(.abandon(let key)):
        tasks.withLock { $0.removeValue(forKey: key) }?.cancel()
      default: break
      }
    }
    MainLoop.run()
  }

  private typealias Session = FoundationNetworking.URLSession
  private static let session = Session(configuration: .ephemeral)
  private static let tasks = Mutex<[Int: FoundationNetworking.URLSessionTask]>([:])

  private static func perform(
    _ key: Int, _ order: TransferOrder, _ connection: DeviceConnection
  ) {
    let end: @Sendable (Outcome) -> Void = { outcome in
      _ = tasks.withLock { $0.removeValue(forKey: key) }
      connection.send(.transfer(.performed(key, outcome.result(of: order))))
    }
    guard let request = order.request else {
      return end(Outcome(response: nil, error: URLError(.badURL)))
    }
    let task = task(request, order, key, end)
    tasks.withLock { $0[key] = task }
    task.resume()
  }

  private static func task(
    _ request: URLRequest, _ order: TransferOrder, _ key: Int,
    _ end: @escaping @Sendable (Outcome) -> Void
  ) -> FoundationNetworking.URLSessionTask {
    switch order.kind {
    case .data:
      return session.dataTask(with: request) { data, response, error in
        end(Outcome(response: response, error: error, body: data))
      }
    case .upload:
      let file = URL(fileURLWithPath: order.file ?? "")
      guard let bytes = try? Data(contentsOf: file) else {
        return session.dataTask(with: request) { _, _, _ in
          end(Outcome(response: nil, error: URLError(.fileDoesNotExist)))
        }
      }
      return session.uploadTask(with: request, from: bytes) { data, response, error in
        end(Outcome(response: response, error: error, body: data, sent: bytes.count))
      }
    case .download:
      return session.downloadTask(with: request) { file, response, error in
        end(Outcome(response: response, error: error, file: file.flatMap { keep($0, key) }))
      }
    }
  }

  /// Moves a file to where it stays until the device takes it.
  private static func keep(_ file: URL, _ key: Int) -> URL? {
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent("\(key).download")
    try? FileManager.default.removeItem(at: kept)
    return (try? FileManager.default.moveItem(at: file, to: kept)) == nil ? nil : kept
  }
}

/// What Linux's session says at the end of a transfer.
private struct Outcome {
  var response: URLResponse?
  var error: (any Error)?
  var body: Data?
  var sent: Int?
  var file: URL?

  func result(of order: TransferOrder) -> TransferResult {
    if let error {
      let error = error as? URLError
      return .failed(
        ErrorDescription(
          domain: NSURLErrorDomain, code: error?.errorCode ?? NSURLErrorUnknown,
          message: error?.code.words ?? "unknown error"))
    }
    guard let response = response as? HTTPURLResponse else {
      return .failed(
        ErrorDescription(
          domain: NSURLErrorDomain, code: NSURLErrorBadServerResponse,
          message: "bad server response"))
    }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    let size = file.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int
    }
    return .answered(
      TransferAnswer(
        url: response.url?.absoluteString ?? order.url, status: response.statusCode,
        headers: headers, sent: sent ?? order.body?.count ?? 0,
        received: size ?? body?.count ?? 0, body: body ?? Data(), file: file?.path))
  }
}

extension URLError.Code {
  /// The error in plain words, the same on every machine.
  fileprivate var words: String {
    switch self {
    case .cannotConnectToHost: "can't connect to the server"
    case .cannotFindHost, .dnsLookupFailed: "can't find the server"
    case .networkConnectionLost: "the connection was lost"
    case .timedOut: "the request timed out"
    case .cancelled: "cancelled"
    case .fileDoesNotExist: "the file isn't there"
    case .badURL, .unsupportedURL: "the address makes no sense"
    default: "network error \(rawValue)"
    }
  }
}

import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation

/// The outcome of a transfer, as Linux's session reports it.
struct TransferOutcome {
  var response: URLResponse?
  var error: (any Error)?
  var body: Data?
  var sent: Int?
  var file: URL?
  /// The number of bytes of the file that were there before.
  var offset = 0
  /// Whether an answer had begun when it failed.
  var isCutShort = false

  func result(
    of order: TransferOrder, beginning: DownloadBeginning? = nil
  ) -> TransferResult {
    if let error { return .failed(description(of: error), beginning: beginning) }
    guard let response = response as? HTTPURLResponse else {
      return .failed(
        ErrorDescription(
          domain: NSURLErrorDomain, code: NSURLErrorBadServerResponse,
          message: TransferFailureWords.badResponse))
    }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    let size = file.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int
    }
    var answer = TransferAnswer(
      url: response.url?.absoluteString ?? order.url, status: response.statusCode,
      headers: headers, sent: sent ?? order.body?.count ?? 0,
      received: size ?? body?.count ?? 0, body: body ?? Data(), file: file?.path)
    answer.offset = offset
    return .answered(answer)
  }

  private func description(of error: any Error) -> ErrorDescription {
    let code = code(of: error as? URLError)
    return ErrorDescription(
      domain: NSURLErrorDomain, code: code.rawValue, message: TransferFailureWords.failure(code))
  }

  /// Returns the error that iOS has for it.
  ///
  /// For Linux's session, an answer that breaks off or never begins is malformed; on iOS the
  /// connection was lost.
  private func code(of error: URLError?) -> URLError.Code {
    guard let error else { return .unknown }
    let isBroken = [.cannotParseResponse, .badServerResponse, .unknown].contains(error.code)
    return isBroken && (isCutShort || response == nil) ? .networkConnectionLost : error.code
  }
}

import DeviceEvents
package import DeviceProtocol
import Foundation
package import FoundationNetworking

extension TransferOrder {
  init(
    _ request: URLRequest, _ kind: Kind, file: String?, _ configuration: URLSessionConfiguration
  ) {
    self.init(
      kind: kind, method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "",
      headers: request.allHTTPHeaderFields ?? [:], body: kind == .upload ? nil : request.httpBody,
      file: file, patience: configuration.timeoutIntervalForRequest,
      limit: configuration.timeoutIntervalForResource)
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, let value = value as? String,
        !headers.keys.contains(where: { $0.lowercased() == name.lowercased() })
      else { continue }
      headers[name] = value
    }
  }

  /// Makes an order for the rest of a download; `nil` if the bytes aren't those of one.
  init?(goingOnWith data: Data, _ configuration: URLSessionConfiguration) {
    guard let beginning = DownloadBeginning(data: data) else { return nil }
    self.init(
      kind: .download, method: "GET", url: beginning.url, headers: beginning.headers,
      patience: configuration.timeoutIntervalForRequest,
      limit: configuration.timeoutIntervalForResource)
    self.beginning = beginning
  }

  /// The order as a request.
  package var request: URLRequest? {
    guard let url = URL(string: url) else { return nil }
    var request = URLRequest(url: url, timeoutInterval: patience)
    request.httpMethod = method
    request.allHTTPHeaderFields = headers
    request.httpBody = body
    return request
  }
}

extension ErrorDescription {
  static let requiresSharedContainer = ErrorDescription(
    domain: NSURLErrorDomain, code: NSURLErrorBackgroundSessionRequiresSharedContainer,
    message: "background session requires a shared container")
  static let noDevice = ErrorDescription(
    domain: NSURLErrorDomain, code: NSURLErrorBackgroundSessionWasDisconnected,
    message: "lost connection to background transfer service")
  static let badResumeData = ErrorDescription(
    domain: NSURLErrorDomain, code: NSURLErrorUnknown,
    message: BackgroundTransferWords.badResumeData)
  static let cancelled = ErrorDescription(
    domain: NSURLErrorDomain, code: NSURLErrorCancelled, message: "cancelled")

  /// The error as programs see it, with the data needed to continue a download.
  func networkError(for order: TransferOrder, resumeData: Data?) -> any Error {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let resumeData { information[NSURLSessionDownloadTaskResumeData] = resumeData }
    if let url = URL(string: order.url) { information[NSURLErrorFailingURLErrorKey] = url }
    guard domain == NSURLErrorDomain, let code = URLError.Code(rawValue: code) else {
      return NSError(domain: domain, code: code, userInfo: information)
    }
    return URLError(code, userInfo: information)
  }
}

extension LaunchContext {
  /// Whether a process like this isn't allowed a background session with that group (documented).
  func lacksContainer(_ group: String?) -> Bool {
    guard let group else { return role == .appExtension }
    return groups[group] == nil
  }
}

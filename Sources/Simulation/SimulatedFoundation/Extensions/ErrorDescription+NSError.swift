package import DeviceProtocol
package import Foundation

extension ErrorDescription {
  /// The error as it crosses to another process.
  package init(_ error: any Error) {
    let error = error as NSError
    self.init(domain: error.domain, code: error.code, message: error.localizedDescription)
  }

  /// The error as code sees it.
  package var nsError: NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }
}

package import DeviceProtocol
package import Foundation

extension ErrorDescription {
  /// The error as it crosses to another process.
  package init(_ error: any Error) {
    let error = error as NSError
    self.init(
      domain: Self.stable(error.domain), code: error.code,
      message: Self.stable(error.localizedDescription))
  }

  /// The text without parts that differ from run to run: the address in the name of a local type.
  private static func stable(_ text: String) -> String {
    text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  /// The error as a program sees it.
  package var nsError: NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
  }
}

public import Foundation

/// A user name with its password.
///
/// Simulated: what stands in the form afterwards.
open class ASPasswordCredential: NSObject {
  /// The user name.
  public let user: String
  /// The password.
  public let password: String

  /// Makes one.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

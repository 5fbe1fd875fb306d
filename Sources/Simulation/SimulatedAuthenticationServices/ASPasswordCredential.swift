public import Foundation

/// A user name with its password.
///
/// Simulated: it is filled into the form.
open class ASPasswordCredential: NSObject {
  /// The user name.
  public let user: String
  /// The password.
  public let password: String

  /// Makes a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

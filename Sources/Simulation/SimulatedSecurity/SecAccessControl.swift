import Foundation
import KeychainItems
public import SimulatedFoundation

/// When a keychain item can be used, and what the user has to do for that.
///
/// Simulated: a value for `kSecAttrAccessControl`, which comes back with an item's attributes.
/// Differs: on iOS the type is opaque.
public final class SecAccessControl: NSObject, Sendable {
  private let protection: String
  private let flags: UInt

  init(protection: String, flags: UInt) {
    self.protection = protection
    self.flags = flags
  }

  /// Reads ``list``.
  convenience init?(list: [String: Any]) {
    guard let protection = list[KeychainKey.protection] as? String,
      let flags = list[KeychainKey.flags] as? NSNumber
    else { return nil }
    self.init(protection: protection, flags: flags.uintValue)
  }

  /// The control as the keychain keeps it.
  var list: [String: Any] {
    [KeychainKey.protection: protection, KeychainKey.flags: NSNumber(value: flags)]
  }
}

/// Flags that say what the user has to do before an item can be used.
///
/// Simulated: the documented values. No known difference.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt

  /// Makes flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Prove that they are there, by biometry or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Show any face or finger that is enrolled on the device.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Show a face or finger that was already enrolled when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// Type the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the requirements is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All requirements have to be met.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// Nothing: the key can sign.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// Type a password that the app asks for.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes an access control.
///
/// Simulated: an item with flags that require the user can be added, looked up, inspected and
/// deleted; before its bytes are read or replaced, the user has to prove their identity
/// (documented). A scene says with `device.answerAuthentication` what they do: the result is
/// `errSecAuthFailed` when they can't, and `errSecUserCanceled` when they cancel. Until a scene
/// does so, the device has neither biometry nor a passcode, so the result is `errSecAuthFailed`,
/// and an item that requires a passcode to be set
/// (`kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly`) can't be added (documented, with a number
/// that is observed). If the query or its context forbids asking, the result is
/// `errSecInteractionNotAllowed`; a context that has asked already counts as proof. Differs: which
/// flags are set makes no difference to what the user does; one question is enough for several
/// items.
///
/// - Parameters:
///   - allocator: `nil`.
///   - protection: One of the values for `kSecAttrAccessible`.
///   - flags: What the user has to do.
///   - error: Receives the reason when there is no control: the protection isn't one of the values.
/// - Returns: The control, or `nil`.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let known = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
  ]
  guard let text = protection as? NSString, known.contains(text) else {
    error?.pointee = .passRetained(
      NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam), userInfo: nil))
    return nil
  }
  return SecAccessControl(protection: String(describing: text), flags: flags.rawValue)
}

import Foundation
import KeychainItems
public import SimulatedFoundation

/// When an item of the keychain can be used, and what the user has to do for it.
///
/// Simulated: a value for `kSecAttrAccessControl`, which comes back with an item's attributes. Differs: on
/// iOS a type that nobody looks into.
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

/// What the user has to do before an item can be used.
///
/// Simulated: the documented values. No known difference.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt

  /// Flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Prove that they are there, by biometry or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Show any face or finger that the device knows.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Show a face or finger that the device knew already when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// Type the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of what is demanded is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All that is demanded is needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// Nothing: the key can sign.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// Type a password of the app's own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Makes an access control.
///
/// Simulated: an item with flags that demand the user can be added, looked for, looked at and deleted; before
/// its bytes are read or replaced the user has to prove who they are (documented). A scene says with
/// `device.answerAuthentication` what they do: `errSecAuthFailed` is the answer when they can't, and
/// `errSecUserCanceled` when they cancel. Until it does the device has neither biometry nor a passcode, so that
/// the answer is `errSecAuthFailed`, and an item that wants a passcode to be set
/// (`kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly`) can't be added (documented, with a number that is
/// observed). Where the query or its context forbids asking it is `errSecInteractionNotAllowed`; a context that
/// has asked already counts as proof. Differs: which of the flags it is makes no difference to what the user does;
/// one question is enough for several items.
///
/// - Parameters:
///   - allocator: `nil`.
///   - protection: One of the values for `kSecAttrAccessible`.
///   - flags: What the user has to do.
///   - error: Where the reason is left why there is none: the protection isn't one.
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

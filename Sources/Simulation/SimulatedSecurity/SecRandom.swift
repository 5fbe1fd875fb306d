import Foundation
public import SimulatedFoundation

/// A source of random bytes.
///
/// Type-checks only: any object; it is ignored, because there is only one source.
public typealias SecRandomRef = AnyObject

/// The default source of random bytes.
///
/// Simulated: `nil`, which means the same (documented).
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes.
///
/// Simulated: by the machine's own source of them. No known difference.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var source = SystemRandomNumberGenerator()
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for place in buffer.indices { buffer[place] = source.next() }
  return errSecSuccess
}

/// Returns a description of a result.
///
/// Simulated: for the results of the keychain, in Apple's words for them (observed). Differs: other
/// results have none.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let words: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    case errSecIO: "I/O error."
    case errSecDiskFull: "The disk is full."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecBadReq: "Bad parameter or invalid state for operation."
    case errSecNotAvailable:
      "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    default: nil
    }
  return words.map { NSString(string: $0) }
}

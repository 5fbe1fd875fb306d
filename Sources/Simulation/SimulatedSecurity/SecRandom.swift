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
/// Simulated: for the results of the keychain. Differs: the words are ours.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let words: String? =
    switch status {
    case errSecSuccess: "no error"
    case errSecUnimplemented: "there is no such function"
    case errSecParam: "the query makes no sense"
    case errSecDuplicateItem: "there is such an item in the keychain"
    case errSecItemNotFound: "there is no such item in the keychain"
    case errSecMissingEntitlement: "the entitlements don't name the group"
    case errSecIO: "a file couldn't be written"
    case errSecDiskFull: "the disk is full"
    case errSecAllocate: "there is no memory left"
    case errSecUserCanceled: "the user has refused"
    case errSecBadReq: "the query makes no sense for this item"
    case errSecNotAvailable: "there is no keychain"
    case errSecAuthFailed: "the user couldn't prove who they are"
    case errSecInteractionNotAllowed: "the user would have to be asked"
    case errSecDecode: "the bytes make no sense"
    default: nil
    }
  return words.map { NSString(string: $0) }
}

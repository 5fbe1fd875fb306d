import Foundation
import SimulatedFoundation
import SimulatedSecurity
import TestSupport
import Testing

/// What the keychain rejects, in a process without a device.
@Suite(.serialized) struct KeychainRuleTests {
  private let service = UUID().uuidString

  private func query(_ more: [CFString: Any] = [:]) -> CFDictionary {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "anna",
    ]
    return query.merging(more) { _, new in new } as CFDictionary
  }

  private func attributes(_ more: [CFString: Any] = [:]) -> [String: Any] {
    var item: CFTypeRef?
    let wish = more.merging([kSecReturnAttributes: true]) { _, new in new }
    #expect(SecItemCopyMatching(query(wish), &item) == errSecSuccess)
    return item as? [String: Any] ?? [:]
  }

  @Test(
    .shows(
      "SecItemUpdate(_:_:)", "SecItemDelete(_:)", "errSecParam", "kSecMatchLimitOne",
      "kSecReturnAttributes", "kSecMatchLimitAll"))
  func aQueryThatChangesItemsWantsNothingBackAndIsForAll() {
    #expect(SecItemAdd(query(), nil) == errSecSuccess)
    let change = [kSecAttrLabel: "b"] as CFDictionary
    #expect(SecItemUpdate(query([kSecReturnAttributes: true]), change) == errSecParam)
    #expect(SecItemUpdate(query(), change) == errSecSuccess)
    #expect(attributes()[kSecAttrLabel as String] as? String == "b")
    #expect(SecItemDelete(query([kSecMatchLimit: kSecMatchLimitOne])) == errSecParam)
    #expect(SecItemDelete(query([kSecMatchLimit: kSecMatchLimitAll])) == errSecSuccess)
  }

  @Test(
    .shows(
      "kSecAttrAccessible", "kSecAttrAccessibleWhenUnlocked", "kSecAttrSynchronizable",
      "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "kSecAttrAccessibleAfterFirstUnlock",
      "errSecParam"))
  func anItemForThisDeviceOnlyIsOnNoOther() {
    #expect(SecItemAdd(query(), nil) == errSecSuccess)
    #expect(attributes()[kSecAttrAccessible as String] as? String == "ak")
    let only: [CFString: Any] = [
      kSecAttrSynchronizable: true,
      kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ]
    #expect(SecItemAdd(query(only), nil) == errSecParam)
    let any: [CFString: Any] = [
      kSecAttrSynchronizable: true, kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
    ]
    #expect(SecItemAdd(query(any), nil) == errSecSuccess)
    #expect(attributes([kSecAttrSynchronizable: true])["pdmn"] as? String == "ck")
  }

  @Test(.shows("SecCopyErrorMessageString(_:_:)", "errSecInteractionNotAllowed", "errSecDecode"))
  func everyNumberHasItsWords() {
    let numbers = [
      errSecSuccess, errSecUnimplemented, errSecDiskFull, errSecIO, errSecParam, errSecAllocate,
      errSecUserCanceled, errSecBadReq, errSecNotAvailable, errSecAuthFailed,
      errSecDuplicateItem, errSecItemNotFound, errSecInteractionNotAllowed, errSecDecode,
      errSecMissingEntitlement,
    ]
    let words = numbers.compactMap { SecCopyErrorMessageString($0, nil) as String? }
    #expect(Set(words).count == numbers.count)
  }
}

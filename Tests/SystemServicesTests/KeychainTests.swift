import SimulatedSecurity
import TestSupport
import Testing

/// Items are stored in a keychain, found, changed and removed.
@Suite(.serialized) struct KeychainTests {
  private let service = UUID().uuidString

  private func query(_ account: String?, _ more: [CFString: Any] = [:]) -> CFDictionary {
    var query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service,
    ]
    query[kSecAttrAccount] = account
    return query.merging(more) { _, new in new } as CFDictionary
  }

  private func add(_ account: String, _ text: String) -> OSStatus {
    SecItemAdd(query(account, [kSecValueData: Data(text.utf8)]), nil)
  }

  private func data(_ account: String) -> (OSStatus, String?) {
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query(account, [kSecReturnData: kCFBooleanTrue as Any]), &item)
    return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test(
    .shows(
      "SecItemAdd(_:_:)", "SecItemCopyMatching(_:_:)", "SecItemUpdate(_:_:)", "SecItemDelete(_:)",
      "kSecClass", "kSecClassGenericPassword", "kSecAttrService", "kSecAttrAccount",
      "kSecValueData", "kSecReturnData", "errSecSuccess", "errSecItemNotFound",
      "errSecDuplicateItem"))
  func aPasswordIsKeptUntilItIsRemoved() {
    #expect(data("anna") == (errSecItemNotFound, nil))
    #expect(add("anna", "one") == errSecSuccess)
    #expect(add("anna", "two") == errSecDuplicateItem)
    #expect(add("bert", "three") == errSecSuccess)
    #expect(data("anna") == (errSecSuccess, "one"))
    let change = [kSecValueData: Data("four".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("anna"), change) == errSecSuccess)
    #expect(data("anna") == (errSecSuccess, "four"))
    #expect(SecItemUpdate(query("nobody"), change) == errSecItemNotFound)
    let rename = [kSecAttrAccount: "bert"] as CFDictionary
    #expect(SecItemUpdate(query("anna"), rename) == errSecDuplicateItem)
    #expect(SecItemDelete(query("anna")) == errSecSuccess)
    #expect(SecItemDelete(query("anna")) == errSecItemNotFound)
    #expect(data("bert") == (errSecSuccess, "three"))
  }

  @Test(
    .shows(
      "SecItemCopyMatching(_:_:)", "kSecMatchLimit", "kSecMatchLimitAll", "kSecReturnAttributes",
      "kSecReturnPersistentRef", "kSecValuePersistentRef"))
  func allIsGivenThatIsWanted() throws {
    for name in ["a", "b"] { #expect(add(name, name) == errSecSuccess) }
    var result: CFTypeRef?
    let all: [CFString: Any] = [
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query(nil, all), &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
    #expect(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
    var reference: CFTypeRef?
    let wish = query("b", [kSecReturnPersistentRef: true])
    #expect(SecItemCopyMatching(wish, &reference) == errSecSuccess)
    let other: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecReturnData: true,
      kSecValuePersistentRef: reference as Any,
    ]
    // A reference is bytes; a query with one needs nothing else.
    #expect(SecItemCopyMatching(other as CFDictionary, &result) == errSecSuccess)
  }

  @Test(
    .shows("SecItemAdd(_:_:)", "errSecParam", "errSecMissingEntitlement", "errSecUnimplemented"))
  func whatCannotBeDoneIsRefused() {
    #expect(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([:] as CFDictionary, nil) == errSecParam)
    let group = query("a", [kSecAttrAccessGroup: "group.x"])
    #expect(SecItemAdd(group, nil) == errSecMissingEntitlement)
    #expect(SecItemDelete(group) == errSecMissingEntitlement)
    #expect(SecItemCopyMatching(query("a", [kSecReturnRef: true]), nil) == errSecUnimplemented)
  }

  @Test(
    .shows("kSecAttrSynchronizable", "kSecAttrSynchronizableAny"))
  func itemsForOtherDevicesAreFoundOnlyWhenAskedFor() {
    let synced = query("s", [kSecAttrSynchronizable: true])
    #expect(SecItemAdd(synced, nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query("s"), nil) == errSecItemNotFound)
    let any = query("s", [kSecAttrSynchronizable: kSecAttrSynchronizableAny])
    #expect(SecItemCopyMatching(any, nil) == errSecSuccess)
  }

  @Test(
    .shows(
      "SecRandomCopyBytes(_:_:_:)", "kSecRandomDefault", "SecCopyErrorMessageString(_:_:)"))
  func randomBytesAndWords() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
    let words = SecCopyErrorMessageString(errSecItemNotFound, nil)
    #expect(words.map { $0 as String } == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(1, nil) == nil)
  }
}

import Foundation
import SimulatedFoundation
import SimulatedSecurity
import TestSupport
import Testing

/// Keychain items that require the user, in a process without a device.
@Suite(.serialized) struct AccessControlTests {
  private let service = UUID().uuidString

  private func query(_ more: [CFString: Any] = [:]) -> CFDictionary {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "anna",
    ]
    return query.merging(more) { _, new in new } as CFDictionary
  }

  private func control(
    _ flags: SecAccessControlCreateFlags,
    _ protection: CFString = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
  ) throws -> SecAccessControl {
    var error: Unmanaged<CFError>?
    let control = SecAccessControlCreateWithFlags(kCFAllocatorDefault, protection, flags, &error)
    #expect(error == nil)
    return try #require(control)
  }

  private func add(_ flags: SecAccessControlCreateFlags) throws {
    let item: [CFString: Any] = [
      kSecAttrAccessControl: try control(flags), kSecValueData: Data("secret".utf8),
    ]
    #expect(SecItemAdd(query(item), nil) == errSecSuccess)
  }

  /// The result of reading an item: its bytes, or a status.
  private func read(_ more: [CFString: Any] = [:]) -> String {
    var item: CFTypeRef?
    let wish = more.merging([kSecReturnData: true]) { _, new in new }
    let status = SecItemCopyMatching(query(wish), &item)
    guard status == errSecSuccess, let data = item as? Data else { return "\(status)" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    .shows(
      "SecAccessControl", "SecAccessControlCreateWithFlags(_:_:_:_:)", "kSecAttrAccessControl",
      "SecAccessControlCreateFlags.privateKeyUsage",
      "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"))
  func anItemThatDemandsNothingIsReadAsAnyOther() throws {
    for flags in [[], SecAccessControlCreateFlags.privateKeyUsage] {
      try add(flags)
      #expect(read() == "secret")
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(query([kSecReturnAttributes: true]), &item) == errSecSuccess)
      let attributes = item as? [String: Any] ?? [:]
      #expect(attributes[kSecAttrAccessControl as String] is SecAccessControl)
      #expect(attributes[kSecAttrAccessible as String] as? String == "aku")
      #expect(SecItemDelete(query()) == errSecSuccess)
    }
  }

  @Test(
    .shows(
      "SecAccessControlCreateWithFlags(_:_:_:_:)", "SecAccessControlCreateFlags.userPresence",
      "SecAccessControlCreateFlags.biometryAny", "SecAccessControlCreateFlags.devicePasscode",
      "SecAccessControlCreateFlags.biometryCurrentSet",
      "SecAccessControlCreateFlags.applicationPassword", "errSecAuthFailed",
      "errSecInteractionNotAllowed", "kSecUseAuthenticationUI", "kSecUseAuthenticationUIAllow",
      "kSecUseAuthenticationUIFail", "kSecUseAuthenticationUISkip"),
    arguments: [
      SecAccessControlCreateFlags.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode,
      .applicationPassword, [.biometryAny, .or, .devicePasscode],
    ])
  func bytesThatDemandTheUserAreNotGivenAway(_ flags: SecAccessControlCreateFlags) throws {
    try add(flags)
    #expect(read() == "\(errSecAuthFailed)")
    #expect(read([kSecUseAuthenticationUI: kSecUseAuthenticationUIAllow]) == "\(errSecAuthFailed)")
    #expect(
      read([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail])
        == "\(errSecInteractionNotAllowed)")
    #expect(
      read([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]) == "\(errSecItemNotFound)")
    // Everything but its bytes is accessible, and it can be deleted.
    #expect(SecItemCopyMatching(query(), nil) == errSecSuccess)
    let bytes = [kSecValueData: Data("other".utf8)] as CFDictionary
    #expect(SecItemUpdate(query(), bytes) == errSecAuthFailed)
    #expect(SecItemUpdate(query(), [kSecAttrLabel: "b"] as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(read() == "\(errSecItemNotFound)")
  }

  @Test(
    .shows(
      "SecAccessControlCreateWithFlags(_:_:_:_:)",
      "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", "errSecParam"))
  func anItemSaysOnceWhenItCanBeUsedAndNeverWithAPasscode() throws {
    let both: [CFString: Any] = [
      kSecAttrAccessControl: try control([]), kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked,
    ]
    #expect(SecItemAdd(query(both), nil) == errSecParam)
    let set = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    let withPasscode: [CFString: Any] = [kSecAttrAccessControl: try control(.userPresence, set)]
    #expect(SecItemAdd(query(withPasscode), nil) == errSecAuthFailed)
    #expect(SecItemAdd(query([kSecAttrAccessible: set]), nil) == errSecAuthFailed)
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "often" as CFString, [], &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  @Test(
    .shows(
      "kSecReturnRef", "errSecUnimplemented", "kSecReturnPersistentRef", "kSecValuePersistentRef"))
  func anItemIsFoundByItsReferenceAndNeverGivenAsAnObject() throws {
    try add([])
    var reference: CFTypeRef?
    let wish: [CFString: Any] = [kSecReturnPersistentRef: true]
    #expect(SecItemCopyMatching(query(wish), &reference) == errSecSuccess)
    let bytes = try #require(reference as? Data)
    var item: CFTypeRef?
    let byReference: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecValuePersistentRef: bytes, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(byReference as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("secret".utf8))
    #expect(SecItemCopyMatching(query([kSecReturnRef: true]), nil) == errSecUnimplemented)
    #expect(SecItemDelete(query()) == errSecSuccess)
  }
}

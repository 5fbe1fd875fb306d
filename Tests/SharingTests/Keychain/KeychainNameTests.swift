import Foundation
import SimulatedFoundation
import SimulatedSecurity
import TestSupport
import Testing

/// The keys and values of the keychain's dictionaries, and the numbers of its results.
@Suite struct KeychainNameTests {
  @Test(
    .shows(
      "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
      "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", "kSecAttrAccessibleAlways",
      "kSecAttrAccessibleAlwaysThisDeviceOnly", "kSecAttrGeneric", "kSecAttrLabel",
      "kSecAttrDescription", "kSecAttrComment", "kSecAttrCreator", "kSecAttrType",
      "kSecAttrIsInvisible", "kSecAttrIsNegative", "kSecAttrCreationDate",
      "kSecAttrModificationDate", "kSecAttrServer", "kSecAttrSecurityDomain", "kSecAttrProtocol",
      "kSecAttrAuthenticationType", "kSecAttrPort", "kSecAttrPath", "kSecAttrApplicationTag",
      "kSecAttrApplicationLabel", "kSecAttrAccessControl", "kSecClassInternetPassword",
      "kSecClassCertificate", "kSecClassKey", "kSecClassIdentity", "kSecValueRef",
      "kSecReturnRef", "kSecMatchCaseInsensitive", "kSecUseDataProtectionKeychain",
      "kSecUseAuthenticationContext", "kSecUseAuthenticationUI", "kSecUseOperationPrompt",
      "kSecUseAuthenticationUIAllow", "kSecUseAuthenticationUIFail", "kSecUseAuthenticationUISkip"))
  func namesAreAsOnTheSystem() {
    let names: [(CFString, String)] = [
      (kSecAttrAccessibleWhenUnlockedThisDeviceOnly, "aku"),
      (kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, "akpu"), (kSecAttrAccessibleAlways, "dk"),
      (kSecAttrAccessibleAlwaysThisDeviceOnly, "dku"), (kSecAttrGeneric, "gena"),
      (kSecAttrLabel, "labl"), (kSecAttrDescription, "desc"), (kSecAttrComment, "icmt"),
      (kSecAttrCreator, "crtr"), (kSecAttrType, "type"), (kSecAttrIsInvisible, "invi"),
      (kSecAttrIsNegative, "nega"), (kSecAttrCreationDate, "cdat"),
      (kSecAttrModificationDate, "mdat"), (kSecAttrServer, "srvr"),
      (kSecAttrSecurityDomain, "sdmn"), (kSecAttrProtocol, "ptcl"),
      (kSecAttrAuthenticationType, "atyp"), (kSecAttrPort, "port"), (kSecAttrPath, "path"),
      (kSecAttrApplicationTag, "atag"), (kSecAttrApplicationLabel, "klbl"),
      (kSecAttrAccessControl, "accc"), (kSecClassInternetPassword, "inet"),
      (kSecClassCertificate, "cert"), (kSecClassKey, "keys"), (kSecClassIdentity, "idnt"),
      (kSecValueRef, "v_Ref"), (kSecReturnRef, "r_Ref"),
      (kSecMatchCaseInsensitive, "m_CaseInsensitive"), (kSecUseDataProtectionKeychain, "nleg"),
      (kSecUseAuthenticationContext, "u_AuthCtx"), (kSecUseAuthenticationUI, "u_AuthUI"),
      (kSecUseOperationPrompt, "u_OpPrompt"), (kSecUseAuthenticationUIAllow, "u_AuthUIA"),
      (kSecUseAuthenticationUIFail, "u_AuthUIF"), (kSecUseAuthenticationUISkip, "u_AuthUIS"),
    ]
    #expect(names.map { String(describing: $0.0) } == names.map(\.1))
  }

  @Test(
    .shows(
      "errSecDiskFull", "errSecIO", "errSecAllocate", "errSecUserCanceled", "errSecBadReq",
      "errSecNotAvailable", "errSecAuthFailed", "OSStatus"))
  func numbersAreAsDocumented() {
    let numbers: [OSStatus] = [
      errSecDiskFull, errSecIO, errSecAllocate, errSecUserCanceled, errSecBadReq,
      errSecNotAvailable, errSecAuthFailed,
    ]
    #expect(numbers == [-34, -36, -108, -128, -909, -25_291, -25_293])
  }

  @Test(
    .shows(
      "SecAccessControlCreateFlags.rawValue", "SecAccessControlCreateFlags.init(rawValue:)",
      "SecAccessControlCreateFlags.userPresence", "SecAccessControlCreateFlags.biometryAny",
      "SecAccessControlCreateFlags.biometryCurrentSet", "SecAccessControlCreateFlags.or",
      "SecAccessControlCreateFlags.devicePasscode", "SecAccessControlCreateFlags.and",
      "SecAccessControlCreateFlags.privateKeyUsage",
      "SecAccessControlCreateFlags.applicationPassword"))
  func flagsAreAsDocumented() {
    let flags: [SecAccessControlCreateFlags] = [
      .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .or, .and,
      .privateKeyUsage, .applicationPassword,
    ]
    #expect(flags.map(\.rawValue) == [0, 1, 3, 4, 14, 15, 30, 31].map { 1 << $0 })
    #expect(SecAccessControlCreateFlags(rawValue: 3) == [.userPresence, .biometryAny])
  }
}

/// The keys in the dictionaries for the keychain's functions, as far as the keychain itself reads
/// them.
package enum KeychainKey {
  package static let itemClass = "class"
  package static let data = "v_Data"
  package static let persistentReference = "v_PersistentRef"
  package static let returnData = "r_Data"
  package static let returnAttributes = "r_Attributes"
  package static let returnReference = "r_Ref"
  package static let returnPersistentReference = "r_PersistentRef"
  package static let limit = "m_Limit"
  package static let limitOne = "m_LimitOne"
  package static let limitAll = "m_LimitAll"
  package static let group = "agrp"
  package static let account = "acct"
  package static let service = "svce"
  package static let server = "srvr"
  package static let label = "labl"
  package static let synchronizable = "sync"
  package static let synchronizableAny = "syna"
  package static let accessible = "pdmn"
  package static let created = "cdat"
  package static let modified = "mdat"
  package static let accessControl = "accc"
  /// The two parts of an access control.
  package static let protection = "protection"
  package static let flags = "flags"
  package static let authenticationUI = "u_AuthUI"
  package static let authenticationUIFail = "u_AuthUIF"
  package static let authenticationUISkip = "u_AuthUIS"
  package static let prompt = "u_OpPrompt"
  package static let authenticationContext = "u_AuthCtx"
  package static let dataProtection = "nleg"

  package static let genericPassword = "genp"
  package static let internetPassword = "inet"

  /// The default for when an item can be used: while the device is unlocked (documented).
  package static let accessibleWhenUnlocked = "ak"
}

/// The keychain's results (documented numbers).
package enum KeychainStatus {
  package static let success: Int32 = 0
  package static let parameters: Int32 = -50
  package static let cancelled: Int32 = -128
  package static let duplicate: Int32 = -25_299
  package static let notFound: Int32 = -25_300
  package static let missingEntitlement: Int32 = -34_018
  package static let notAuthenticated: Int32 = -25_293
  package static let interactionNotAllowed: Int32 = -25_308
}

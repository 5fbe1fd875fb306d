/// Why a bundle is refused at installation.
enum InstallingWords {
  static let noInfo = "it has no readable Info.plist"
  static func noIdentifier(_ name: String) -> String { "\(name) has no CFBundleIdentifier" }
  static func noPoint(_ name: String) -> String { "\(name) has no NSExtensionPointIdentifier" }

  static func unknownPoint(_ name: String, point: String) -> String {
    "\(name) has the NSExtensionPointIdentifier '\(point)', which is no known extension point"
  }

  /// Its MinimumOSVersion may stand in a dictionary where it has no effect: the one given.
  static func newPoint(
    _ name: String, point: String, version: Int, misplaced: String?
  ) -> String {
    let unknown =
      "\(name) has the NSExtensionPointIdentifier '\(point)', which iOS \(version) doesn't know"
    guard let misplaced else { return unknown }
    return unknown + "; MinimumOSVersion has no effect in \(misplaced)"
  }

  static func wrongPackageType(_ name: String, type: String, wanted: String) -> String {
    "\(name) has CFBundlePackageType '\(type)', not '\(wanted)'"
  }

  static func noExecutable(_ name: String, executable: String) -> String {
    "\(name) has no executable '\(executable)'"
  }

  static func foreignKeychainGroup(_ name: String, group: String, prefix: String) -> String {
    "\(name) names the keychain group '\(group)', which doesn't begin with "
      + "$(AppIdentifierPrefix), '\(prefix)'"
  }

  static func badGroup(_ name: String, group: String) -> String {
    "\(name) is entitled to the group '\(group)', which doesn't begin with 'group.'"
  }

  static func sharedIdentifier(_ names: [String], identifier: String) -> String {
    "\(ListWords.both(names)) have the same identifier, '\(identifier)'"
  }

  static func foreignIdentifier(_ name: String, identifier: String, app: String) -> String {
    "the identifier of \(name), '\(identifier)', doesn't start with the app's, "
      + "'\(app)'"
  }
}

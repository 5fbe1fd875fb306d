import ActivationRules
import Findings

/// What reading a target of an Xcode project says.
enum TargetWords {
  static func unresolved(_ setting: String, _ value: String, in target: String) -> String {
    "\(setting) of the target \(quoted(target)) is \(quoted(value)), which can't be resolved"
  }
  static let unresolvedRemedy =
    "define what it refers to in the project, or read the built bundle instead"

  static func noInfo(_ target: String) -> String {
    "the target \(quoted(target)) has no Info.plist: it sets neither INFOPLIST_FILE nor "
      + "GENERATE_INFOPLIST_FILE"
  }
  static let noInfoRemedy = "name the file in INFOPLIST_FILE, or set GENERATE_INFOPLIST_FILE to YES"

  static func preprocessed(_ target: String) -> String {
    "INFOPLIST_PREPROCESS is on in the target \(quoted(target)): its Info.plist is read without "
      + "running the C preprocessor"
  }
  static let preprocessedRemedy = "read the built bundle instead"

  static func infoNotFound(_ target: String, at place: FilePlace) -> String {
    "the Info.plist of the target \(quoted(target)) doesn't exist: \(place.readable)"
  }
  static let infoNotFoundRemedy = "correct INFOPLIST_FILE, or restore the file"

  static func notADictionary(_ target: String, _ value: PropertyValue) -> String {
    "the Info.plist of the target \(quoted(target)) is \(value.kindInWords), not a dictionary"
  }
  static let notADictionaryRemedy = "make the top-level value a dictionary"

  static func unknownSetting(_ setting: String, in target: String) -> String {
    "\(cropped(setting)) of the target \(quoted(target)) isn't known to add a key to a generated "
      + "Info.plist and is ignored"
  }
  static let unknownSettingRemedy =
    "put the key into an Info.plist file and name the file in INFOPLIST_FILE"

  static func entitlementsNotFound(_ target: String, at place: FilePlace) -> String {
    "the entitlements of the target \(quoted(target)) don't exist: \(place.readable)"
  }
  static let entitlementsNotFoundRemedy = "correct CODE_SIGN_ENTITLEMENTS, or restore the file"
}

import ActivationRules
import Findings

/// What reading a target of an Xcode project says.
enum TargetWords {
  static func unresolved(_ setting: String, _ value: String, in target: String) -> String {
    "\(setting) of the target \(quoted(target)) is \(quoted(value)), which can't be resolved"
  }
  static let unresolvedRemedy =
    "set what it names in the project, or read the built bundle instead"

  static func noInfo(_ target: String) -> String {
    "the target \(quoted(target)) has no Info.plist: it sets neither INFOPLIST_FILE nor "
      + "GENERATE_INFOPLIST_FILE"
  }
  static let noInfoRemedy = "name the file in INFOPLIST_FILE, or set GENERATE_INFOPLIST_FILE to YES"

  static func preprocessed(_ target: String) -> String {
    "INFOPLIST_PREPROCESS is on in the target \(quoted(target)): its Info.plist is read as it is, "
      + "without the C preprocessor"
  }
  static let preprocessedRemedy = "read the built bundle instead"

  static func infoNotFound(_ target: String, at place: FilePlace) -> String {
    "the Info.plist of the target \(quoted(target)) isn't there: \(place.readable)"
  }
  static let infoNotFoundRemedy = "correct INFOPLIST_FILE, or restore the file"

  static func notADictionary(_ target: String, _ value: PropertyValue) -> String {
    "the Info.plist of the target \(quoted(target)) is \(value.kindInWords), not a dictionary"
  }
  static let notADictionaryRemedy = "make a dictionary the outermost value"

  static func unknownSetting(_ setting: String, in target: String) -> String {
    "\(cropped(setting)) of the target \(quoted(target)) isn't among the settings that are known "
      + "to put a key into a generated Info.plist; it is passed over"
  }
  static let unknownSettingRemedy =
    "put the key into an Info.plist file and name that in INFOPLIST_FILE"

  static func entitlementsNotFound(_ target: String, at place: FilePlace) -> String {
    "the entitlements of the target \(quoted(target)) aren't there: \(place.readable)"
  }
  static let entitlementsNotFoundRemedy = "correct CODE_SIGN_ENTITLEMENTS, or restore the file"
}

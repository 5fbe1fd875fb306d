import Findings

/// What reading configuration settings files says.
enum ConfigurationFileWords {
  static let setsNothing = "this line sets nothing: it has no '='"
  static func notASetting(_ name: String) -> String {
    "\(quoted(name)) isn't the name of a build setting"
  }
  static func unknownDirective(_ line: String) -> String {
    "\(quoted(line)) isn't supported; '#include' is the only directive"
  }
  static let noFileName = "'#include' must be followed by a file name in \"quotes\""
  static let lineRemedy = "write the line as NAME = value, or remove it"

  static func unreadable(_ place: FilePlace) -> String {
    "the configuration settings file '\(place.readable)' can't be read; its settings are unknown"
  }
  static let unreadableRemedy = "create it, or run the tool that does (such as 'pod install')"

  static let tooManyIncludes =
    "there are too many '#include' lines, or they are nested too deeply; the rest are ignored"
  static let tooManyIncludesRemedy = "include fewer files"

  static func includesItself(by path: String) -> String {
    "the file includes itself through \(quoted(path))"
  }
  static let includesItselfRemedy = "remove one '#include' to break the circle"

  static func includedUnreadable(_ path: String) -> String {
    "the included file \(quoted(path)) can't be read; its settings are unknown"
  }
  static let includedUnreadableRemedy =
    "create it, run the tool that does, or write '#include?' if it may be missing"

  static func includedNotHere(_ path: String) -> String {
    "the included file \(quoted(path)) can't be read here"
  }
  static let includedNotHereRemedy =
    "write its settings into this file, or write '#include?' if it may be missing"
}

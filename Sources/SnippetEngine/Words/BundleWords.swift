import ActivationRules
import AppBundles

/// What is wrong with the files of a bundle.
enum BundleWords {
  static func notBase64(_ path: String) -> String { "'\(path)' isn't written in Base64" }

  static func unreadable(_ file: String, _ problem: ReadingProblem) -> String {
    "'\(file)' can't be read: \(problem.message)"
  }

  static func preprocessorLine(in file: String) -> String {
    "'\(file)' has a line for Xcode's preprocessor, which isn't run here"
  }
  static let preprocessorLineRemedy = "remove it, and the lines that shouldn't be read"

  static func notADictionary(_ file: String, _ top: PropertyValue) -> String {
    "'\(file)' has \(top.kindInWords) at its top level, where a dictionary is needed"
  }
  static let notADictionaryRemedy = "put the keys and values between <dict> and </dict>"
}

import Findings

/// What reading property lists of any format says.
enum PropertyListWords {
  static func isOther(_ kind: OtherFile) -> String {
    let what =
      switch kind {
      case .zipArchive: "a zip archive"
      case .program: "a program"
      case .picture: "a picture"
      case .signedFile: "a signed file"
      case .webPage: "a web page"
      case .json: "JSON"
      }
    return "the file is \(what), not a property list"
  }
  static let notAPropertyList = "the file isn't a property list"
  static let notAPropertyListRemedy =
    "name an Info.plist or entitlements file in XML, binary or the old text format"

  static let empty = "the file is empty"
  static let emptyRemedy = "write a property list into it, or restore it"

  static let conflict = "there is an unresolved merge conflict here"
  static let conflictRemedy =
    "choose one side and remove the lines with <<<<<<<, ======= and >>>>>>>"
}

// Limits.
extension PropertyListWords {
  static func tooLarge(_ bytes: Int, atMost most: Int) -> String {
    "the file has \(bytes) bytes; the limit for property lists is \(most)"
  }
  static let tooLargeRemedy =
    "check that this is the right file: no app has a property list this large"

  static func tooDeep(atMost most: Int) -> String {
    "dictionaries and arrays are nested more than \(most) deep"
  }
  static let tooDeepRemedy = "check what wrote the file: no app has a property list this deep"

  static func tooManyValues(atMost most: Int) -> String { "the list has more than \(most) values" }
  static let tooManyValuesRemedy =
    "check what wrote the file: no app has a property list with this many"

  static let tooManyProblems = "there are too many mistakes; the rest of the file isn't read"
  static let tooManyProblemsRemedy = "fix the first ones and try again"
}

// Texts and keys.
extension PropertyListWords {
  static let hasNUL = "the text contains a NUL byte"
  static let hasNULRemedy = "restore the file: it is damaged, or it isn't a property list"

  static let notUTF8 = "this byte isn't valid UTF-8"
  static let notUTF8Remedy =
    "save the file as UTF-8, or declare its encoding in the first line of the XML"

  static let notUTF16 = "the file begins as UTF-16 but isn't valid UTF-16 throughout"
  static let notUTF16Remedy = "save the file as UTF-8"

  static func keyRepeated(_ key: String, firstLine: Int?) -> String {
    let place = firstLine.map { ", after line \($0)" } ?? ""
    return "key \(quoted(key)) appears again\(place); only the last value counts"
  }
  static let keyRepeatedRemedy = "keep only one of them"
}

// Binary lists.
extension PropertyListWords {
  static func damaged(_ damage: ListDamage) -> String {
    let what =
      switch damage {
      case .tableOutside: "its table of values doesn't match its size"
      case .containsItself: "a dictionary or an array contains itself"
      case .keyNotAString: "a key of a dictionary isn't a string"
      case .tooMuch: "its values take more space than it has"
      case .valueUnknown: "a value is outside the file or of an unknown kind"
      }
    return "the binary property list is damaged: \(what)"
  }

  static let keyedArchive = "the file is a keyed archive, not a property list"
  static let keyedArchiveRemedy = "name the Info.plist or entitlements instead"
}

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
    "name an Info.plist or an entitlements file, in XML, binary or the old text format"

  static let empty = "the file is empty"
  static let emptyRemedy = "write a property list into it, or restore it"

  static let conflict = "a merge conflict isn't resolved here"
  static let conflictRemedy =
    "choose one side, and remove the lines with <<<<<<<, ======= and >>>>>>>"
}

// Limits.
extension PropertyListWords {
  static func tooLarge(_ bytes: Int, atMost most: Int) -> String {
    "the file has \(bytes) bytes, and property lists are read up to \(most)"
  }
  static let tooLargeRemedy =
    "check that this is the file you meant: no list of an app is this large"

  static func tooDeep(atMost most: Int) -> String {
    "dictionaries and arrays lie more than \(most) deep in each other"
  }
  static let tooDeepRemedy = "check what wrote the file: no list of an app is this deep"

  static func tooManyValues(atMost most: Int) -> String { "the list has more than \(most) values" }
  static let tooManyValuesRemedy = "check what wrote the file: no list of an app has this many"

  static let tooManyProblems = "there are very many mistakes; from here on the file isn't read"
  static let tooManyProblemsRemedy = "fix the first ones, and see what is left"
}

// Texts and keys.
extension PropertyListWords {
  static let hasNUL = "a NUL byte is in the text"
  static let hasNULRemedy = "restore the file: it is damaged, or it isn't a property list"

  static let notUTF8 = "this byte isn't UTF-8 text"
  static let notUTF8Remedy =
    "save the file as UTF-8, or name its encoding in the first line of the XML"

  static let notUTF16 = "the file begins as UTF-16 text and isn't all of it"
  static let notUTF16Remedy = "save the file as UTF-8"

  static func keyRepeated(_ key: String, firstLine: Int?) -> String {
    let place = firstLine.map { ", after line \($0)" } ?? ""
    return "key \(quoted(key)) is here again\(place); only the last one counts"
  }
  static let keyRepeatedRemedy = "remove all but one of them"
}

// Binary lists.
extension PropertyListWords {
  static func damaged(_ damage: ListDamage) -> String {
    let what =
      switch damage {
      case .tableOutside: "its table of values doesn't fit into it"
      case .containsItself: "a dictionary or an array contains itself"
      case .keyNotAString: "a key of a dictionary isn't a string"
      case .tooMuch: "its values take more room than it has"
      case .valueUnknown: "a value lies outside of it, or is of no known kind"
      }
    return "the binary property list is damaged: \(what)"
  }

  static let keyedArchive = "the file is an archive of objects, not a property list"
  static let keyedArchiveRemedy = "name the Info.plist or the entitlements instead"
}

import Findings

/// What reading property lists in XML says.
enum XMLListWords {
  static let beginning = "something comes before '<?xml' or in the middle of it"
  static let beginningRemedy =
    "begin the file with '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"

  static func unknownEncoding(_ name: String) -> String {
    "the file is encoded as \(quoted(name)), which isn't read here"
  }
  static let unknownEncodingRemedy =
    "save it as UTF-8 and write encoding=\"UTF-8\" into its first line"

  static let empty = "the list is empty"
  static let emptyRemedy = "write <dict> and </dict> into <plist>, with keys and values"

  static let secondList = "a second <plist> begins here"
  static let secondListRemedy = "leave only one list in the file"

  static let textAfterEnd = "text after </plist> is ignored"
  static let textAfterEndRemedy = "remove it"

  static func strayText(_ text: String) -> String { "the text '\(text)' is outside of a value" }
  static let strayTextRemedy = "put it into <string> or <key>, or remove it"

  static func directive(_ line: String) -> String {
    "'\(line)' is for Xcode's preprocessor, which isn't run here: all branches are read"
  }
  static let directiveRemedy =
    "check that the target sets INFOPLIST_PREPROCESS, and inspect the built app"
}

// Tags.
extension XMLListWords {
  static let nameMissing = "'<' is here without the name of an element"
  static let nameMissingRemedy = "write &lt; if the text has this character"

  static func unknownElement(_ name: String) -> String {
    "<\(cropped(name))> is no element of property lists"
  }
  /// Says what to write instead of an element that lists don't have; `meant` is a guess of its tags.
  static func unknownElementRemedy(meant: [String]) -> String {
    guard meant.isEmpty else { return "write \(listed(meant, "or"))" }
    return "use <dict>, <array>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>"
  }

  static func tagUnclosed(_ name: String) -> String { "the tag <\(cropped(name))> has no end" }
  static func closingTagUnclosed(_ name: String) -> String {
    "the tag </\(cropped(name))> has no end"
  }
  static let tagUnclosedRemedy = "write '>' after it"

  static func unclosed(_ name: String) -> String {
    "the file ends before the </\(name)> that belongs to this <\(name)>"
  }
  static let listUnclosed = "the file ends before </plist>"
  static let unclosedRemedy = "close it, or restore the rest of the file"

  static func closesNothing(_ name: String) -> String { "</\(cropped(name))> closes nothing" }
  static func closesNothingRemedy(_ name: String) -> String {
    "remove it, or write <\(cropped(name))> where it should begin"
  }

  static func closesOther(_ name: String, than open: String) -> String {
    "</\(cropped(name))> is where <\(open)> isn't closed yet"
  }
  static func closesOtherRemedy(_ open: String) -> String { "write </\(open)>" }

  static func closesOther(_ name: String, than open: String, ofLine line: Int) -> String {
    "</\(cropped(name))> is where the <\(open)> of line \(line) isn't closed yet"
  }
  static func closesOuterRemedy(_ open: String) -> String {
    "write </\(open)> before it, or remove it"
  }
}

// Markup.
extension XMLListWords {
  static func markupUnclosed(_ markup: XMLMarkup) -> String {
    let what =
      switch markup {
      case .comment: "comment"
      case .instruction: "instruction"
      case .documentType: "document type"
      case .section: "CDATA section"
      }
    return "this \(what) has no end"
  }
  static func markupUnclosedRemedy(_ markup: XMLMarkup) -> String {
    "write '\(markup.end)' after it"
  }
}

// Keys.
extension XMLListWords {
  static let keyOutside = "<key> is outside of a dictionary"
  static let keyOutsideRemedy =
    "write <dict> before it, and </dict> after the value of the last key"

  static func valueMissing(_ key: String) -> String { "<key> \(quoted(key)) has no value" }
  static let valueMissingRemedy = "write a value after it, or remove the key"

  static func keyMissing(_ name: String) -> String {
    "<\(name)> in a dictionary has no <key> before it"
  }
  static let keyMissingRemedy = "write its <key>, or remove it"

  static func afterEnd(_ name: String) -> String { "the list has ended before this <\(name)>" }
  static let afterEndRemedy =
    "put both values into one <dict> or <array>, or remove a closing tag before it"
}

// Texts.
extension XMLListWords {
  static func commentInside(_ name: String) -> String { "a comment is inside of <\(name)>" }
  static let commentInsideRemedy = "move it out of the element"

  static func notClosed(_ name: String) -> String { "<\(name)> isn't closed before the next tag" }
  static func notClosedRemedy(_ name: String) -> String {
    "write </\(name)>, or &lt; if the text has a '<'"
  }

  static let bracket = "'<' must be written &lt;"
  static let bracketRemedy = "write &lt;"
  static let ampersand = "'&' must be written &amp;"
  static let ampersandRemedy = "write &amp;"

  static func unknownEntity(_ name: String) -> String { "&\(name); names no character" }
  static let unknownEntityRemedy = "write the character itself, or &amp; for '&'"
}

// Values.
extension XMLListWords {
  static func textInside(_ name: String) -> String { "<\(name)/> can't have text in it" }
  static func textInsideRemedy(_ name: String) -> String { "write <\(name)/>" }

  static let integerWithBlanks =
    "blanks stand around the number in <integer>; Foundation's reader "
    + "refuses them on Linux, and what iOS does is undocumented"
  static func integerWithBlanksRemedy(_ value: Int64) -> String {
    "write <integer>\(value)</integer>"
  }

  static func integerTooLarge(_ text: String) -> String {
    "<integer> \(cropped(text)) is more than \(Int64.max), and counts as that here"
  }
  static let integerTooLargeRemedy = "write a smaller number"

  static func integerOutOfRange(_ text: String) -> String {
    "<integer> \(cropped(text)) is out of range"
  }
  static let integerOutOfRangeRemedy = "write a number from \(Int64.min) to \(Int64.max)"

  static let integerMissing = "<integer> has no number in it"
  static func notAnInteger(_ text: String) -> String { "\(quoted(text)) isn't an integer" }
  static let notAnIntegerRemedy = "write digits only, or use <real> or <string>"

  static func notANumber(_ text: String) -> String { "\(quoted(text)) isn't a number" }
  static let notANumberRemedy = "write it like <real>0.5</real>"

  static func notADate(_ text: String) -> String { "\(quoted(text)) isn't a date" }
  static let notADateRemedy = "write it like <date>2026-01-31T09:30:00Z</date>"

  static let dataWithoutEnd =
    "Foundation's reader refuses <data/> on Linux, and what iOS does is undocumented"
  static let dataWithoutEndRemedy = "write <data></data>"

  static let notBase64 = "<data> has characters in it, or an end, that base64 doesn't have"
  static let notBase64Remedy =
    "write the bytes in base64, with = at the end where it has to be filled up"
}

import Findings

/// What reading property lists in XML says.
enum XMLListWords {
  static let beginning = "there is something before '<?xml' or inside it"
  static let beginningRemedy =
    "begin the file with '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"

  static func unknownEncoding(_ name: String) -> String {
    "the file has the encoding \(quoted(name)), which isn't supported"
  }
  static let unknownEncodingRemedy =
    "save it as UTF-8 and write encoding=\"UTF-8\" in its first line"

  static let empty = "the list is empty"
  static let emptyRemedy = "put a <dict> with keys and values into <plist>"

  static let secondList = "a second <plist> begins here"
  static let secondListRemedy = "keep only one list in the file"

  static let textAfterEnd = "text after </plist> is ignored"
  static let textAfterEndRemedy = "remove it"

  static func strayText(_ text: String) -> String { "the text '\(text)' isn't inside a value" }
  static let strayTextRemedy = "put it into <string> or <key>, or remove it"

  static func directive(_ line: String) -> String {
    "'\(line)' is for Xcode's preprocessor, which isn't run here: all branches are read"
  }
  static let directiveRemedy =
    "check that the target sets INFOPLIST_PREPROCESS, and inspect the built app"
}

// Tags.
extension XMLListWords {
  static let nameMissing = "no element name follows this '<'"
  static let nameMissingRemedy = "write &lt; if the text contains this character"

  static func unknownElement(_ name: String) -> String {
    "<\(cropped(name))> isn't an element of property lists"
  }
  /// Says what to write instead of an element that lists don't have; `meant` is a guess of its tags.
  static func unknownElementRemedy(meant: [String]) -> String {
    guard meant.isEmpty else { return "write \(listed(meant, "or"))" }
    return "use <dict>, <array>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>"
  }

  static func tagUnclosed(_ name: String) -> String {
    "the tag <\(cropped(name))> has no '>' at its end"
  }
  static func closingTagUnclosed(_ name: String) -> String {
    "the tag </\(cropped(name))> has no '>' at its end"
  }
  static let tagUnclosedRemedy = "write '>' after it"

  static func unclosed(_ name: String) -> String {
    "this <\(name)> isn't closed before the file ends"
  }
  static let listUnclosed = "the file ends before </plist>"
  static let unclosedRemedy = "close it, or restore the rest of the file"

  static func closesNothing(_ name: String) -> String {
    "</\(cropped(name))> has no matching <\(cropped(name))>"
  }
  static func closesNothingRemedy(_ name: String) -> String {
    "remove it, or write <\(cropped(name))> where it should begin"
  }

  static func closesOther(_ name: String, than open: String) -> String {
    "</\(cropped(name))> comes before <\(open)> is closed"
  }
  static func closesOtherRemedy(_ open: String) -> String { "write </\(open)>" }

  static func closesOther(_ name: String, than open: String, ofLine line: Int) -> String {
    "</\(cropped(name))> comes before the <\(open)> on line \(line) is closed"
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
    return "this \(what) isn't closed"
  }
  static func markupUnclosedRemedy(_ markup: XMLMarkup) -> String {
    "close it with '\(markup.end)'"
  }
}

// Keys.
extension XMLListWords {
  static let keyOutside = "<key> is outside a dictionary"
  static let keyOutsideRemedy =
    "write <dict> before it, and </dict> after the last key's value"

  static func valueMissing(_ key: String) -> String { "<key> \(quoted(key)) has no value" }
  static let valueMissingRemedy = "write a value after it, or remove the key"

  static func keyMissing(_ name: String) -> String {
    "<\(name)> in a dictionary has no <key> before it"
  }
  static let keyMissingRemedy = "write its <key>, or remove it"

  static func afterEnd(_ name: String) -> String { "the list ends before this <\(name)>" }
  static let afterEndRemedy =
    "put both values into one <dict> or <array>, or remove a closing tag before it"
}

// Texts.
extension XMLListWords {
  static func commentInside(_ name: String) -> String { "there is a comment inside <\(name)>" }
  static let commentInsideRemedy = "move it out of the element"

  static func notClosed(_ name: String) -> String { "<\(name)> isn't closed before the next tag" }
  static func notClosedRemedy(_ name: String) -> String {
    "write </\(name)>, or &lt; if the text contains a '<'"
  }

  static let bracket = "'<' must be written &lt;"
  static let bracketRemedy = "write &lt;"
  static let ampersand = "'&' must be written &amp;"
  static let ampersandRemedy = "write &amp;"

  static func unknownEntity(_ name: String) -> String { "&\(name); doesn't name a character" }
  static let unknownEntityRemedy = "write the character itself, or &amp; for '&'"
}

// Values.
extension XMLListWords {
  static func textInside(_ name: String) -> String { "<\(name)/> can't contain text" }
  static func textInsideRemedy(_ name: String) -> String { "write <\(name)/>" }

  static let integerWithBlanks =
    "there is white space around the number in <integer>; Foundation on Linux refuses it, and what "
    + "iOS does is undocumented"
  static func integerWithBlanksRemedy(_ value: Int64) -> String {
    "write <integer>\(value)</integer>"
  }

  static func integerTooLarge(_ text: String) -> String {
    "<integer> \(cropped(text)) is more than \(Int64.max) and is read as that"
  }
  static let integerTooLargeRemedy = "write a smaller number"

  static func integerOutOfRange(_ text: String) -> String {
    "<integer> \(cropped(text)) is out of range"
  }
  static let integerOutOfRangeRemedy = "write a number from \(Int64.min) to \(Int64.max)"

  static let integerMissing = "<integer> contains no number"
  static func notAnInteger(_ text: String) -> String { "\(quoted(text)) isn't an integer" }
  static let notAnIntegerRemedy = "write digits only, or use <real> or <string>"

  static func notANumber(_ text: String) -> String { "\(quoted(text)) isn't a number" }
  static let notANumberRemedy = "write it like <real>0.5</real>"

  static func notADate(_ text: String) -> String { "\(quoted(text)) isn't a date" }
  static let notADateRemedy = "write it like <date>2026-01-31T09:30:00Z</date>"

  static let dataWithoutEnd =
    "Foundation on Linux refuses <data/>, and what iOS does is undocumented"
  static let dataWithoutEndRemedy = "write <data></data>"

  static let notBase64 = "<data> isn't valid base64: some characters or the padding are wrong"
  static let notBase64Remedy =
    "write the bytes in base64, padded with = at the end"
}

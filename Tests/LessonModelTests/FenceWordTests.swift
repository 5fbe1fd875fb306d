import Findings
import LessonModel
import Testing

/// What is wrong with a fence's words, reported at the very word.
@Suite struct FenceWordTests {
  @Test(arguments: unknown + values + contradictions + files + bytes)
  func mistakeIsReportedInsideTheInfoString(_ example: FindingCase) throws {
    try example.check()
  }

  @Test func allMistakesOfALineAreReportedAtOnce() {
    let source = lesson("```swift hiden target=Share times-out=1\n```")
    let findings = LessonParser.parse(source, file: "lesson.md").findings
    #expect(
      findings.map(\.message) == [
        "Unknown word 'hiden', did you mean 'hidden'", "'target' has no effect without 'file'",
        "'times-out' takes no value",
      ])
  }

  private static let swiftWords =
    "use one of 'scene', 'file=…', 'target=…', 'part', 'once', 'shown', 'hidden', "
    + "'starter', 'fails=…', 'traps=…', 'times-out', 'out-of-memory' or 'too-much-output', or remove it"

  private static let inBase64 = "write the file in Base64, as 'base64 FILE' prints it"
  private static let filledUp =
    "write four characters for every three bytes, padded with '=' at the end"

  static let bytes = [
    FindingCase(
      "a letter that Base64 doesn't have", .oddBytes,
      "Character is not valid Base64 here", remedy: inBase64,
      in: lesson("```base64 file=a.png target=Share\niVBO\nRw1️⃣é2️⃣A\n```")),
    FindingCase(
      "bytes behind the end", .oddBytes, "Character is not valid Base64 here",
      remedy: inBase64, in: lesson("```base64 file=a.png target=Share\nQQ==1️⃣Q2️⃣Q==\n```")),
    FindingCase(
      "a sign of the end that stands too early", .oddBytes,
      "Character is not valid Base64 here", remedy: inBase64,
      in: lesson("```base64 file=a.png target=Share\nQ1️⃣=2️⃣==\n```")),
    FindingCase(
      "bytes that are cut off", .oddBytes, "Base64 data ends too early", remedy: filledUp,
      in: lesson("```base64 file=a.png target=Share\niVBO\nR1️⃣w2️⃣\n\n```")),
    FindingCase(
      "no bytes", .oddBytes, "Base64 data ends too early", remedy: filledUp,
      in: lesson("1️⃣```base64 file=a.png target=Share\n```2️⃣")),
  ]

  static let unknown = [
    FindingCase(
      "a mistyped word", .unknownFenceWord, "Unknown word 'hiden', did you mean 'hidden'",
      remedy: swiftWords, in: lesson("```swift 1️⃣hiden2️⃣\n```")),
    FindingCase(
      "a mistyped word with a value", .unknownFenceWord,
      "Unknown word 'fiel', did you mean 'file'",
      remedy: swiftWords, in: lesson("```swift 1️⃣fiel2️⃣=A.swift\n```")),
    FindingCase(
      "a word like no other", .unknownFenceWord, "Unknown word 'editable'",
      remedy: swiftWords, in: lesson("```swift 1️⃣editable2️⃣\n```")),
    FindingCase(
      "a capital letter", .unknownFenceWord, "Unknown word 'Hidden', did you mean 'hidden'",
      remedy: swiftWords, in: lesson("```swift 1️⃣Hidden2️⃣\n```")),
    FindingCase(
      "a word behind wide letters and a tab", .unknownFenceWord,
      "Unknown word 'hiden', did you mean 'hidden'", remedy: swiftWords,
      in: lesson("  ~~~ swift   fails=\"ä 漢\"\t1️⃣hiden2️⃣  \n  ~~~")),
    FindingCase(
      "a word of another tool behind another language", .unknownFenceWord,
      "Unknown word 'linenos'", remedy: "remove it",
      in: lesson("```python 1️⃣linenos2️⃣\n```")),
    FindingCase(
      "a mistyped language", .unknownFenceWord, "Unknown language 'swfit', did you mean 'swift'",
      remedy: "write 'swift', the language that tutor runs", in: lesson("```1️⃣swfit2️⃣\n```")),
    FindingCase(
      "a word in the language's place", .unknownFenceWord,
      "Fence starts with 'scene' instead of a language", remedy: "write 'swift scene'",
      in: lesson("```1️⃣scene2️⃣\n```")),
    FindingCase(
      "an expectation in the language's place", .unknownFenceWord,
      "Fence starts with 'output' instead of a language", remedy: "write 'text output'",
      in: lesson("```1️⃣output2️⃣\n```")),
  ]

  static let values = [
    FindingCase(
      "no value", .unknownFenceWord, "'fails' has no value",
      remedy: "write 'fails=\"part of the message\"'", in: lesson("```swift 1️⃣fails2️⃣\n```")),
    FindingCase(
      "an empty value", .unknownFenceWord, "'file' has an empty value",
      remedy: "write 'file=Share.swift'", in: lesson("```swift 1️⃣file=2️⃣\n```")),
    FindingCase(
      "an empty value in quotes", .unknownFenceWord, "'traps' has an empty value",
      remedy: "write 'traps=\"part of the message\"'",
      in: lesson("```swift 1️⃣traps=\"\"2️⃣\n```")),
    FindingCase(
      "a value where none belongs", .unknownFenceWord, "'hidden' takes no value",
      remedy: "write 'hidden'", in: lesson("```swift 1️⃣hidden=yes2️⃣\n```")),
    FindingCase(
      "a quote that stays open", .unknownFenceWord, "Value of 'fails' has no closing quote",
      remedy: "close it with '\"', and write '\\\"' for a quote inside it",
      in: lesson("```swift fails=1️⃣\"cannot find \\\"x hidden2️⃣\n```")),
  ]

  static let contradictions = [
    FindingCase(
      "one word twice", .contradictoryFenceWords, "Word 'hidden' appears twice",
      remedy: "keep one of them", note: "the other one is here",
      in: lesson("```swift 3️⃣hidden4️⃣ 1️⃣hidden2️⃣\n```")),
    FindingCase(
      "two roles", .contradictoryFenceWords, "'file' contradicts 'scene'",
      remedy: "keep one of them", note: "the other one is here",
      in: lesson("```swift 3️⃣scene4️⃣ 1️⃣file=A.swift2️⃣\n```")),
    FindingCase(
      "two ways to fail", .contradictoryFenceWords, "'traps' contradicts 'times-out'",
      remedy: "keep one of them", note: "the other one is here",
      in: lesson("```swift 3️⃣times-out4️⃣ 1️⃣traps=\"x y\"2️⃣\n```")),
    FindingCase(
      "code that is only shown and fails", .contradictoryFenceWords,
      "'shown' contradicts 'fails'", remedy: "keep one of them", note: "the other one is here",
      in: lesson("```swift 3️⃣fails=x4️⃣ 1️⃣shown2️⃣\n```")),
    FindingCase(
      "events on code", .contradictoryFenceWords, "'events' can't be used with 'swift'",
      remedy: "remove it, or change the language to 'text'",
      in: lesson("```swift 1️⃣events2️⃣\n```")),
    FindingCase(
      "a file in a language that is only shown", .contradictoryFenceWords,
      "'file' can't be used with 'bash'",
      remedy: "remove it, or change the language to 'swift' or 'xml'",
      in: lesson("```bash 1️⃣file=x2️⃣\n```")),
    FindingCase(
      "a property list that fails", .contradictoryFenceWords, "'fails' can't be used with 'xml'",
      remedy: "remove it, or change the language to 'swift'",
      in: lesson("```xml file=Info.plist target=Share 1️⃣fails=x2️⃣\n```")),
    FindingCase(
      "a beginning that must fail", .contradictoryFenceWords, "'starter' contradicts 'fails'",
      remedy: "keep one of them", note: "the other one is here",
      in: lesson("```swift file=A.swift target=Share 3️⃣fails=x4️⃣ 1️⃣starter2️⃣\n```")),
    FindingCase(
      "a scene to begin with", .contradictoryFenceWords, "'starter' has no effect without 'file'",
      remedy: "add 'file=…', or remove 'starter'", in: lesson("```swift scene 1️⃣starter2️⃣\n```")),
    FindingCase(
      "a target without a file", .contradictoryFenceWords,
      "'target' has no effect without 'file'", remedy: "add 'file=…', or remove 'target'",
      in: lesson("```swift scene 1️⃣target=Share2️⃣\n```")),
    FindingCase(
      "hidden data of no file", .contradictoryFenceWords,
      "'hidden' contradicts a block that is only shown", remedy: "add 'file=…', or remove 'hidden'",
      in: lesson("```xml 1️⃣hidden2️⃣\n```")),
  ]

  static let files =
    [
      ("/etc/passwd.swift", "is an absolute path"),
      ("../A.swift", "leads outside the target"),
      ("a/../../A.swift", "leads outside the target"),
      ("a//A.swift", "has a part that is empty or '.'"),
      ("./A.swift", "has a part that is empty or '.'"),
      ("a/", "has a part that is empty or '.'"),
      ("\"a\\\\b.swift\"", "contains characters that file names can't have"),
      ("Info.plist", "does not end in '.swift'"),
    ].map { name, problem in
      let plain = name.replacing("\"", with: "").replacing("\\\\", with: "\\")
      return FindingCase(
        "the file name \(plain)", .unknownFenceWord, "File name '\(plain)' \(problem)",
        remedy: "write something like 'file=Share.swift'",
        in: lesson("```swift file=1️⃣\(name)2️⃣ target=Share\n```"))
    } + [
      FindingCase(
        "code in a property list's block", .unknownFenceWord,
        "File name 'A.swift' ends in '.swift', but the block's language is not Swift",
        remedy: "write something like 'file=Info.plist'",
        in: lesson("```xml file=1️⃣A.swift2️⃣ target=Share\n```")),
      FindingCase(
        "a control character in a file name", .unknownFenceWord,
        "File name 'a�.plist' contains characters that file names can't have",
        remedy: "write something like 'file=Info.plist'",
        in: lesson("```xml file=1️⃣a\u{1B}.plist2️⃣ target=Share\n```")),
      FindingCase(
        "a target that isn't declared", .missingTarget,
        "No target is named 'Shaer', did you mean 'Share'",
        remedy: "write 'Reader' or 'Share', or declare it under 'targets:' in the front matter",
        in: lesson("```swift file=A.swift target=1️⃣Shaer2️⃣\n```")),
      FindingCase(
        "a file of no target", .missingTarget, "File 'A.swift' has no target",
        remedy: "add 'target=Reader' or 'target=Share'",
        in: lesson("```swift 1️⃣file=A.swift2️⃣\n```")),
      FindingCase(
        "a file where no target is declared", .missingTarget,
        "File 'A.swift' has no target, and the lesson declares none",
        remedy: "declare one under 'targets:' in the front matter",
        in: lesson(frontMatter: "format: 1\nid: x") + "\n```swift 1️⃣file=A.swift2️⃣\n```\n"),
    ]
}

import Foundation
import TestSupport
import Testing

/// `tutor activate`: whether the extension would be offered, and why.
@Suite struct ActivateTests {
  let goldens = Golden(in: "Goldens/Activate")

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [String]
    var status: Int32
    var output: String
  }

  private static let oneLink = """
    Save (Info.plist)
      ✓ offered: one web URL, at most 1 (documented)
        ✓ at most 1 web URL: 1 was shared (documented)
        ✓ everything shared must be a web URL: it is (documented)
    \(version1)
    """

  private static let twoLinks = """
    Save (Info.plist)
      ✗ not offered: 2 web URLs, at most 1 (documented)
        ✗ at most 1 web URL: 2 were shared (documented)
        ✓ everything shared must be a web URL: both attachments are (documented)
    \(version1)
    """

  private static let version1 = """
          • a rule without NSExtensionActivationDictionaryVersion is version 1: the
            extension must take everything that is shared (documented)

    """

  @Test(arguments: [
    Case(
      testDescription: "one link", words: ["Info.plist", "--share", "url"], status: 0,
      output: oneLink),
    Case(
      testDescription: "two links", words: ["Info.plist", "--share", "url:2"], status: 1,
      output: twoLinks),
    Case(
      testDescription: "the path behind what is shared",
      words: ["--share", "url", "url", "Info.plist"], status: 1, output: twoLinks),
    Case(
      testDescription: "two items", words: ["Info.plist", "--item", "url", "--item", "text"],
      status: 1,
      output: """
        Save (Info.plist)
          ✗ not offered: wants nothing but web URLs (documented)
            ✓ at most 1 web URL: 1 was shared (documented)
            ✗ everything shared must be a web URL: 1 of 2 attachments isn't
              (public.plain-text) (documented)
        \(version1)
        """),
    Case(
      testDescription: "an extension by its name",
      words: ["Info.plist", "--extension", "Save", "--share", "url"], status: 0, output: oneLink),
    Case(
      testDescription: "a predicate that is met",
      words: ["--predicate", "extensionItems.@count == 2", "--item", "url", "--item", "text"],
      status: 0,
      output: """
        ✓ offered: 2 items (documented)
          ✓ there must be exactly 2 items: there are 2 (documented)

        """),
    Case(
      testDescription: "a predicate that isn't met",
      words: ["--predicate", "extensionItems.@count == 2", "--share", "url,text"], status: 1,
      output: """
        ✗ not offered: wants exactly 2 items; there is 1 (documented)
          ✗ there must be exactly 2 items: there is 1 (documented)

        """),
  ])
  func theVerdictIsTheExitStatus(_ test: Case) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(SampleExtension.list(SampleExtension.links(1)), to: "Info.plist")
    try tutor.run(["activate"] + test.words).expect(status: test.status, output: test.output)
  }

  @Test(arguments: [
    (
      ["Info.plist"],
      """
      nothing is shared
        say what is, such as --share image:3, or --item url,text for a separate item
      """
    ),
    (["--share", "url"], "no rule given; name an extension's path, or use --predicate"),
    (
      ["Info.plist", "--predicate", "TRUEPREDICATE", "--share", "url"],
      "a path and --predicate are two rules; use one of them"
    ),
    (
      ["Info.plist", "--share", "movei"],
      """
      'movei' is neither something to share nor a uniform type, did you mean 'movie'
        use one of image, movie, text, url, webpage, contact, file:NAME, or uniform types joined by \
      '+', such as public.jpeg+public.file-url
      """
    ),
    (
      ["Info.plist", "--extension", "Other", "--share", "url"],
      "no extension in 'Info.plist' is called 'Other'; it has: Save"
    ),
    (
      ["nowhere", "--share", "url"],
      """
      'nowhere' does not exist
        name an Info.plist, an .appex, .app, .xcarchive or .ipa, or the folder of an Xcode project
      """
    ),
  ])
  func whatCannotBeAskedIsStatusTwo(words: [String], says: String) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(SampleExtension.list(SampleExtension.links(1)), to: "Info.plist")
    try tutor.run(["activate"] + words).expect(status: 2, errors: "tutor: \(says)\n")
  }

  @Test func aPredicateThatCannotBeReadIsStatusTwo() throws {
    try TutorProgram().run("activate", "--predicate", "SUBQUERY(", "--share", "url").expect(
      status: 2,
      output: """
        ✗ not offered: the predicate can't be read: 1:10: the predicate ends where a
          value should be; expected a key path, a literal or SUBQUERY (undocumented)
          ✗ 1:10: the predicate ends where a value should be; expected a key path, a
            literal or SUBQUERY (documented)
            • write what to compare (documented)
          • a rule that can't be read is never met (undocumented)

        """)
  }

  @Test(arguments: [
    (["--predicate", "extensionItems.@count >= 0"], "everything"),
    (["Keyboard.plist", "--extension", "Save"], "keyboard"),
  ])
  func whatShouldBeKnownOfARuleIsSaidBesideTheVerdict(words: [String], golden: String) throws {
    let tutor = try TutorProgram()
    let list = SampleExtension.list(SampleExtension.links(1))
    try tutor.folder.write(
      list.replacingOccurrences(of: "share-services", with: "keyboard-service"),
      to: "Keyboard.plist")
    for (form, suffix) in [([], "txt"), (["--json"], "json")] {
      let seen = try tutor.run(["activate"] + words + ["--share", "url"] + form)
      #expect(seen.status == 0 && seen.errors == "")
      goldens.expect(seen.output, in: "\(golden).\(suffix)")
    }
  }

  @Test func theWholeReasonIsShownAndIsOneJSONDocument() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write("Reader.app", rule: SampleExtension.faulty)(tutor.folder)
    let text = try tutor.run("activate", "Reader.app", "--share", "url", "image")
    goldens.expect(text.output, in: "app.txt")
    #expect(text.status == 1 && text.errors == "")
    let json = try tutor.run("activate", "Reader.app", "--share", "url", "image", "--json")
    goldens.expect(json.output, in: "app.json")
    #expect(json.status == 1 && json.errors == "")
    _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    goldens.expectNothing(besides: [
      "app.txt", "app.json", "everything.txt", "everything.json", "keyboard.txt", "keyboard.json",
    ])
  }
}

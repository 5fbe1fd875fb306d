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
    /// What the first line says.
    var says: String
  }

  @Test(arguments: [
    Case(
      testDescription: "one link", words: ["Info.plist", "--share", "url"], status: 0,
      says: "✓ offered: one web URL, at most 1"),
    Case(
      testDescription: "two links", words: ["Info.plist", "--share", "url:2"], status: 1,
      says: "✗ not offered: 2 web URLs, at most 1"),
    Case(
      testDescription: "the path behind what is shared",
      words: ["--share", "url", "url", "Info.plist"], status: 1,
      says: "✗ not offered: 2 web URLs, at most 1"),
    Case(
      testDescription: "two items", words: ["Info.plist", "--item", "url", "--item", "text"],
      status: 1, says: "✗ not offered"),
    Case(
      testDescription: "an extension by its name",
      words: ["Info.plist", "--extension", "Save", "--share", "url"], status: 0,
      says: "✓ offered: one web URL, at most 1"),
    Case(
      testDescription: "a predicate that is met",
      words: ["--predicate", "extensionItems.@count == 2", "--item", "url", "--item", "text"],
      status: 0, says: "✓ offered"),
    Case(
      testDescription: "a predicate that isn't met",
      words: ["--predicate", "extensionItems.@count == 2", "--share", "url,text"], status: 1,
      says: "✗ not offered"),
  ])
  func theVerdictIsTheExitStatus(_ test: Case) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(SampleExtension.list(SampleExtension.links(1)), to: "Info.plist")
    let seen = try tutor.run(["activate"] + test.words)
    #expect(seen.status == test.status)
    #expect(seen.errors == "")
    #expect(seen.output.contains(test.says), "\(seen.output)")
  }

  @Test(arguments: [
    (["Info.plist"], "tutor: nothing is shared\n"),
    (["--share", "url"], "tutor: no rule given; "),
    (["Info.plist", "--predicate", "TRUEPREDICATE", "--share", "url"], "are two rules"),
    (["Info.plist", "--share", "movei"], "did you mean 'movie'"),
    (["Info.plist", "--extension", "Other", "--share", "url"], "'Other'; it has: Save"),
    (["--predicate", "SUBQUERY(", "--share", "url"], "1:10"),
    (["nowhere", "--share", "url"], "'nowhere' does not exist"),
  ])
  func whatCannotBeAskedIsStatusTwo(words: [String], says: String) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(SampleExtension.list(SampleExtension.links(1)), to: "Info.plist")
    let seen = try tutor.run(["activate"] + words)
    #expect(seen.status == 2)
    #expect((seen.errors + seen.output).contains(says), "\(seen)")
  }

  @Test(arguments: [
    (["--predicate", "extensionItems.@count >= 0"], "everything that can be shared meets"),
    (["Keyboard.plist", "--extension", "Save"], "so its rule has no effect"),
  ])
  func whatShouldBeKnownOfARuleIsSaidBesideTheVerdict(words: [String], says: String) throws {
    let tutor = try TutorProgram()
    let list = SampleExtension.list(SampleExtension.links(1))
    try tutor.folder.write(
      list.replacingOccurrences(of: "share-services", with: "keyboard-service"),
      to: "Keyboard.plist")
    for form in [[], ["--json"]] {
      let seen = try tutor.run(["activate"] + words + ["--share", "url"] + form)
      #expect(seen.status == 0)
      let words = seen.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(says), "\(seen.output)")
    }
  }

  @Test func theWholeReasonIsShownAndIsOneJSONDocument() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write("Reader.app", rule: SampleExtension.faulty)(tutor.folder)
    let text = try tutor.run("activate", "Reader.app", "--share", "url", "image")
    goldens.expect(text.output, in: "app.txt")
    let json = try tutor.run("activate", "Reader.app", "--share", "url", "image", "--json")
    goldens.expect(json.output, in: "app.json")
    #expect(json.status == 1)
    _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    goldens.expectNothing(besides: ["app.txt", "app.json"])
  }
}

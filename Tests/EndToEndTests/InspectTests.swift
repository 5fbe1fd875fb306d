import Foundation
import FoundationXML
import TestSupport
import Testing

/// `tutor inspect` on apps, on extensions and on things that are neither.
@Suite struct InspectTests {
  let goldens = Golden(in: "Goldens/Inspect")

  @Test func anExtensionIsDescribedWithItsMistakesAndWhatItIsOfferedFor() throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(SampleExtension.list(SampleExtension.faulty), to: "Info.plist")
    let seen = try tutor.run("inspect", "Info.plist", environment: ["COLUMNS": "100"])
    goldens.expect(seen.output, in: "list.txt")
    #expect(seen.errors == "")
    #expect(seen.status == 0)
  }

  @Test func anAppIsReadWithItsExtensionsAndAnErrorFailsIt() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write(
      "Reader.app", rule: "<string>TRUEPREDICATE</string>", identifier: "com.other.Share")(
        tutor.folder)
    let seen = try tutor.run("inspect", "Reader.app")
    goldens.expect(seen.output, in: "app.txt")
    #expect(seen.errors == "")
    #expect(seen.status == 1)
  }

  @Test func aRuleThatCannotBeReadIsSaidOnceAndNotForEveryThingShared() throws {
    let tutor = try TutorProgram()
    let rule = "<string>extensionItems.@count = = 1</string>"
    try tutor.folder.write(SampleExtension.list(rule), to: "Info.plist")
    let seen = try tutor.run("inspect", "Info.plist", environment: ["COLUMNS": "80"])
    goldens.expect(seen.output, in: "unreadable.txt")
    #expect(seen.status == 1 && seen.errors == "")
  }

  @Test func jsonIsOneDocumentAndNothingElse() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write("Reader.app", rule: SampleExtension.faulty)(tutor.folder)
    let seen = try tutor.run("inspect", "Reader.app", "--json")
    goldens.expect(seen.output, in: "app.json")
    #expect(seen.errors == "")
    _ = try JSONSerialization.jsonObject(with: Data(seen.output.utf8))
  }

  @Test func reportsForMachinesAreWrittenBesideTheText() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write(
      "Reader.app", rule: SampleExtension.faulty, identifier: "com.other.Share")(tutor.folder)
    let seen = try tutor.run(
      "inspect", "Reader.app", "--sarif", "found.sarif", "--junit", "found.xml")
    #expect(seen.status == 1)
    goldens.expect(try tutor.folder.read("found.sarif"), in: "app.sarif")
    goldens.expect(try tutor.folder.read("found.xml"), in: "app.xml")
    let parser = XMLParser(data: Data(try tutor.folder.read("found.xml").utf8))
    #expect(parser.parse())
  }

  @Test func anExtensionWithoutFaultsPasses() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write("Reader.app", rule: SampleExtension.links(1))(tutor.folder)
    let seen = try tutor.run("inspect", "Reader.app", "--junit", "-")
    #expect(seen.status == 0)
    #expect(XMLParser(data: Data(seen.output.utf8)).parse())
    goldens.expect(seen.output, in: "faultless.xml")
    goldens.expect(seen.errors, in: "faultless.txt")
  }

  @Test func twoVersionsAreComparedByWhatUsersLoseAndGain() throws {
    let tutor = try TutorProgram()
    try SampleExtension.write("Old.app", rule: SampleExtension.links(2))(tutor.folder)
    try SampleExtension.write("New.app", rule: SampleExtension.links(1))(tutor.folder)
    let seen = try tutor.run("inspect", "Old.app", "New.app")
    goldens.expect(seen.output, in: "changes.txt")
    #expect(seen.status == 0 && seen.errors == "")
    let back = try tutor.run("inspect", "New.app", "Old.app", "--json")
    goldens.expect(back.output, in: "changes.json")
    #expect(back.status == 0 && back.errors == "")
    try tutor.run("inspect", "New.app", "New.app").expect(output: "nothing changed for users\n")
  }

  struct Unreadable: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var name = "Info.plist"
    var says: String
  }

  @Test(arguments: [
    Unreadable(
      testDescription: "an empty file", bytes: [],
      says: """
        Info.plist: error: the file is empty
         = help: write a property list into it, or restore it
         = note: empty-file
        """),
    Unreadable(
      testDescription: "a list that was cut off", bytes: Array("<plist><dict><key>A".utf8),
      says: """
        Info.plist:1:14: error: this <key> isn't closed before the file ends
        1 | <plist><dict><key>A
          |              ^
          = help: close it, or restore the rest of the file
          = note: malformed-list
        """),
    Unreadable(
      testDescription: "a binary list that was cut off", bytes: Array("bplist00\u{1}\u{2}".utf8),
      says: """
        Info.plist: error: the binary property list is damaged: its table of values doesn't match \
        its size
         = help: build or export the app again
         = note: malformed-list
        """),
    Unreadable(
      testDescription: "a list with an array as its root",
      bytes: Array("<plist><array/></plist>".utf8),
      says: """
        Info.plist:1:8: error: the top-level value is an array; an Info.plist or entitlements file \
        needs a dictionary
        1 | <plist><array/></plist>
          |        ^
          = help: wrap it in a dictionary, or name another file
          = note: not-a-dictionary
        """),
    Unreadable(
      testDescription: "an archive that is none", bytes: Array("PK\u{3}\u{4}nothing".utf8),
      name: "App.ipa",
      says: """
        App.ipa: error: the archive is damaged: its end is missing
         = help: export the app again, or download the archive again
         = note: damaged-archive
        """),
  ])
  func whatCannotBeReadIsAFindingAndStatusTwo(_ test: Unreadable) throws {
    let tutor = try TutorProgram()
    try Data(test.bytes).write(to: tutor.folder.file(test.name))
    try tutor.run("inspect", test.name).expect(
      status: 2, output: "\(test.says)\n\n0 extensions: 1 error, 0 warnings, 0 notes\n")
  }

  @Test func aPathToNothingIsWrongUsage() throws {
    try TutorProgram().run("inspect", "nowhere.app").expect(
      status: 2,
      errors: """
        tutor: 'nowhere.app' does not exist
          name an Info.plist, an .appex, .app, .xcarchive or .ipa, or the folder of an Xcode project

        """)
  }

  @Test func everyGoldenIsUsed() {
    goldens.expectNothing(besides: [
      "list.txt", "app.txt", "app.json", "app.sarif", "app.xml", "changes.txt", "changes.json",
      "unreadable.txt", "faultless.xml", "faultless.txt",
    ])
  }
}

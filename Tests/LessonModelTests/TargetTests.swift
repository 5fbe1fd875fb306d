import Findings
import LessonModel
import Testing

/// What is wrong with a list of targets.
@Suite struct TargetTests {
  @Test(arguments: nameMistakes + placeMistakes)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  @Test(arguments: ["com.example.Reader", "a.b", "com.example-9.X"])
  func bundleIdentifierIsAccepted(_ identifier: String) {
    let source = targets("- {name: A, kind: app, identifier: \(identifier)}")
    #expect(LessonParser.parse(source, file: "lesson.md").findings == [])
  }

  static let nameMistakes = [
    FindingCase(
      "no name", .frontMatter, "Target has no 'name'", remedy: "add 'name: …'",
      in: targets("- 1️⃣k2️⃣ind: app\n  identifier: a.b")),
    FindingCase(
      "no kind", .frontMatter, "Target has no 'kind'", remedy: "add 'kind: …'",
      in: targets("- 1️⃣n2️⃣ame: A\n  identifier: a.b")),
    FindingCase(
      "no identifier", .frontMatter, "Target has no 'identifier'",
      remedy: "add 'identifier: …'", in: targets("- 1️⃣n2️⃣ame: A\n  kind: app")),
    FindingCase(
      "a name with a hyphen", .frontMatter, "Target name 'My-App' is not a Swift identifier",
      remedy: "choose a name of ASCII letters and digits that starts with a letter",
      in: targets("- {name: 1️⃣My-App2️⃣, kind: app, identifier: a.b}")),
    FindingCase(
      "a keyword for a name", .frontMatter, "Target name 'extension' is a Swift keyword",
      remedy: "choose a name of ASCII letters and digits that starts with a letter",
      in: targets("- {name: 1️⃣extension2️⃣, kind: app, identifier: a.b}")),
    FindingCase(
      "a module that lessons import", .frontMatter,
      "Target name 'UIKit' is already the name of a module or process",
      remedy: "choose a name of ASCII letters and digits that starts with a letter",
      in: targets("- {name: 1️⃣UIKit2️⃣, kind: app, identifier: a.b}")),
    FindingCase(
      "a bundle identifier of one part", .frontMatter, "'Reader' is not a bundle identifier",
      remedy: "write something like 'com.example.Reader', in ASCII letters, digits, '-' and '.'",
      in: targets("- {name: A, kind: app, identifier: 1️⃣Reader2️⃣}")),
    FindingCase(
      "a bundle identifier with an underscore", .frontMatter,
      "'com.a_b' is not a bundle identifier",
      remedy: "write something like 'com.example.Reader', in ASCII letters, digits, '-' and '.'",
      in: targets("- {name: A, kind: app, identifier: 1️⃣com.a_b2️⃣}")),
    FindingCase(
      "an entry that is a name alone", .frontMatter,
      "Target is not a list of 'key: value' lines",
      remedy: "write one key and its value on each line: 'name', 'kind', 'identifier', 'in',"
        + " 'display', 'info' or 'entitlements'",
      in: targets("- 1️⃣Reader2️⃣")),
  ]

  static let placeMistakes = [
    FindingCase(
      "a mistyped kind", .frontMatter, "Unknown kind 'extention', did you mean 'extension'",
      remedy: "write 'kind: app' or 'kind: extension'",
      in: withApp("- {name: Share, kind: 1️⃣extention2️⃣, identifier: a.b.c}")),
    FindingCase(
      "one name twice", .frontMatter, "Target 'Reader' is declared twice",
      remedy: "remove or rename one of them", note: "the first one is here",
      in: withApp("- {name: 1️⃣Reader2️⃣, kind: app, identifier: a.c}")),
    FindingCase(
      "an app that isn't there", .missingTarget, "No app is named 'Raeder', did you mean 'Reader'",
      remedy: "write 'Reader'",
      in: withApp("- {name: Share, kind: extension, identifier: a.b.c, in: 1️⃣Raeder2️⃣}")),
    FindingCase(
      "an app in an app", .frontMatter, "App 'Other' can't be inside another app",
      remedy: "remove 'in:', or write 'kind: extension'",
      in: withApp("- {name: Other, kind: app, identifier: a.c, in: 1️⃣Reader2️⃣}")),
    FindingCase(
      "an extension in an extension", .missingTarget,
      "No app is named 'Share'", remedy: "write 'Reader'",
      in: withApp(
        """
        - {name: Share, kind: extension, identifier: a.b.c}
        - {name: Second, kind: extension, identifier: a.b.d, in: 1️⃣Share2️⃣}
        """)),
    FindingCase(
      "an extension without any app", .missingTarget, "Extension 'Share' has no app to contain it",
      remedy: "add a target with 'kind: app'",
      in: targets("- {name: 1️⃣Share2️⃣, kind: extension, identifier: a.b.c}")),
    FindingCase(
      "an extension beside two apps", .missingTarget,
      "Extension 'Share' does not say which app contains it",
      remedy: "add 'in: A' or 'in: B'",
      in: targets(
        """
        - {name: A, kind: app, identifier: a.a}
        - {name: B, kind: app, identifier: a.b}
        - {name: 1️⃣Share2️⃣, kind: extension, identifier: a.b.c}
        """)),
  ]
}

/// A lesson with an app and more targets.
private func withApp(_ entries: String) -> String {
  targets("- {name: 3️⃣Reader4️⃣, kind: app, identifier: a.b}\n\(entries)")
}

/// A lesson with these targets.
private func targets(_ entries: String) -> String {
  lesson(frontMatter: "format: 1\nid: x\ntargets:\n\(entries)")
}

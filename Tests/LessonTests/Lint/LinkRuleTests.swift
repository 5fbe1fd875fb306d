import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// Links lead somewhere.
@Suite struct LinkRuleTests {
  @Test(arguments: broken + fine)
  func linkIsHeldAgainstTheCourse(_ example: LintCase) throws {
    try example.check(LinkRule(), of: .brokenLink, in: Self.facts())
  }

  /// Another lesson and some files.
  static func facts() throws -> CourseFacts {
    let text = lintedLesson("Text.").replacing("id: first", with: "id: second")
    let other = try #require(
      LessonParser.parse(text, file: "Lessons/02-second/lesson.md").lesson)
    return CourseFacts(
      lessons: [other],
      files: [
        "Lessons/course.yml", "Lessons/01-first/lesson.md", "Lessons/01-first/a picture.png",
        "Lessons/01-first/Files/page.html", "Lessons/02-second/lesson.md",
      ])
  }

  private static let fixPath = "correct the path, or add the file"
  private static let fixStep = "use the id of one of its steps, or remove '#recieve-the-link'"

  static let broken = [
    LintCase(
      "a mistyped step of the same lesson",
      "Link to '#recieve-the-link' is broken: lesson 'first' has no step 'recieve-the-link', "
        + "did you mean 'receive-the-link'",
      remedy: fixStep, in: lintedLesson("See [above](1️⃣#recieve-the-link2️⃣).")),
    LintCase(
      "a mistyped step of another lesson",
      "Link to '../02-second/lesson.md#recieve-the-link' is broken: lesson 'second' has no step"
        + " 'recieve-the-link', did you mean 'receive-the-link'",
      remedy: fixStep,
      in: lintedLesson("é [*there*](1️⃣../02-second/lesson.md#recieve-the-link2️⃣ \"Title\")")),
    LintCase(
      "a mistyped folder of another lesson",
      "Link to '../02-secnod/lesson.md' is broken: there is no such file, did you mean"
        + " '../02-second/lesson.md'",
      remedy: fixPath, in: lintedLesson("[there](1️⃣../02-secnod/lesson.md2️⃣)")),
    LintCase(
      "a picture that isn't there",
      "Link to 'picture.png' is broken: there is no such file, did you mean 'a picture.png'",
      remedy: fixPath, in: lintedLesson("- an item\n  with ![a picture](1️⃣picture.png2️⃣)")),
    LintCase(
      "nothing near", "Link to 'Files/x.bin' is broken: there is no such file", remedy: fixPath,
      in: lintedLesson("[text\nover lines](1️⃣Files/x.bin2️⃣)")),
    LintCase(
      "a folder with a lesson", "Link to '../02-second/' leads to a folder",
      remedy: "write '../02-second/lesson.md'", in: lintedLesson("[there](1️⃣../02-second/2️⃣)")),
    LintCase(
      "a folder with other files", "Link to 'Files' leads to a folder",
      remedy: "link to a file in it", in: lintedLesson("[files](1️⃣Files2️⃣)")),
    LintCase(
      "a file outside of the course", "Link to '../../README.md' leads outside the course",
      remedy: "link to a file of the course, or to the web with 'https:'",
      in: lintedLesson("[readme](1️⃣../../README.md2️⃣)")),
    LintCase(
      "a path from the root", "Link to '/etc/hosts' leads outside the course",
      remedy: "link to a file of the course, or to the web with 'https:'",
      in: lintedLesson("[hosts](1️⃣/etc/hosts2️⃣)")),
    LintCase(
      "a scheme that pages refuse", "Link to 'javascript:alert(1)' is left out of every page",
      remedy: "link to a file of the course, or use 'https:', 'http:' or 'mailto:'",
      in: lintedLesson("[run](1️⃣javascript:alert(1)2️⃣)")),
    LintCase(
      "no destination", "Link has no destination",
      remedy: "write where it leads, or remove the link", in: lintedLesson("1️⃣[nowhere]()2️⃣")),
    LintCase(
      "a destination defined elsewhere is reported at the link",
      "Link to 'x.png' is broken: there is no such file", remedy: fixPath,
      in: lintedLesson("See 1️⃣[this][ref]2️⃣.\n\n[ref]: x.png")),
  ]

  static let fine = [
    LintCase("a step of the lesson", fine: lintedLesson("[above](#receive-the-link)")),
    LintCase("its own file", fine: lintedLesson("[above](lesson.md#receive-the-link)")),
    LintCase(
      "a step of another lesson",
      fine: lintedLesson("[there](../02-second/lesson.md#receive-the-link)")),
    LintCase(
      "a file with a space", fine: lintedLesson("![a](a%20picture.png) ![b](<a picture.png>)")),
    LintCase("a file in a folder", fine: lintedLesson("[page](./Files/page.html#part?)")),
    LintCase(
      "the web and mail",
      fine: lintedLesson("<https://example.com/a> [b](http://example.com) [c](mailto:a@b.c)")),
    LintCase("a link in code", fine: lintedLesson("`[x](y.md)`\n\n```markdown\n[x](y.md)\n```")),
  ]
}

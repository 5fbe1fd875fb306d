import Findings
import LessonModel
import TestSupport
import Testing

/// The programs that a lesson's blocks make up together.
@Suite struct ProgramTests {
  @Test(arguments: programs + carrying)
  func blocksMakePrograms(_ example: ProgramCase) {
    let parsed = LessonParser.parse(example.input, file: "lesson.md")
    #expect(parsed.findings == [])
    let diff = LineDiff(expected: example.dump, actual: parsed.lesson?.dump() ?? "")
    #expect(diff.isEmpty, "\(diff)")
  }

  static let programs = [
    ProgramCase(
      "blocks of one step, in order",
      lesson(
        """
        Text.

        ```swift
        print(1)
        ```
        ```text output
        1
        ```
        ```bash
        ls
        ```
        ```swift shown
        ```
        ```swift hidden times-out
        ```
            indented
        """),
      """
      only-step
        prose
        program @15
        expect output of [0] @18
        shown bash @21
        shown swift @24
        program @26 hidden must time out
        prose
        [0] alone main@15
        [1] alone main@26 must time out in main @25

      """),
    ProgramCase(
      "a device among programs of their own, and what is expected of each",
      lesson(
        """
        ```swift
        ```
        ```swift file=A.swift target=Share
        ```
        ```swift scene out-of-memory
        ```
        ```text output
        ```
        ```text events
        ```
        ```swift
        ```
        ```text output
        ```
        ```text output="My App"
        ```
        """),
      """
      only-step
        program @13
        Share/A.swift @15
        scene @17 must run out of memory
        expect output of [1] @19
        expect events of [1] @21
        program @23
        expect output of [2] @25
        expect output of My App of [1] @27
        [0] alone main@13
        [1] device Share(A.swift@15) main@17 must run out of memory in main @16
        [2] alone main@23

      """),
    ProgramCase(
      "code in a list or a quote, which is only shown",
      lesson("- item\n\n  ```swift shown\n  ```\n\n> ```swift\n> ```"),
      "only-step\n  prose\n  prose\n"),
    ProgramCase(
      "the only target, unnamed",
      lesson(
        frontMatter: """
          format: 1
          id: x
          targets: [{name: Reader, kind: app, identifier: a.b}]
          """) + "\n```xml file=Info.plist\n```\n~~~SWIFT file=a/B.swift\n~~~\n",
      """
      only-step
        Reader/Info.plist @12
        Reader/a/B.swift @14
        [0] device Reader(Info.plist@12 a/B.swift@14)

      """),
    ProgramCase(
      "every way to go wrong",
      lesson(
        #"""
        ```swift fails="cannot find \"x\" \\ y"
        ```
        ```swift traps=Index
        ```
        ```swift too-much-output
        ```
        """#),
      #"""
      only-step
        program @13 must fail with 'cannot find "x" \ y'
        program @15 must trap with 'Index'
        program @17 must print too much
        [0] alone main@13 must fail with 'cannot find "x" \ y' in main @12
        [1] alone main@15 must trap with 'Index' in main @14
        [2] alone main@17 must print too much in main @16

      """#),
  ]

  static let carrying = [
    ProgramCase(
      "files from step to step",
      lesson(
        """
        ```swift file=A.swift target=Share
        ```
        ```swift file=B.swift target=Share
        ```

        ## Reading

        ## Replacing

        ```swift file=A.swift target=Share
        ```
        ```swift file=A.swift target=Reader
        ```

        ## Playing

        ```swift scene
        ```
        """),
      """
      only-step
        Share/A.swift @13
        Share/B.swift @15
        [0] device Share(A.swift@13 B.swift@15)
      reading
      replacing
        Share/A.swift @22
        Reader/A.swift @24
        [0] device Reader(A.swift@24) Share(A.swift@22 B.swift@15)
      playing
        scene @29
        [0] device Reader(A.swift@24) Share(A.swift@22 B.swift@15) main@29

      """),
    ProgramCase(
      "a file that goes wrong for its own step only",
      lesson(
        """
        ```swift file=A.swift target=Share
        ```

        ## Wrong

        ```swift file=A.swift target=Share fails=x
        ```
        ```swift file=New.swift target=Reader
        ```

        ## Trapping

        ```swift file=B.swift target=Share traps=x
        ```
        ```swift scene
        ```

        ## Right again

        ```swift scene
        ```
        """),
      """
      only-step
        Share/A.swift @13
        [0] device Share(A.swift@13)
      wrong
        Share/A.swift @18 must fail with 'x'
        Reader/New.swift @20
        [0] device Reader(New.swift@20) Share(A.swift@18) must fail with 'x' in Share @17
      trapping
        Share/B.swift @25 must trap with 'x'
        scene @27
        [0] device Reader(New.swift@20) Share(A.swift@13 B.swift@25) main@27 must trap with 'x' \
      in Share @24
      right-again
        scene @32
        [0] device Reader(New.swift@20) Share(A.swift@13) main@32

      """),
  ]
}

/// Markdown, and the steps and programs made from it.
struct ProgramCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var input: String
  var dump: String

  init(_ name: String, _ input: String, _ dump: String) {
    testDescription = name
    self.input = input
    self.dump = dump
  }
}

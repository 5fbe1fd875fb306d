import LessonModel
import StepScripts
import TestSupport
import Testing

/// How much there is to read and to do in a lesson.
@Suite struct LessonFiguresTests {
  @Test func onlyWhatIsNewAndInSightIsCounted() throws {
    let markdown = """
      ---
      format: 1
      id: figures
      title: Figures
      targets:
        - name: Reader
          kind: app
          identifier: com.example.Reader
          info: {A: 1}
      ---

      Four words and one.

      ## One {#one}

      Two words, and a table:

      | a | b |
      |---|---|
      | c | d |

      ```swift file=A.swift
      let a = 1

      let b = 1
      let c = 1
      ```

      ```swift file=B.swift hidden
      let hidden = 1
      ```

      ```swift scene
      print(1)
      ```

      ```text output
      1
      ```

      ## Two {#two}

      ```swift file=A.swift part
      let a = 2
      ```

      Which?

      - [x] This one — because.
      - [ ] That

      """
    let lesson = try #require(LessonParser.parse(markdown, file: "lesson.md").lesson)
    let figures = LessonFigures(lesson)
    #expect(figures.steps == 2)
    #expect(figures.words == 4 + 5 + 4 + 1 + 4)
    #expect(figures.textLines == 1 + 1 + 3 + 1 + 2)
    #expect(figures.codeLines == 3 + 1 + 1)
    #expect(figures.newLines == 13)
    #expect(figures.exercises == 0)
    #expect(figures.questions == 1)
    #expect(figures.minutes == 1)
  }
}

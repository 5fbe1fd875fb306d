import CommonMark
import Findings
import LessonModel
import TestSupport
import Testing

/// Docs/lesson-format.md and the parser agree.
@Suite struct LessonFormatDocumentTests {
  private let document: FormatDocument

  init() throws {
    document = FormatDocument(try Repository.read("Docs/lesson-format.md"))
  }

  private static let vocabularies: [(String, [String])] = [
    ("Key", FrontMatterKey.allCases.map(\.rawValue)),
    ("Key of a target", TargetKey.allCases.map(\.rawValue)),
    ("Key of course.yml", CourseKey.allCases.map(\.rawValue)),
    ("Key of a part", PartKey.allCases.map(\.rawValue)),
    ("Key of topics.yml", TopicsKey.allCases.map(\.rawValue)),
    ("Key of a topic", TopicKey.allCases.map(\.rawValue)),
    ("Key of glossary.yml", GlossaryKey.allCases.map(\.rawValue)),
    ("Key of a term", TermKey.allCases.map(\.rawValue)),
    ("Word", FenceWord.allCases.map(\.rawValue)),
    ("Section", SectionWord.allCases.map(\.rawValue)),
    ("Seen", ["line"] + VerdictWord.allCases.map(\.rawValue)),
    (
      "Language",
      FenceLanguage.names.keys.sorted()
    ),
  ]

  @Test(arguments: vocabularies)
  func tableDescribesExactlyTheVocabulary(_ heading: String, _ words: [String]) {
    #expect(Set(document.firstColumn(of: heading)) == Set(words))
  }

  @Test(arguments: FenceWord.allCases)
  func wordIsShownInAnExample(_ word: FenceWord) {
    let shows = document.examples.contains { example in
      example.source.split(separator: "\n").contains { line in
        line.hasPrefix("```")
          && line.split(separator: " ").dropFirst().contains {
            $0 == word.rawValue || $0.hasPrefix("\(word.rawValue)=")
          }
      }
    }
    #expect(shows, "write an example of '\(word.rawValue)' into Docs/lesson-format.md")
  }

  @Test(arguments: SectionWord.allCases)
  func sectionIsShownInAnExample(_ word: SectionWord) {
    let shows = document.examples.contains { $0.source.contains("\n### \(word.rawValue)\n") }
    #expect(shows, "write an example of '### \(word.rawValue)' into Docs/lesson-format.md")
  }

  @Test(arguments: VerdictWord.allCases)
  func wordOfAVerdictIsShownInAnExample(_ word: VerdictWord) {
    let shows = document.examples.contains { $0.source.contains("\n| \(word.rawValue) ") }
    #expect(shows, "write an example of '| \(word.rawValue) …' into Docs/lesson-format.md")
  }

  @Test(arguments: FrontMatterKey.allCases.map(\.rawValue) + TargetKey.allCases.map(\.rawValue))
  func keyIsShownInAnExample(_ key: String) {
    let shows =
      document.examples.contains { $0.source.contains("\(key): ") }
      || document.examples.contains { $0.source.contains("\(key):\n") }
    #expect(shows, "write an example of '\(key):' into Docs/lesson-format.md")
  }

  @Test func everyExampleHasExactlyTheFindingsThatStandBelowIt() {
    #expect(document.examples.count >= 8)
    for example in document.examples {
      let source = example.isFragment ? Self.frontMatter + example.source : example.source
      let findings = LessonParser.parse(source, file: "example.md").findings
      let diff = LineDiff(expected: example.findings, actual: findings.text(of: source))
      #expect(diff.isEmpty, "example at line \(example.line):\n\(diff)")
    }
  }

  @Test func exampleOfACourseIsRead() throws {
    let plan = try #require(document.course)
    let step = "---\nformat: 1\nid: ID\ntitle: T\n---\n\n## Step\n"
    let folders = ["first-share", "activation", "groups"]
    let files = CourseFiles(path: "Lessons", folders: { .success(folders) }) { path in
      switch path {
      case "course.yml": .success(Array(plan.utf8))
      case "topics.yml", "glossary.yml": .failure(.missing)
      default: .success(Array(step.replacing("ID", with: path.prefix(5)).utf8))
      }
    }
    let loaded = Course.load(from: files)
    #expect(loaded.findings == [])
    #expect(loaded.course?.parts.map(\.lessons.count) == [2, 1])
  }

  @Test func exampleOfTopicsIsRead() throws {
    let text = try #require(document.topics)
    let files = CourseFiles(path: "Lessons", folders: { .success([]) }) { _ in
      .success(Array(text.utf8))
    }
    let loaded = Topics.load(from: files)
    #expect(loaded.findings == [])
    #expect(loaded.topics?.all.map(\.isReading) == [false, true])
  }

  @Test func exampleOfAGlossaryIsRead() throws {
    let text = try #require(document.glossary)
    let files = CourseFiles(path: "Lessons", folders: { .success([]) }) { _ in
      .success(Array(text.utf8))
    }
    let loaded = Glossary.load(from: files)
    #expect(loaded.findings == [])
    #expect(loaded.glossary?.terms.map(\.name) == ["extension point", "uniform type"])
  }

  /// What precedes examples that aren't whole lessons.
  private static let frontMatter = """
    ---
    format: 1
    id: example
    title: Example
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: Share, kind: extension, identifier: com.example.Reader.Share}
    ---

    """
}

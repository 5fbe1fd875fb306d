import Foundation
import SimulationTable
import TestSupport
import Testing

/// Docs/fidelity.md and the pages in Docs/fidelity, which are generated from the doc comments and
/// the tests.
@Suite struct FidelityPageTests {
  private static let file = "fidelity.md"

  @Test func thePagesSayWhatTheCommentsAndTheTestsSay() throws {
    let table = try SimulationTable.ofThisPackage.get()
    let page = FidelityPage(table)
    let committed = try? Repository.read("Docs/\(Self.file)")
    let failures = [(Ratchet.notShown, page.notShown), (.kept, page.kept)].compactMap {
      ratchet, rows in
      ratchet.failure(from: committed, to: page.text).map {
        "\($0); all of them: \(rows.map(\.name).joined(separator: ", "))"
      }
    }
    // A page that falls behind the one before isn't recorded either.
    guard failures.isEmpty else {
      for failure in failures { Issue.record(Comment(rawValue: failure)) }
      return
    }
    Golden(folder: Repository.file("Docs")).expect(page.text, in: Self.file)
    let golden = Golden(folder: Repository.file("Docs/fidelity"))
    let path = try #require(SimulationTable.path.split(separator: "/").last.map(String.init))
    golden.expect(table.text, in: path)
    for (file, text) in page.ofModules { golden.expect(text, in: file) }
    golden.expectNothing(besides: page.ofModules.map(\.file) + [path])
  }

  @Test func ofEverySymbolItIsSaidHowLikeApplesItIs() throws {
    let page = FidelityPage(try SimulationTable.ofThisPackage.get())
    #expect(page.silent.map(\.name) == [])
  }

  @Test func everySymbolThatATestShowsIsThere() throws {
    let mistakes = try ShowingTests.ofThisPackage.get()
      .mistakes(in: Symbols.ofThisPackage.get())
    #expect(mistakes == [], "\(mistakes.joined(separator: "\n"))")
  }

  @Test func aSampleIsWrittenAsItSays() {
    let table = SimulationTable(
      symbols: Symbols([("Sample", [.sample])]),
      tests: ShowingTests([
        ShowingTest(
          module: "T", suites: ["S"], function: "f", symbols: ["Box.fill(_:)"], place: "a:1")
      ]), read: NameReads.names(in: [.sample]))
    #expect(
      table.rows.map { "\($0.name): \($0.verdict.rawValue)" } == [
        "Sample: simulated", "limit: nothing said", "edge: meant to be as documented",
        "Box: differs", "Box.content: as its type", "Box.note: kept, not read",
        "Box.init(): as its type", "Box.fill(_:): differs", "Box.lid: type-checks only",
      ])
    let page = FidelityPage(table)
    #expect(page.ofModules.map(\.file) == ["Sample.md"])
    #expect(
      page.ofModules.first?.text == """
        # Sample

        How like Apple's each symbol is. [The page before this](../fidelity.md) says how to read it.

        ## In no type

        | symbol | matches | differs | shown by |
        |---|---|---|---|
        | `limit` | *Nothing is said.* |  | — |
        | `edge` | Meant to be as documented. |  | — |

        ## `Box`

        | symbol | matches | differs | shown by |
        |---|---|---|---|
        | `Box` | Keeps a value, `open` or shut. | It isn't square. | *by its members* |
        | `Box.content` | As `Box`. |  | — |
        | `Box.note` | *Kept, not read.* As `Box`. |  | — |
        | `Box.init()` | As `Box`. |  | — |
        | `Box.fill(_:)` | All a\\|b. | Slow. | `S/f` |
        | `Box.lid` | *Type-checks only:* there is none. |  | — |

        """)
    let sums = page.text.components(separatedBy: "\n\n").drop { !$0.hasPrefix("| ") }
      .joined(separator: "\n\n")
    #expect(
      sums == """
        | module | symbols | of these type-check only | of these kept, not read | of these not shown yet |
        |---|---|---|---|---|
        | [Sample](fidelity/Sample.md) | 8 | 1 | 1 | 5 |

        ## Type-checks only: 1

        Code that names these compiles; nothing behind them is simulated. Each says so on its module's page. Of
        8 symbols they are 1.

        ## Kept, not read: 1

        Nothing on the device reads these properties. Each says so on its module's page; a test keeps their number
        from growing.

        ## Nothing said yet: 1

        Their doc comments, and those of their types, have no `Simulated:`.

        - `limit`

        ## Not shown yet: 5

        No test shows these 5 of 8 symbols. A test keeps their number
        from growing.

        - `limit`
        - `edge`
        - `Box.content`
        - `Box.note`
        - `Box.init()`

        """)
  }

  @Test(
    arguments: [
      (.notShown, nil, 9, nil),
      (.notShown, 9, 9, nil),
      (.notShown, 9, 3, nil),
      (.notShown, 9, 0, nil),
      (.notShown, 9, 10, "10 symbols are shown by no test, and before it were 9"),
      (.notShown, 0, 1, "1 symbols are shown by no test, and before it were 0"),
      (.kept, 9, 3, nil),
      (.kept, 9, 10, "10 properties are kept and not read, and before it were 9"),
    ] as [(Ratchet, Int?, Int, String?)])
  func theNumbersOfSymbolsThatLackSomethingDoNotGrow(
    _ ratchet: Ratchet, _ before: Int?, _ after: Int, _ failure: String?
  ) {
    func page(_ number: Int) -> String {
      "# Title\n" + (number == 0 ? "" : "\n\(ratchet.heading)\(number)\n")
    }
    let found = ratchet.failure(from: before.map(page), to: page(after))
    #expect(found.map { String($0.prefix { $0 != ":" }) } == failure)
  }
}

extension SourceText {
  /// A file with one of everything that the page distinguishes.
  static let sample = SourceText(
    path: "Sources/Box.swift",
    text: """
      /// A number.
      public let limit = 3
      /// A length.
      ///
      /// Simulated: no known difference.
      public let edge = 1

      /// A box.
      ///
      /// Simulated: keeps a value, ``open`` or
      /// shut. Differs: it isn't square.
      open class Box {
        /// What is in it.
        open private(set) var content: Int?
        var hidden = 1
        /// What is written on it.
        open var note: String?
        /// Makes a box.
        public init() {}
        /// Fills it.
        ///
        /// Simulated: all a|b.
        /// Differs: slow.
        ///
        /// - Parameter value: Simulated: no.
        open func fill(_ value: Int) { content = value }
        /// The lid.
        ///
        /// Type-checks only: there is none.
        open var lid: Int { 0 }
      }
      struct Secret { public var a = 1 }
      extension Secret { public func f() {} }
      """)
}

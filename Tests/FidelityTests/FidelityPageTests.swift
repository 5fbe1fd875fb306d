import Foundation
import TestSupport
import Testing

/// Docs/fidelity.md and the pages in Docs/fidelity, which are made from the doc comments and the
/// tests.
@Suite struct FidelityPageTests {
  private static let file = "fidelity.md"

  @Test func thePagesSayWhatTheCommentsAndTheTestsSay() throws {
    let page = FidelityPage(
      symbols: try Symbols.ofThisPackage.get(), tests: try ShowingTests.ofThisPackage.get())
    let committed = try? Repository.read("Docs/\(Self.file)")
    if let failure = Ratchet.failure(from: committed, to: page.text) {
      // A page that says less than the one before isn't recorded either.
      let names = page.notShown.map(\.name).joined(separator: ", ")
      Issue.record(Comment(rawValue: "\(failure); not shown: \(names)"))
    } else {
      Golden(folder: Repository.file("Docs")).expect(page.text, in: Self.file)
      let golden = Golden(folder: Repository.file("Docs/fidelity"))
      for (file, text) in page.ofModules { golden.expect(text, in: file) }
      golden.expectNothing(besides: page.ofModules.map(\.file))
    }
  }

  @Test func ofEverySymbolItIsSaidHowLikeApplesItIs() throws {
    let page = FidelityPage(symbols: try Symbols.ofThisPackage.get(), tests: ShowingTests([]))
    #expect(page.silent.map(\.name) == [])
  }

  @Test func everySymbolThatATestShowsIsThere() throws {
    let mistakes = try ShowingTests.ofThisPackage.get()
      .mistakes(in: Symbols.ofThisPackage.get())
    #expect(mistakes == [], "\(mistakes.joined(separator: "\n"))")
  }

  @Test func aSampleIsWrittenAsItSays() {
    let page = FidelityPage(
      symbols: Symbols([("Sample", [.sample])]),
      tests: ShowingTests([
        ShowingTest(
          module: "T", suites: ["S"], function: "f", symbols: ["Box.fill(_:)"], place: "a:1")
      ]))
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
        | `Box.init()` | As `Box`. |  | — |
        | `Box.fill(_:)` | All a\\|b. | Slow. | `S/f` |

        """)
    let sums = page.text.components(separatedBy: "\n\n").drop { !$0.hasPrefix("| ") }
      .joined(separator: "\n\n")
    #expect(
      sums == """
        | module | symbols | of these type-check only | of these not shown yet |
        |---|---|---|---|
        | [Sample](fidelity/Sample.md) | 6 | 0 | 4 |

        ## Nothing said yet: 1

        Their doc comments, and those of their types, have no `Simulated:`.

        - `limit`

        ## Not shown yet: 4

        No test shows these 4 of 6 symbols. A test keeps their number
        from growing.

        - `limit`
        - `edge`
        - `Box.content`
        - `Box.init()`

        """)
  }

  @Test(
    arguments: [
      (nil, 9, nil),
      (9, 9, nil),
      (9, 3, nil),
      (9, 0, nil),
      (9, 10, "10 symbols are shown by no test, and before it were 9"),
      (0, 1, "1 symbols are shown by no test, and before it were 0"),
    ] as [(Int?, Int, String?)])
  func theNumberOfSymbolsThatNoTestShowsDoesNotGrow(
    _ before: Int?, _ after: Int, _ failure: String?
  ) {
    func page(_ number: Int) -> String {
      "# Title\n" + (number == 0 ? "" : "\n\(FidelityPage.notShownHeading)\(number)\n")
    }
    let found = Ratchet.failure(from: before.map(page), to: page(after))
    #expect(found.map { String($0.prefix { $0 != ":" }) } == failure)
  }
}

extension SourceText {
  /// A file with one of each thing that the page tells apart.
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
        /// Makes a box.
        public init() {}
        /// Fills it.
        ///
        /// Simulated: all a|b.
        /// Differs: slow.
        ///
        /// - Parameter value: Simulated: no.
        open func fill(_ value: Int) { content = value }
      }
      struct Secret { public var a = 1 }
      extension Secret { public func f() {} }
      """)
}

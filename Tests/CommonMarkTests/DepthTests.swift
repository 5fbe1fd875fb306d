import CommonMark
import Testing

/// A text that nests or repeats something as often as an attacker likes.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  /// The minimum depth of the tree.
  let depth: Int

  init(_ description: String, depth: Int = 0, _ source: String) {
    testDescription = description
    self.source = source
    self.depth = depth
  }
}

/// One after another, so that each case is timed on its own.
@Suite(.serialized)
struct DepthTests {
  /// Parses, walks, renders and frees on a small stack, where recursion would end the process.
  ///
  /// Each case takes about a second unoptimised; quadratic growth takes minutes.
  @Test(arguments: Self.cases)
  func survivesHostileTextInLinearTime(hostile: HostileCase) async {
    let ((depth, htmlLength), seconds) = await onSmallStack {
      let document = Document(parsing: hostile.source)
      _ = document.plainText(of: document.root)
      return (document.depth, HTMLRenderer(mode: .safe).render(document).utf8.count)
    }
    #expect(depth >= hostile.depth)
    #expect(htmlLength > 0)
    #expect(seconds < 30)
  }

  static let cases = [
    HostileCase("quotes", depth: 15_000, times(15_000, ">") + "a"),
    HostileCase("lists", depth: 30_000, times(15_000, "- ") + "a"),
    HostileCase("numbered lists", depth: 30_000, times(15_000, "1. ") + "a"),
    HostileCase("emphasis", depth: 15_000, times(15_000, "*a ") + times(15_000, "a*")),
    HostileCase("strong", depth: 15_000, times(15_000, "**") + "a" + times(15_000, "**")),
    HostileCase("images", depth: 15_000, times(15_000, "![") + "a" + times(15_000, "](x)")),
    HostileCase("brackets", times(15_000, "[") + "a" + times(15_000, "]")),
    HostileCase("links never closed", times(15_000, "[a](")),
    HostileCase("code spans on one line", times(30_000, "`a` ")),
    HostileCase("definitions", times(10_000, "[a]: b\n") + "c"),
    HostileCase("fences", times(10_000, "```\na\n```\n")),
    HostileCase("fences never closed", times(3_000, "> ```\n\n")),
    HostileCase(
      "a list going right line by line", depth: 1_000,
      (0..<1_000).map { times($0, "  ") + "- a\n" }.joined()),
    HostileCase("pipes", times(20_000, "|") + "\n" + times(19_999, "|-") + "|\n"),
    HostileCase("delimiter rows", times(10_000, "a|-|-|\n|-|\n")),
    HostileCase("rows", "a|b\n-|-\n" + times(10_000, "`a`|[b]\n")),
    HostileCase(
      "wide table of short rows",
      times(5_000, "|a") + "\n" + times(5_000, "|-") + "\n"
        + times(5_000, "a\n")),
    HostileCase("tables", times(3_000, "a|b\n-|-\nc|[d]\n\n") + "[d]: e\n"),
  ]

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }
}

extension Document {
  /// The length of the longest path from the root to a leaf.
  fileprivate var depth: Int {
    var depth = 0
    var deepest = 0
    for event in events {
      if case .enter = event { depth += 1 } else { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

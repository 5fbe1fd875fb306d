import Findings
import SwiftParser
import SwiftSyntax

/// A source text with its syntax tree and its lines.
struct ParsedSource {
  /// The maximum nesting of brackets.
  ///
  /// Deeper text counts as unreadable, so that hostile input can't exhaust the stack; the parser's
  /// own limit depends on how it was built.
  static let maximumNesting = 100

  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let lines: LineTable
  /// Whether the file may declare a global actor.
  let mentionsGlobalActors: Bool
  private let isParsable: Bool

  init(_ source: String) {
    bytes = Array(source.utf8)
    mentionsGlobalActors = source.contains("@globalActor")
    isParsable = NestingGuard.admits(bytes)
    tree = (isParsable ? bytes : []).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNesting)
    }
    lines = LineTable(bytes)
  }

  /// Whether the text isn't syntactically valid Swift, or is nested too deeply.
  var hasError: Bool { tree.hasError || !isParsable }

  /// The bytes of a node without the space and comments around it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension SyntaxProtocol {
  /// The node's text on one line: space and comments between tokens become one space.
  var lineOfText: String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

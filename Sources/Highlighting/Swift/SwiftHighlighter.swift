import Portability
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Colours Swift code, whole files as well as fragments.
///
/// - Parameter text: The code; it need not be valid.
/// - Returns: Spans that make up the text.
package func highlight(swift text: String) -> [HighlightedSpan] {
  let bytes = Array(text.utf8)
  guard NestingGuard.admits(bytes) else { return SpanBuilder.wholly(text, .plain) }
  let tree = bytes.withUnsafeBufferPointer {
    Parser.parse(source: $0, maximumNestingLevel: SwiftHighlighter.maximumNesting)
  }
  guard SwiftHighlighter.isShallow(tree) else { return SpanBuilder.wholly(text, .plain) }
  var builder = SpanBuilder(text)
  for range in tree.classifications {
    let place = range.range.lowerBound.utf8Offset..<range.range.upperBound.utf8Offset
    let token = bytes[place.clamped(to: bytes.indices)]
    builder.mark(place, SwiftHighlighter.kind(range.kind, of: token))
  }
  return builder.spans()
}

/// Maps swift-syntax's classes to ours.
enum SwiftHighlighter {
  /// The maximum nesting of brackets; for nesting without brackets, see `isShallow`.
  static let maximumNesting = 100
  /// The maximum depth of a tree for the classification, which is recursive.
  private static let maximumDepth = 2000

  /// Whether a tree's depth is within bounds; that of a chain of a hundred thousand calls isn't.
  static func isShallow(_ tree: SourceFileSyntax) -> Bool {
    var level = [Syntax(tree)]
    var depth = 0
    while !level.isEmpty, depth <= maximumDepth {
      level = level.flatMap { node in
        node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      }
      depth += 1
    }
    return level.isEmpty
  }

  /// Returns the kind of a token.
  ///
  /// An identifier that begins with a capital is taken for a type, by Swift's convention: the
  /// parser is sure only where the grammar requires a type.
  static func kind(_ kind: SyntaxClassification, of token: ArraySlice<UInt8>) -> TokenKind {
    switch kind {
    case .attribute: .attribute
    case .blockComment, .docBlockComment, .docLineComment, .lineComment: .comment
    case .keyword: .keyword
    case .type: .type
    case .integerLiteral, .floatLiteral: .number
    case .stringLiteral, .regexLiteral: .string
    case .ifConfigDirective: .directive
    case .operator: .operator
    case .identifier: isCapital(token.first) ? .type : .identifier
    case .none: .plain
    default: .identifier
    }
  }

  private static func isCapital(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}

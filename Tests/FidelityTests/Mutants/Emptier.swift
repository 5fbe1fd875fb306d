import SwiftSyntax

/// Finds the code of a declaration, and how to empty each piece of it.
struct Emptier {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  func bodies(of node: FunctionDeclSyntax) -> [Body] {
    guard let body = node.body else { return [] }
    return [
      piece(
        .body, node, body.statements,
        Instead(result: node.signature.returnClause?.type), start: body.leftBrace)
    ]
  }

  /// An emptied initialiser returns nil, or does no more than call `super.init`, or traps.
  func bodies(of node: InitializerDeclSyntax) -> [Body] {
    guard let body = node.body else { return [] }
    var instead = Instead.trap
    var start: any SyntaxProtocol = body.leftBrace
    if node.optionalMark != nil {
      instead = .value("nil")
    } else if let call = body.statements.firstIndex(where: \.isCallOfInitializer),
      body.statements.index(after: call) != body.statements.endIndex
    {
      instead = .nothing
      start = body.statements[call]
    }
    var piece = piece(.body, node, body.statements, instead, start: start)
    // An initialiser returns no value.
    piece.emptying?.returnOffset = nil
    return [piece]
  }

  func bodies(of node: SubscriptDeclSyntax) -> [Body] {
    node.accessorBlock.map { bodies(of: $0, type: node.returnClause.type, in: node) } ?? []
  }

  func bodies(of node: PatternBindingSyntax) -> [Body] {
    node.accessorBlock.map { bodies(of: $0, type: node.typeAnnotation?.type, in: node) } ?? []
  }
}

extension Emptier {
  private func bodies(
    of block: AccessorBlockSyntax, type: TypeSyntax?, in node: some SyntaxProtocol
  ) -> [Body] {
    if case .getter(let statements) = block.accessors {
      return [piece(.body, node, statements, Instead(value: type), start: block.leftBrace)]
    }
    guard case .accessors(let accessors) = block.accessors else { return [] }
    return accessors.compactMap { accessor in
      guard let part = Body.Part(rawValue: accessor.accessorSpecifier.text),
        let body = accessor.body
      else { return nil }
      let instead = part == .get ? Instead(value: type) : .nothing
      return piece(part, accessor, body.statements, instead, start: body.leftBrace)
    }
  }

  /// A piece of code between braces, to be emptied right after the node `start`.
  private func piece(
    _ part: Body.Part, _ node: some SyntaxProtocol, _ statements: CodeBlockItemListSyntax,
    _ instead: Instead, start: any SyntaxProtocol
  ) -> Body {
    var body = Body(part: part, file: source.path, lines: source.lines(of: node))
    body.isConstant = statements.isLiteral
    guard let statement = instead.statement(insteadOf: statements) else { return body }
    body.emptying = Emptying(
      statement: statement, offset: start.endPositionBeforeTrailingTrivia.utf8Offset,
      followsStatement: !start.is(TokenSyntax.self),
      returnOffset: instead.givesValue ? statements.loneExpression.map(Self.offset(of:)) : nil)
    return body
  }

  private static func offset(of node: ExprSyntax) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is `super.init(…)` or `self.init(…)`.
  fileprivate var isCallOfInitializer: Bool {
    guard case .expr(let expression) = item else { return false }
    return ["super.init(", "self.init("].contains { expression.oneLine.hasPrefix($0) }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a literal is all that there is.
  fileprivate var isLiteral: Bool {
    guard let expression = loneExpression else { return false }
    return expression.is(BooleanLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
      || expression.is(IntegerLiteralExprSyntax.self) || expression.is(StringLiteralExprSyntax.self)
  }

  /// The only expression, whose value is the result.
  fileprivate var loneExpression: ExprSyntax? {
    guard let item = first?.item, count == 1 else { return nil }
    let branches: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      // Here the parser reads `if` and `switch` as statements; the compiler decides.
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      default: nil
      }
    guard let branches else { return nil }
    return ReturnFinder.finds(in: branches) ? nil : branches
  }
}

/// Looks for a `return` in the branches of an expression, but not in its closures.
private final class ReturnFinder: SyntaxVisitor {
  private var isFound = false

  static func finds(in node: some SyntaxProtocol) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

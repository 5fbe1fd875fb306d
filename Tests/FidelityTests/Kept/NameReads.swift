import SwiftSyntax

/// The names that code reads: members, and names on their own that aren't local.
///
/// It goes by names, not types: a name that is read of one type counts as read of all. These aren't
/// reads: a declaration, the left side of an assignment, `+=` and the like, a copy of a property to
/// one of the same name, and a member without a base, which is a case or static: `.title`.
final class NameReads: SyntaxVisitor {
  private var names: Set<String> = []
  /// The local names of the enclosing functions, closures and braces, outermost first.
  private var scopes: [Set<String>] = []

  /// The names that are read in these files.
  static func names(in sources: [SourceText]) -> Set<String> {
    let reader = NameReads(viewMode: .sourceAccurate)
    for source in sources { reader.walk(source.tree) }
    return reader.names
  }

  // MARK: Reads and writes

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    readAlone(node.baseName)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    names.insert(node.declName.baseName.plainText)
    walk(base)
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.plainText)
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[1].isAssignment else { return .visitChildren }
    walk(target: parts[0])
    if parts.count == 3, let name = parts[0].lastName, parts[2].lastName == name {
      walk(target: parts[2])
    } else {
      for part in parts.dropFirst(2) { walk(part) }
    }
    return .skipChildren
  }

  // MARK: Local names

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isLocal = !scopes.isEmpty && !(node.parent?.is(MemberBlockItemSyntax.self) ?? false)
    for binding in node.bindings {
      if let value = binding.initializer { walk(value) }
      if let accessors = binding.accessorBlock {
        // An override with observers acts on the property that it inherits.
        if node.modifiers.isOverride { names.insert(binding.pattern.oneLine) }
        walk(accessors)
      }
      if isLocal { walk(binding.pattern) }
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer {
      walk(value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      readAlone(name.identifier)
    }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer { walk(value) } else { readAlone(node.name) }
    declare(node.name)
    return .skipChildren
  }

  // MARK: Where local names end

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    inScope {
      walk(node.conditions)
      walk(node.body)
    }
    if let rest = node.elseBody { walk(Syntax(rest)) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    inScope {
      walk(node.pattern)
      if let clause = node.whereClause { walk(clause) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enter() }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: AccessorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: WhileStmtSyntax) { scopes.removeLast() }
  override func visitPost(_ node: SwitchCaseSyntax) { scopes.removeLast() }
  override func visitPost(_ node: CatchClauseSyntax) { scopes.removeLast() }
}

extension NameReads {
  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }

  private func inScope(_ body: () -> Void) {
    scopes.append([])
    body()
    scopes.removeLast()
  }

  private func declare(_ name: TokenSyntax) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].insert(name.plainText)
  }

  private func readAlone(_ token: TokenSyntax) {
    let name = token.plainText
    if !scopes.contains(where: { $0.contains(name) }) { names.insert(name) }
  }

  /// Walks the target of an assignment or of a copy: only the base of the last name is read.
  private func walk(target: ExprSyntax) {
    if let member = target.as(MemberAccessExprSyntax.self) {
      if let base = member.base { walk(base) }
    } else if !target.is(DeclReferenceExprSyntax.self) {
      walk(target)
    }
  }
}

extension ExprSyntax {
  /// Whether this is `=`, `+=` or another operator that assigns.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// The name at the end of `title` and `item.title`.
  fileprivate var lastName: String? {
    (self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self))?
      .baseName.plainText
  }
}

extension TokenSyntax {
  /// The token's text without the backticks around keywords used as names.
  fileprivate var plainText: String {
    let text = self.text
    return text.first == "`" ? text.filter { $0 != "`" } : text
  }
}

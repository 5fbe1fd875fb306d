import SwiftSyntax

/// Reads from a syntax tree what a file declares and imports.
struct FactsReader {
  private(set) var facts: SourceFacts
  /// The nodes that the rules look at, each with its scope: they are collected on the way.
  private(set) var nodes: [(node: Syntax, scope: Scope)] = []
  private let source: ParsedSource

  init(_ source: ParsedSource, file: String) {
    self.source = source
    facts = SourceFacts(file: file)
    facts.globalActors = Self.globalActors(source)
    facts.hasTopLevelCode = Self.hasTopLevelCode(source.tree.statements)
    SourceWalk.walk(source.tree) { node, scope, inner in
      guard !scope.isInPreview else { return }
      inner.isInPreview = PreviewRule.removes(node)
      if Rewriting.kinds.contains(node.kind) { nodes.append((node, scope)) }
      read(node, in: scope, inner: &inner)
    }
    facts.classes = facts.types.compactMap(\.declaration)
  }

  private mutating func read(_ node: Syntax, in scope: Scope, inner: inout Scope) {
    switch node.kind {
    case .importDecl:
      readImport(node)
    case .attribute:
      let name = node.as(AttributeSyntax.self)?.plainName ?? ""
      if ["main", "UIApplicationMain", "NSApplicationMain"].contains(name) {
        facts.hasMainAttribute = true
      }
      if ["Test", "Suite", "Testing.Test", "Testing.Suite"].contains(name) {
        facts.hasTests = true
      }
    case .awaitExpr, .forStmt:
      let awaits = node.as(ForStmtSyntax.self).map { $0.awaitKeyword != nil } ?? true
      if awaits, !scope.isLocal, scope.path.isEmpty { facts.awaitsAtTopLevel = true }
    case .classDecl, .extensionDecl:
      guard let record = TypeReader(facts: facts).record(of: node, in: scope, inner: inner) else {
        return
      }
      inner.record = facts.types.count
      facts.types.append(record)
    case .functionDecl, .variableDecl:
      guard scope.isMember, let index = scope.record else { return }
      let reader = MemberReader(source: source, facts: facts, conditions: scope.conditions)
      facts.types[index].methods += reader.methods(of: node)
    default:
      break
    }
  }

  private mutating func readImport(_ node: Syntax) {
    guard let node = node.as(ImportDeclSyntax.self) else { return }
    let names = node.path.map(\.name.text)
    let path = node.importKindSpecifier == nil ? names : names.dropLast()
    guard let root = path.first else { return }
    facts.imports.formUnion([root, path.joined(separator: ".")])
  }

  private static func globalActors(_ source: ParsedSource) -> Set<String> {
    var names: Set<String> = []
    guard source.mentionsGlobalActors else { return names }
    SourceWalk.walk(source.tree) { node, _, _ in
      guard let type = node.asProtocol((any DeclGroupSyntax).self),
        type.attributes.first("globalActor") != nil,
        let name = type.asProtocol((any NamedDeclSyntax).self)?.name.text
      else { return }
      names.insert(name)
    }
    return names
  }

  private static func hasTopLevelCode(_ items: CodeBlockItemListSyntax) -> Bool {
    items.contains { item in
      if case .expr(let expression) = item.item {
        return !PreviewRule.removes(Syntax(expression))
      }
      guard case .decl(let declaration) = item.item else { return true }
      let clauses = declaration.as(IfConfigDeclSyntax.self)?.clauses
      return clauses?.contains {
        $0.elements?.as(CodeBlockItemListSyntax.self).map(hasTopLevelCode) ?? false
      } ?? false
    }
  }
}

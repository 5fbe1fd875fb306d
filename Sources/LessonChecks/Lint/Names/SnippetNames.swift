import Portability
import SwiftParser
import SwiftSyntax

/// The names in a lesson's Swift code; none if the code isn't safe to parse.
struct SnippetNames {
  private let tree: SourceFileSyntax?

  init(of source: String) {
    tree = NestingGuard.admits(Array(source.utf8)) ? Parser.parse(source: source) : nil
  }

  /// All names and keywords in the code, in order, without those in comments and strings.
  var words: [String] {
    tree?.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .identifier, .keyword: token.plainText
      default: nil
      }
    } ?? []
  }

  /// Adds what the code declares outside of functions.
  func addDeclarations(to names: inout DeclaredNames) {
    guard let tree else { return }
    let reader = DeclarationCollector(names)
    reader.walk(tree)
    names = reader.names
  }
}

/// Collects what is declared outside of functions.
private final class DeclarationCollector: SyntaxVisitor {
  private(set) var names: DeclaredNames
  /// The full names of the enclosing types, from the outermost in.
  private var types: [String] = []

  init(_ names: DeclaredNames) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.initKeyword)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.subscriptKeyword)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) { add(name.identifier) }
    }
    return .skipChildren
  }

  // Names inside functions aren't declarations of the module.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclarationCollector {
  private func enter(
    _ node: some NamedDeclSyntax & DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    addType(node.name)
    return enter(node.name.plainText, node.inheritanceClause)
  }

  private func enter(
    _ name: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let type = inside(name)
    types.append(type)
    for inherited in clause?.inheritedTypes ?? [] {
      let plain = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      names.addSupertype(plain.trimmedDescription, of: type)
    }
    return .visitChildren
  }

  @discardableResult
  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last {
      names.addMember(name.plainText, of: type)
    } else {
      names.addGlobal(name.plainText)
    }
    return .skipChildren
  }

  @discardableResult
  private func addType(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.addType(inside(name.plainText))
    return .skipChildren
  }

  /// A name qualified with its enclosing types.
  private func inside(_ name: String) -> String { types.last.map { "\($0).\(name)" } ?? name }
}

extension TokenSyntax {
  /// The token's text without the backticks around a keyword used as a name.
  fileprivate var plainText: String { text.first == "`" ? text.filter { $0 != "`" } : text }
}

import SwiftParser
import SwiftSyntax

/// Finds the tests in a file that say what they show.
final class ShowingTestReader: SyntaxVisitor {
  private let source: SourceText
  private var suites: [String] = []
  private var found: [ShowingTest] = []

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  /// The tests and suites of a file below `Tests` that have the trait.
  static func tests(in source: SourceText) -> [ShowingTest] {
    let reader = ShowingTestReader(source)
    reader.walk(source.tree)
    return reader.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    suites.append(node.extendedType.oneLine)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { suites.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { suites.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { suites.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { suites.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { suites.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.attributes, of: "Test", function: node.name.text)
    return .skipChildren
  }
}

extension ShowingTestReader {
  private func enter(
    _ node: some NamedDeclSyntax & WithAttributesSyntax
  ) -> SyntaxVisitorContinueKind {
    suites.append(node.name.text)
    add(node.attributes, of: "Suite", function: nil)
    return .visitChildren
  }

  private func add(_ attributes: AttributeListSyntax, of name: String, function: String?) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.oneLine == name {
      guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) else { continue }
      for argument in arguments {
        guard let call = argument.expression.as(FunctionCallExprSyntax.self),
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "shows"
        else { continue }
        found.append(
          ShowingTest(
            module: String(source.path.split(separator: "/").dropFirst().first ?? ""),
            suites: suites, function: function, symbols: call.arguments.map(Self.text),
            place: "\(source.path):\(source.line(of: call))"))
      }
    }
  }

  /// The text of an argument; anything but a plain string is given as written, and is no symbol.
  private static func text(_ argument: LabeledExprSyntax) -> String {
    argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? argument.expression.oneLine
  }
}

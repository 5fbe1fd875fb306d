import Findings
import SwiftSyntax

/// The edits and findings of one file while the rules are at work.
struct Rewriting {
  let source: ParsedSource
  let known: KnownDeclarations
  private let file: String

  private(set) var edits: [Edit] = []
  private(set) var findings: [Finding] = []
  private(set) var usesObjectiveC = false
  /// Whether the file asks for the device's version although it may not import anything that knows
  /// it.
  var usesDevice = false

  init(_ source: ParsedSource, file: String, known: KnownDeclarations) {
    self.source = source
    self.file = file
    self.known = known
  }

  /// The kinds of nodes that a rule looks at.
  static let kinds: Set<SyntaxKind> = [
    .attribute, .availabilityCondition, .catchClause, .classDecl, .declModifier, .enumDecl,
    .extensionDecl, .ifConfigClause, .importDecl, .macroExpansionDecl, .macroExpansionExpr,
    .protocolDecl, .sequenceExpr, .structDecl,
  ]

  /// Applies all rules to the nodes of their kinds.
  mutating func applyRules(to nodes: [(node: Syntax, scope: Scope)]) {
    let rules: [any Rule] = [
      AttributeRule(), AvailabilityRule(), ConditionRule(), ErrorRule(), ExtensionRule(),
      ImportRule(), KeyPathRule(), ManagedRule(), ModifierRule(), PreviewRule(), ProtocolRule(),
      SelectorRule(),
    ]
    for (node, scope) in nodes {
      for rule in rules {
        rule.apply(to: node, in: scope, rewriting: &self)
      }
    }
    let bringsDevice = nodes.contains { Self.bringsDevice($0.node) }
    if usesDevice, !bringsDevice { adjust(.inserting("import \(ImportRule.module); ", at: 0)) }
  }
}

extension Rewriting {
  /// Whether an import gives the file what the simulation adds to Foundation.
  private static func bringsDevice(_ node: Syntax) -> Bool {
    guard let node = node.as(ImportDeclSyntax.self), node.importKindSpecifier == nil else {
      return false
    }
    return ["Foundation", "UIKit"].contains(node.path.first?.name.text)
  }

  /// Adds an edit that replaces a form of Objective-C.
  mutating func replace(_ edit: Edit) {
    usesObjectiveC = true
    edits.append(edit)
  }

  /// Adds an edit that has nothing to do with Objective-C.
  mutating func adjust(_ edit: Edit) {
    edits.append(edit)
  }

  /// Replaces a node by spaces.
  mutating func blank(_ node: some SyntaxProtocol) {
    replace(.blanking(source.range(node), of: source.bytes))
  }

  /// Reports a form that can't be converted.
  mutating func report(
    _ message: String, severity: Severity = .error, at range: Range<Int>, remedy: String
  ) {
    let range = SourceRange(
      source.lines.position(of: range.lowerBound), source.lines.position(of: range.upperBound))
    findings.append(
      Finding(
        .unportable, severity: severity, message, file: file, range: range, remedy: remedy))
  }
}

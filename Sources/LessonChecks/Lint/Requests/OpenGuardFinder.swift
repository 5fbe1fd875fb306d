import SwiftSyntax

/// Finds each `guard` whose `else` leaves a request open while what follows it ends the request.
final class OpenGuardFinder: SyntaxVisitor {
  /// The methods with which the system begins or ends a request.
  private static let entries: Set = [
    "beginRequest", "didSelectCancel", "didSelectPost", "loadView",
    "presentationAnimationDidFinish", "viewDidAppear", "viewDidLoad", "viewWillAppear",
  ]

  private let classes: Set<String>
  private let endings: Set<String>
  private(set) var guards: [GuardStmtSyntax] = []

  init(classes: Set<String>, endings: Set<String>) {
    self.classes = classes
    self.endings = endings
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.contains(node.name.text) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.entries.contains(node.name.text) ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.waitsForTheUser ? .skipChildren : .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.onlyReturns, leavesTheRequestOpen(node) { guards.append(node) }
    return .visitChildren
  }

  /// Whether the statements that a `return` here skips are the only ones to end the request.
  private func leavesTheRequestOpen(_ node: GuardStmtSyntax) -> Bool {
    var skipped = false
    var isSkipping = true
    var child = Syntax(node)
    while let parent = child.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        let place = list.firstIndex(where: { $0.id == child.id })
      {
        let ending = list.indices.filter { endsTheRequest(list[$0]) }
        if ending.contains(where: { $0 < place }) { return false }
        if ending.contains(where: { $0 > place }) {
          guard isSkipping else { return false }
          skipped = true
        }
      }
      if parent.is(ClosureExprSyntax.self) { isSkipping = false }
      if parent.is(FunctionDeclSyntax.self) { break }
      child = parent
    }
    return skipped
  }

  private func endsTheRequest(_ item: CodeBlockItemSyntax) -> Bool {
    !endings.isDisjoint(with: item.calls)
  }
}

extension GuardStmtSyntax {
  /// Whether the `else` does nothing but return, and perhaps print.
  fileprivate var onlyReturns: Bool {
    guard body.statements.last?.item.is(ReturnStmtSyntax.self) == true else { return false }
    return body.calls.subtracting(["print"]).isEmpty
  }
}

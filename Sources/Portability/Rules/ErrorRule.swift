import SwiftSyntax

/// Makes an NSError from every error that code treats as one.
///
/// On iOS every Swift error is an NSError too. Here `error as NSError` means the same, but a cast
/// at run time finds only NSErrors: `catch let error as NSError` would let the program's own errors
/// through, and `value as? NSError` would give `nil` for them.
struct ErrorRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    if let clause = node.as(CatchClauseSyntax.self) { return catchEach(clause, &rewriting) }
    if let sequence = node.as(SequenceExprSyntax.self) { cast(sequence, &rewriting) }
  }
}

extension ErrorRule {
  /// `catch let error as NSError {` catches everything, and begins with `let error = error as
  /// NSError`.
  private func catchEach(_ clause: CatchClauseSyntax, _ rewriting: inout Rewriting) {
    guard clause.catchItems.count == 1, let item = clause.catchItems.first,
      let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
      let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(SequenceExprSyntax.self), sequence.elements.count == 3
    else { return }
    let elements = Array(sequence.elements)
    guard
      let name = elements[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
        .identifier, elements[1].is(UnresolvedAsExprSyntax.self), Self.isNSError(elements[2])
    else { return }
    let source = rewriting.source
    let end = source.range(elements[0]).upperBound
    rewriting.adjust(
      .blanking(end..<source.range(elements[2]).upperBound, of: source.bytes))
    let condition = item.whereClause?.condition
    if let condition { bridge(name.text, in: condition, &rewriting) }
    let word = binding.bindingSpecifier.text
    // A name that is used only in the condition needn't be used again.
    let use = condition == nil ? "" : " _ = \(name.text);"
    rewriting.adjust(
      .inserting(
        "\(word) \(name.text) = \(name.text) as NSError;\(use) ",
        at: source.range(clause.body.leftBrace).upperBound))
  }

  /// In `where`, the name still refers to the plain error.
  private func bridge(_ name: String, in condition: ExprSyntax, _ rewriting: inout Rewriting) {
    let source = rewriting.source
    SourceWalk.walk(condition) { node, _, _ in
      guard let reference = node.as(DeclReferenceExprSyntax.self),
        reference.baseName.text == name,
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return }
      rewriting.adjust(
        .replacing(source.range(node), of: source.bytes, by: "(\(name) as NSError)"))
    }
  }

  /// `value as? NSError` becomes a call that also handles other errors.
  private func cast(_ sequence: SequenceExprSyntax, _ rewriting: inout Rewriting) {
    let elements = Array(sequence.elements)
    let source = rewriting.source
    for index in elements.indices.dropFirst().dropLast() {
      guard let word = elements[index].as(UnresolvedAsExprSyntax.self),
        let mark = word.questionOrExclamationMark, Self.isNSError(elements[index + 1]),
        !elements[index - 1].is(PatternExprSyntax.self)
      else { continue }
      // Casts before this one belong to the value: `text as Any as? NSError`.
      var first = index - 1
      while first >= 2, elements[first].is(TypeExprSyntax.self) { first -= 2 }
      let value =
        source.range(elements[first]).lowerBound..<source.range(elements[index - 1]).upperBound
      let type = source.range(elements[index + 1])
      rewriting.adjust(.inserting("_bridgedError(", at: value.lowerBound))
      let isForced = mark.tokenKind == .exclamationMark
      rewriting.adjust(
        .replacing(
          value.upperBound..<type.upperBound, of: source.bytes, by: isForced ? ")!" : ")"))
    }
  }

  private static func isNSError(_ element: ExprSyntax) -> Bool {
    let name = element.as(TypeExprSyntax.self)?.type.lineOfText
    return name == "NSError" || name == "Foundation.NSError"
  }
}

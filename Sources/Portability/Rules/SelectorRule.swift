import SwiftSyntax

/// Turns `#selector(share(_:))` into `Selector("share:", checking: share(_:))`.
///
/// The reference stays in the text, so a misspelt method still gives the compiler's own error at
/// the author's place.
struct SelectorRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let node = node.as(MacroExpansionExprSyntax.self), node.macroName.text == "selector",
      let open = node.leftParen
    else { return }
    let source = rewriting.source
    guard let reference = SelectorReference(node.arguments) else {
      return rewriting.report(
        "'#selector' needs the name of a method", at: source.range(node),
        remedy: "write the method's name and labels, as in '#selector(share(_:))'")
    }
    let lookup = SelectorLookup(known: rewriting.known, typeName: scope.typeName)
    let method = lookup.member(for: reference)
    let selector = lookup.selector(for: reference, of: method)
    if let method, method.selector == nil { reportEffects(method, node, &rewriting) }
    if let method, reference.accessor == nil,
      isUnexposed(method, reference, in: scope, rewriting.known)
    {
      reportUnexposed(method, node, &rewriting)
    }

    // In Swift 6 mode, a reference to a method with its own actor may be an error outside the
    // actor. The method was found in the files, so there is nothing left to check.
    if method?.actor != nil {
      return rewriting.replace(
        .replacing(source.range(node), of: source.bytes, by: "Selector(\"\(selector)\")"))
    }
    let start = source.range(node).lowerBound..<source.range(open).upperBound
    rewriting.replace(
      .replacing(start, of: source.bytes, by: "Selector(\"\(selector)\", checking: "))
    blankLabel(node, rewriting: &rewriting)
    if let prefix = prefix(for: reference, in: scope) {
      rewriting.replace(.inserting(prefix, at: source.range(reference.start).lowerBound))
    }
  }
}

extension SelectorRule {
  /// Blanks `getter:` or `setter:`.
  private func blankLabel(_ node: MacroExpansionExprSyntax, rewriting: inout Rewriting) {
    guard let label = node.arguments.first?.label, let colon = node.arguments.first?.colon else {
      return
    }
    let source = rewriting.source
    let range = source.range(label).lowerBound..<source.range(colon).upperBound
    rewriting.replace(.blanking(range, of: source.bytes))
  }

  private func reportEffects(
    _ method: MethodFact, _ node: MacroExpansionExprSyntax, _ rewriting: inout Rewriting
  ) {
    rewriting.report(
      "'\(method.name)' is async or throws, so the simulation has no selector for it",
      at: rewriting.source.range(node),
      remedy: "use a method that is neither async nor throwing")
  }

  /// Returns what must precede the reference to make it valid where it is.
  ///
  /// `#selector(done)` needs no `self.` in a closure, but a plain `done` does: the preceding type
  /// name makes it a reference that captures nothing. A property of a type is named by a key path.
  private func prefix(for reference: SelectorReference, in scope: Scope) -> String? {
    let isAccessor = reference.accessor != nil
    if case .type = reference.owner { return isAccessor ? "\\" : nil }
    guard reference.base == nil, !scope.path.isEmpty, isAccessor || scope.isInClosure else {
      return nil
    }
    return (isAccessor ? "\\" : "") + ownType(in: scope) + "."
  }

  /// Returns how code names the type that contains it.
  ///
  /// `Self` isn't allowed in the values of properties, and a class's dotted name isn't allowed
  /// everywhere in its own body.
  private func ownType(in scope: Scope) -> String {
    guard scope.isInExtension else { return scope.path.last?.name ?? "Self" }
    return scope.isInPropertyValue ? scope.typeName : "Self"
  }
}

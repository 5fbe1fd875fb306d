import SwiftSyntax

/// Removes modifiers, overrides Core Data's initialiser as a required one, and reports optional
/// requirements of protocols.
///
/// It removes `dynamic`, making the property report its changes, and `override` where nothing is
/// overridden here.
///
/// Whether an object meets an optional requirement is a question to the Objective-C run time;
/// both the declaration and each `object.method?()` would have to change, so it is left to the
/// author.
struct ModifierRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let modifier = node.as(DeclModifierSyntax.self) else { return }
    switch modifier.name.tokenKind {
    case .keyword(.dynamic):
      rewriting.blank(modifier)
      if !scope.isInExtension, let property = modifier.parent?.parent?.as(VariableDeclSyntax.self),
        property.attributes.first("NSManaged") == nil
      {
        ObservedProperty(property).report(in: &rewriting)
      }
    case .keyword(.override) where isManagedInitialiser(modifier):
      rewriting.replace(
        Edit(
          offset: rewriting.source.range(modifier.name).lowerBound, length: 8,
          replacement: "required"))
    case .keyword(.override):
      guard let function = modifier.parent?.parent?.as(FunctionDeclSyntax.self) else { return }
      if KeyValueMethod.isOverridden(function, in: scope, known: rewriting.known) {
        rewriting.blank(modifier)
      }
    case .keyword(.private), .keyword(.fileprivate):
      if isManagedInitialiser(modifier) { rewriting.blank(modifier) }
    case .keyword(.optional):
      rewriting.report(
        "An 'optional' requirement needs the Objective-C runtime",
        at: rewriting.source.range(modifier),
        remedy: "remove 'optional' and give the method an empty body in a protocol extension")
    default:
      break
    }
  }

  /// Whether it precedes `init(entity:insertInto:)`, with which Core Data makes objects: here that
  /// is an initialiser that every class must have.
  private func isManagedInitialiser(_ modifier: DeclModifierSyntax) -> Bool {
    let node = modifier.parent?.parent?.as(InitializerDeclSyntax.self)
    return node?.modifiers.has(.override) == true
      && node?.signature.parameterClause.parameters.map(\.label) == ["entity", "insertInto"]
  }
}

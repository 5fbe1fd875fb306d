import SwiftSyntax

extension SelectorRule {
  /// Whether one of the program's own methods is invisible to Objective-C: without `@objc`.
  ///
  /// This is reported only if it is certain. An override is visible if the overridden method is,
  /// and so is a method that meets a requirement of an Objective-C protocol: Apple's protocols
  /// aren't known here, so a method that might be a requirement of one counts as visible.
  func isUnexposed(
    _ method: MethodFact, _ reference: SelectorReference, in scope: Scope,
    _ known: KnownDeclarations
  ) -> Bool {
    guard !method.isMarked, !method.isOverride, method.selector != nil, method.isCallable else {
      return false
    }
    let type: String
    switch reference.owner {
    case .own: type = scope.typeName
    case .type(let name): type = name
    case .object: return false
    }
    let named = known.members(named: method.name, of: type)
    let owners = known.owners(of: method, in: type)
    guard !owners.isEmpty, !named.contains(where: { $0.isMarked || $0.isOverride }),
      !owners.contains(where: { known.exposesMembers($0) })
    else { return false }
    let protocols = known.inherited(by: type).filter {
      known.type(named: $0) == nil && !Self.isSuperclass($0)
    }
    return protocols.isEmpty || protocols.allSatisfy(AppleNames.isClass) && isAction(method)
  }

  func reportUnexposed(
    _ method: MethodFact, _ node: MacroExpansionExprSyntax, _ rewriting: inout Rewriting
  ) {
    rewriting.report(
      "Argument of '#selector' refers to instance method '\(method.signature)' that is not exposed "
        + "to Objective-C",
      at: rewriting.source.range(node),
      remedy: "add '@objc' to the method: without it iOS can't find it by name")
  }

  /// Whether no delegate has such a method: it takes nothing, or only the sender.
  private func isAction(_ method: MethodFact) -> Bool {
    let senders = [
      "Any", "Any?", "AnyObject", "AnyObject?", "UIButton", "UIBarButtonItem", "Timer",
    ]
    return method.parameterTypes.isEmpty
      || method.parameterTypes.count == 1 && senders.contains(method.parameterTypes[0])
  }

  /// Whether a framework's name is that of a class to inherit from, rather than a protocol.
  private static func isSuperclass(_ name: String) -> Bool {
    let endings = [
      "Controller", "View", "Cell", "Object", "Control", "Responder", "Button", "Field", "Window",
      "Label", "Item", "Recognizer", "Operation", "Layout", "Document",
    ]
    return AppleNames.isClass(name) && endings.contains(where: name.hasSuffix)
  }
}

import SwiftSyntax

/// The name that a declaration is found by.
struct DeclarationName: Hashable {
  /// The name alone: `save`, `import UIKit`, `extension Note`.
  var base: String
  /// With its parameters' labels and whatever else tells overloads apart: `save(_:for:)`.
  var full: String
  var kind: Kind

  enum Kind {
    /// An imported module.
    case module
    /// A declaration that is usually at a file's top level: a type or an extension.
    case type
    /// Anything else.
    case other
  }

  private init(_ base: String, full: String? = nil, _ kind: Kind = .other) {
    self.base = base
    self.full = full ?? base
    self.kind = kind
  }

  /// The name of a type as others write it: for an extension, that of the extended type.
  var type: String {
    base.hasPrefix(Self.extensionPrefix)
      ? String(base.dropFirst(Self.extensionPrefix.count)) : base
  }

  private static let extensionPrefix = "extension "
}

extension DeclarationName {
  /// Names a declaration; `nil` if it has no name to find it by.
  init?(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      self.init(
        function.name.text,
        full: function.name.text + Self.labels(of: function.signature.parameterClause))
    case .initializerDecl(let initializer):
      self.init(
        "init", full: "init" + Self.labels(of: initializer.signature.parameterClause))
    case .deinitializerDecl: self.init("deinit")
    case .subscriptDecl(let subscripting):
      self.init(
        "subscript", full: "subscript" + Self.labels(of: subscripting.parameterClause))
    case .variableDecl(let variable):
      guard let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else {
        return nil
      }
      self.init(pattern.identifier.text)
    case .enumCaseDecl(let enumCase):
      guard let first = enumCase.elements.first else { return nil }
      self.init("case " + first.name.text)
    case .importDecl(let module): self.init("import " + module.path.trimmedDescription, .module)
    case .classDecl(let type): self.init(type.name.text, .type)
    case .structDecl(let type): self.init(type.name.text, .type)
    case .enumDecl(let type): self.init(type.name.text, .type)
    case .actorDecl(let type): self.init(type.name.text, .type)
    case .protocolDecl(let type): self.init(type.name.text, .type)
    case .typeAliasDecl(let type): self.init(type.name.text)
    case .extensionDecl(let type):
      let base = Self.extensionPrefix + type.extendedType.trimmedDescription
      let inherited = type.inheritanceClause?.trimmedDescription ?? ""
      self.init(base, full: inherited.isEmpty ? base : base + inherited, .type)
    case .macroExpansionDecl(let macro): self.init("#" + macro.macroName.text)
    default: return nil
    }
  }

  private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}

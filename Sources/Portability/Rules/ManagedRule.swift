import SwiftSyntax

/// Gives declarations that are marked `@NSManaged` the accessors that Core Data makes at run time.
///
/// `@NSManaged var title: String?` becomes a property that is read and written by its name; the
/// methods that Xcode writes for a to-many relationship get a body.
struct ManagedRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let attribute = node.as(AttributeSyntax.self), attribute.plainName == "NSManaged" else {
      return
    }
    let owner = attribute.parent?.parent
    if let body = owner?.as(VariableDeclSyntax.self).flatMap(Self.accessors)
      ?? owner?.as(FunctionDeclSyntax.self).flatMap(Self.body), let owner
    {
      rewriting.blank(attribute)
      let end = rewriting.source.range(owner).upperBound
      return rewriting.replace(.inserting(body, at: end))
    }
    rewriting.report(
      "'@NSManaged' is supported only on one variable with a type, and on the methods that Xcode "
        + "generates for a relationship",
      at: rewriting.source.range(attribute), remedy: "declare each property on its own")
  }

  /// The accessors of a property.
  private static func accessors(_ node: VariableDeclSyntax) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.typeAnnotation != nil, binding.accessorBlock == nil, binding.initializer == nil
    else { return nil }
    let key = name.filter { $0 != "`" }
    return " { get { _managed(\"\(key)\") } set { _manage(newValue, \"\(key)\") } }"
  }

  /// The body of a method of a to-many relationship.
  private static func body(_ node: FunctionDeclSyntax) -> String? {
    guard node.body == nil else { return nil }
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.label, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.lineOfText)
    }
    let name = node.name.text
    if let key = key(name, after: "addTo") ?? key(name, after: "removeFrom"),
      parameters.map(\.label) == [""]
    {
      let change = name.hasPrefix("addTo") ? "adding" : "removing"
      return " { _change(\"\(key)\", \(change): \(parameters[0].list)) }"
    }
    let place = parameters.first { $0.label == "at" }
    guard
      let key = key(name, after: "insertInto") ?? key(name, after: "removeFrom")
        ?? key(name, after: "replace"), let place
    else { return nil }
    let set = "mutableOrderedSetValue(forKey: \"\(key)\")"
    let others = parameters.filter { $0.label != "at" }.map(\.name)
    switch (name.hasPrefix("insertInto"), others.first, place.isOne) {
    case (true, let value?, true): return " { \(set).insert(\(value), at: \(place.name)) }"
    case (true, let values?, false):
      return " { \(set).insert(\(values), at: \(place.name) as IndexSet) }"
    case (false, nil, true): return " { \(set).removeObject(at: \(place.name)) }"
    case (false, nil, false):
      return " { \(set).removeObjects(at: \(place.name) as IndexSet) }"
    case (false, let value?, true):
      return " { \(set).replaceObject(at: \(place.name), with: \(value)) }"
    case (false, let values?, false):
      return " { \(set).replaceObjects(at: \(place.name) as IndexSet, with: \(values)) }"
    case (true, nil, _): return nil
    }
  }

  /// The relationship to which a method belongs: what follows a word, beginning in lower case.
  private static func key(_ name: String, after word: String) -> String? {
    guard name.hasPrefix(word), name.count > word.count else { return nil }
    let rest = name.dropFirst(word.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private struct Parameter {
    let label: String
    let name: String
    let type: String

    /// Whether it is one place rather than several.
    var isOne: Bool { type == "Int" }

    /// The objects in the argument.
    var list: String {
      switch type {
      case "NSSet": "\(name).allObjects"
      case "NSOrderedSet": "\(name).array"
      case let type where type.hasPrefix("Set<") || type.hasPrefix("["): "Array(\(name))"
      default: "[\(name)]"
      }
    }
  }
}

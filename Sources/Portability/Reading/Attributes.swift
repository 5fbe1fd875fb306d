import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes, including those inside `#if`.
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let condition) = element else { return [] }
      return condition.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] }
    }
  }

  /// Returns the first attribute with one of the names.
  func first(_ names: String...) -> AttributeSyntax? {
    all.first { names.contains($0.plainName) }
  }

  /// Whether one of them makes a member visible to Objective-C.
  var exposeMember: Bool {
    all.contains { ObjectiveCAttributes.exposing.contains($0.plainName) }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = first("objc")?.arguments?.lineOfText else { return nil }
    let name = arguments.filter { $0 != " " }
    return name.isEmpty ? nil : name
  }

  /// Whether one of them is `@available(*, unavailable)`, or says the same for iOS.
  ///
  /// A declaration that extensions may not call still exists, and other systems don't matter here.
  var saysUnavailable: Bool {
    all.contains { attribute in
      guard attribute.plainName == "available",
        case .availability(let arguments) = attribute.arguments
      else { return false }
      let words = arguments.compactMap(\.argument.word)
      return words.contains("unavailable") && (words.contains("*") || words.contains("iOS"))
    }
  }

  /// The global actor that one of them names, as far as its name tells.
  func actor(amongst known: Set<String>) -> String? {
    all.map(\.plainName).first { $0.hasSuffix("Actor") || known.contains($0) }
  }
}

extension AttributeSyntax {
  /// The attribute's name without `@`, arguments and generic arguments.
  var plainName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.lineOfText
  }
}

extension AvailabilityArgumentSyntax.Argument {
  /// The word, if it is by itself: `*`, `iOS`, `unavailable`.
  var word: String? {
    if case .token(let token) = self { token.text } else { nil }
  }
}

extension DeclModifierListSyntax {
  /// Whether one of the modifiers is present, without a detail such as `(set)`.
  func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in
      modifier.detail == nil
        && keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }

  /// Whether writing is more restricted than reading, as in `private(set)`.
  var restrictsSetter: Bool { contains { $0.detail?.detail.text == "set" } }
}

/// The attributes that only an Objective-C run time understands.
enum ObjectiveCAttributes {
  /// Those that make a member visible to it.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction",
  ]
  /// Those that can be removed without a trace.
  static let removable = exposing.union(["objcMembers", "IBDesignable", "nonobjc"])
}

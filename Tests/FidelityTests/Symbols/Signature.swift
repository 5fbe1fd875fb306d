import SwiftSyntax

/// A member's name with everything that can distinguish it from others.
struct Signature: Hashable {
  /// A parameter: its label, or `_`, and its type.
  struct Parameter: Hashable {
    var label: String
    var type: String
  }

  /// The name before the parentheses.
  private var base: String
  /// The parameters; nil when there are no parentheses.
  private var parameters: [Parameter]?
  /// What follows the parameters: effects, result, constraints.
  private var rest: [String] = []

  /// The name with its labels: `set(_:forKey:)`.
  var labels: String { name { _ in false } }

  /// The name with everything.
  var whole: String { ([name { _ in true }] + rest).joined(separator: " ") }

  /// A name without parameters.
  init(_ name: String) { base = Self.plain(name) }

  /// The name without the backticks around a keyword used as a name.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// A function, an initialiser or a subscript.
  ///
  /// - Parameters:
  ///   - name: The name before the parenthesis.
  ///   - parameters: The parameters.
  ///   - rest: What follows them: effects, result, constraints.
  init(_ name: String, _ parameters: FunctionParameterListSyntax, rest: [String]) {
    let isUnlabelled = name == "subscript" || name.first?.isOperator == true
    base = Self.plain(name)
    self.rest = rest.filter { !$0.isEmpty }
    self.parameters = parameters.map { parameter in
      let hasLabel = !isUnlabelled || parameter.secondName != nil
      let type = Self.plain(parameter.type) + (parameter.ellipsis == nil ? "" : "...")
      return Parameter(label: hasLabel ? parameter.firstName.text : "_", type: type)
    }
  }

  /// A case of an enumeration.
  init(_ element: EnumCaseElementSyntax) {
    base = element.name.text
    parameters = element.parameterClause?.parameters.map {
      Parameter(label: $0.firstName?.text ?? "_", type: $0.type.oneLine)
    }
  }

  /// The shortest name with labels that distinguishes the signature from all others: with the type
  /// of one parameter, `set(_: Int, forKey:)`, else of all, else with everything.
  func name(among alike: Set<Signature>) -> String {
    if alike.count < 2 { return labels }
    let types = alike.map { $0.parameters?.map(\.type) ?? [] }
    let telling = types[0].indices.first { index in
      Set(types.map { $0[index] }).count == alike.count
    }
    if let telling { return name { $0 == telling } }
    return Set(types).count == alike.count ? name { _ in true } : whole
  }

  /// The name with the types of some parameters.
  private func name(withTypeOf isTyped: (Int) -> Bool) -> String {
    guard let parameters else { return base }
    var text = ""
    for (index, parameter) in parameters.enumerated() {
      if index > 0, isTyped(index - 1) { text += ", " }
      text += parameter.label + ":" + (isTyped(index) ? " " + parameter.type : "")
    }
    return "\(base)(\(text))"
  }

  /// A type without `@escaping` and the like.
  private static func plain(_ type: TypeSyntax) -> String {
    guard let type = type.as(AttributedTypeSyntax.self) else { return type.oneLine }
    return (type.specifiers.map(\.oneLine) + [type.baseType.oneLine]).joined(separator: " ")
  }
}

extension Character {
  /// Whether an operator's name can begin with this.
  fileprivate var isOperator: Bool { !isLetter && self != "_" && self != "`" }
}

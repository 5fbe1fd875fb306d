import SwiftSyntax

/// What a body does instead of its work.
enum Instead: Hashable {
  /// Returns at once, as there is no result.
  case nothing
  /// Returns a value that is wrong as far as the type tells.
  case value(String)
  /// Ends the program, as the type says nothing about its values.
  case trap

  /// What a function does instead, given the type of its result.
  init(result: TypeSyntax?) {
    let type = result?.oneLine
    self = type == nil || type == "Void" || type == "()" ? .nothing : Instead(value: result)
  }

  /// What a getter does instead, given the type of its value.
  init(value type: TypeSyntax?) {
    self = type.flatMap(Self.plainValue).map(Instead.value) ?? .trap
  }

  /// Whether the body has a result at all.
  var givesValue: Bool { self != .nothing }

  /// The statement that replaces the code; nil if the code already does nothing.
  func statement(insteadOf code: CodeBlockItemListSyntax) -> String? {
    let whole = code.oneLine
    return switch self {
    case .nothing: whole.isEmpty ? nil : "return"
    case .value("false") where whole == "false" || whole == "return false": "return true"
    case .value(let value) where whole == value || whole == "return \(value)": Self.trapping
    case .value(let value): "return \(value)"
    case .trap: Self.trapping
    }
  }

  /// Ends the program.
  static let trapping = #"preconditionFailure("emptied by Tests/Mutation/run")"#

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval",
  ]

  private static func plainValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    let name = type.oneLine
    if numbers.contains(name) { return "0" }
    return ["Bool": "false", "String": #""""#, "Data": "Data()"][name]
  }
}

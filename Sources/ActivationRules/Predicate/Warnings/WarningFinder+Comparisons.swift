import Findings
import UniformTypes

extension WarningFinder {
  /// Looks at both sides of a comparison and at whether they fit each other.
  mutating func look(at comparison: Predicate.Comparison) {
    let left = shape(of: comparison.left)
    let right = shape(of: comparison.right)
    guard hasRoom else { return }
    let name = comparison.operation.rawValue
    var value = left
    if let quantifier = comparison.quantifier {
      switch left {
      case .list(let element): value = element
      case .unknown: value = .unknown
      case .nothing: return
      default:
        warn(
          .needlessQuantifier, comparison.left.place,
          "\(quantifier.rawValue) wants a list, and this is \(left.inWords)",
          "leave \(quantifier.rawValue) away", basis: .observed)
        value = left
      }
    }
    if comparison.operation.isAboutTypes || comparison.operation.isAboutText, value.element != nil {
      warn(
        .missingQuantifier, comparison.left.place,
        comparison.quantifier == nil
          ? "\(name) compares one text, and this is \(value.inWords)"
          : "\(comparison.quantifier?.rawValue ?? "") goes over the outer list, whose elements are "
            + "lists again",
        comparison.quantifier == nil
          ? "write ANY in front of the key path" : "go through the outer list with a SUBQUERY",
        basis: .undocumented)
    }
    look(at: comparison, value, right)
    if case .literal(let literal) = comparison.right, case .string(let text) = literal.value {
      look(at: text, comparison, literal.place, value: value)
    }
  }

  /// Whether the values can be compared at all.
  private mutating func look(at comparison: Predicate.Comparison, _ left: Shape, _ right: Shape) {
    let name = comparison.operation.rawValue
    let isMixed = (left == .text && right == .number) || (left == .number && right == .text)
    if isMixed, comparison.operation == .equal || comparison.operation == .notEqual {
      warn(
        .unlikeValues, comparison.place,
        "a text is compared with a number: they are never equal",
        "write both with quotation marks or both without", basis: .undocumented)
    } else if isMixed, comparison.operation.isOrdering {
      warn(
        .unlikeValues, comparison.place, "a text and a number are in no order",
        "write both with quotation marks or both without", basis: .undocumented)
    } else if comparison.operation.isAboutText || comparison.operation.isAboutTypes,
      left == .number || right == .number
    {
      warn(
        .unlikeValues, comparison.place, "\(name) compares texts, and one side is a number",
        "put it into quotation marks, or use ==", basis: .undocumented)
    }
  }

  /// Looks at a text in a comparison: a type, or a pattern.
  private mutating func look(
    at text: String, _ comparison: Predicate.Comparison, _ place: Predicate.Place, value: Shape
  ) {
    switch comparison.operation {
    case .conformsTo, .equalsType: look(atType: text, place)
    case .matches, .like: look(atPattern: text, comparison, place)
    case .equal:
      guard value == .text, Self.isAboutTypes(comparison.left), types.isDeclared(text) else {
        return
      }
      warn(
        .exactType, comparison.place,
        "== takes \(text) only, not the types that conform to it",
        "write UTI-CONFORMS-TO for these as well")
    default: return
    }
  }

  private static func isAboutTypes(_ expression: Predicate.Expression) -> Bool {
    guard case .path(let path) = expression else { return false }
    return path.components.last == .key("registeredTypeIdentifiers")
  }

  private mutating func look(
    atPattern text: String, _ comparison: Predicate.Comparison, _ place: Predicate.Place
  ) {
    guard seen.insert("\(comparison.operation.rawValue) \(text)").inserted else { return }
    let result = comparison.operation == .like ? Pattern.wildcard(text) : Pattern.compile(text)
    guard case .failure(let problem) = result else { return }
    warn(
      .faultyPattern, place, "the pattern has a fault: \(problem.message)", problem.remedy,
      basis: .undocumented)
  }

  /// Looks at a type that is required.
  private mutating func look(atType type: String, _ place: Predicate.Place) {
    guard !types.isDeclared(type), !UniformTypes.isDynamic(type), seen.insert(type).inserted else {
      return
    }
    let name = cropped(type)
    if type.utf8.contains(UInt8(ascii: "/")) {
      let meant = types.types(forMIMEType: type).first
      return warn(
        .unknownType, place,
        "'\(name)' is a MIME type, not a uniform type"
          + "\(meant.map { "; did you mean '\($0)'?" } ?? "")",
        meant.map { "write \($0)" } ?? "write the uniform type")
    }
    if !type.utf8.contains(UInt8(ascii: ".")) || type.utf8.first == UInt8(ascii: ".") {
      let bare = type.utf8.first == UInt8(ascii: ".") ? String(type.dropFirst()) : type
      let meant = types.types(forFilenameExtension: bare).first
      return warn(
        .unknownType, place,
        "'\(name)' isn't the identifier of a type"
          + "\(meant.map { "; did you mean '\($0)'?" } ?? "")",
        meant.map { "write \($0)" } ?? "write the uniform type, such as public.data")
    }
    if let meant = nearMiss(of: type) {
      warn(
        .unknownType, place, "no type '\(name)' is known; did you mean '\(meant)'?",
        "write \(meant)",
        basis: .observed)
    } else if Self.isOfApple(type) {
      warn(
        .unknownType, place,
        "no type '\(name)' is known, and only Apple declares types of this name",
        "look the type up, and write one that is declared", basis: .observed)
    } else {
      warn(
        .foreignType, place,
        "'\(name)' isn't a type of the system: only an attachment of exactly this "
          + "type has it, unless an app declares others that conform to it",
        "declare it under UTImportedTypeDeclarations if it is another app's")
    }
  }

  /// Returns the declared type that was probably meant: similar as a whole, and in its last part.
  private func nearMiss(of type: String) -> String? {
    guard suggestsTypes, let meant = NearMiss.best(for: type, among: types.declaredTypes) else {
      return nil
    }
    let one = Self.lastPart(of: type)
    let other = Self.lastPart(of: meant)
    return NearMiss.best(for: one, among: [other]) == nil && one != other ? nil : meant
  }

  private static func lastPart(of type: String) -> String {
    let bytes = Array(type.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Whether only Apple may declare types with this beginning.
  private static func isOfApple(_ type: String) -> Bool {
    let name = UniformTypes.normalized(type).utf8
    return name.starts(with: "public.".utf8) || name.starts(with: "com.apple.".utf8)
  }
}

import Findings
import UniformTypes

extension WarningFinder {
  /// Looks at both sides of a comparison and at whether they fit each other.
  mutating func look(at comparison: Predicate.Comparison) {
    let left = shape(of: comparison.left)
    let right = shape(of: comparison.right)
    guard hasRoom else { return }
    var value = left
    if let quantifier = comparison.quantifier {
      switch left {
      case .list(let element): value = element
      case .unknown: value = .unknown
      case .nothing: return
      default:
        warn(
          .needlessQuantifier, comparison.left.place,
          PredicateWarningWords.needlessQuantifier(quantifier, left),
          PredicateWarningWords.needlessQuantifierRemedy(quantifier), basis: .observed)
        value = left
      }
    }
    if comparison.operation.isAboutTypes || comparison.operation.isAboutText, value.element != nil {
      let place = comparison.left.place
      if let quantifier = comparison.quantifier {
        warn(
          .missingQuantifier, place, PredicateWarningWords.listsInLists(quantifier),
          PredicateWarningWords.listsInListsRemedy, basis: .undocumented)
      } else {
        warn(
          .missingQuantifier, place,
          PredicateWarningWords.missingQuantifier(comparison.operation, value),
          PredicateWarningWords.missingQuantifierRemedy, basis: .undocumented)
      }
    }
    look(at: comparison, value, right)
    if case .literal(let literal) = comparison.right, case .string(let text) = literal.value {
      look(at: text, comparison, literal.place, value: value)
    }
  }

  /// Whether the values can be compared at all.
  private mutating func look(at comparison: Predicate.Comparison, _ left: Shape, _ right: Shape) {
    let isMixed = (left == .text && right == .number) || (left == .number && right == .text)
    if isMixed, comparison.operation == .equal || comparison.operation == .notEqual {
      warn(
        .unlikeValues, comparison.place,
        PredicateWarningWords.neverEqual, PredicateWarningWords.quotationMarksRemedy,
        basis: .undocumented)
    } else if isMixed, comparison.operation.isOrdering {
      warn(
        .unlikeValues, comparison.place, PredicateWarningWords.noOrder,
        PredicateWarningWords.quotationMarksRemedy, basis: .undocumented)
    } else if comparison.operation.isAboutText || comparison.operation.isAboutTypes,
      left == .number || right == .number
    {
      warn(
        .unlikeValues, comparison.place, PredicateWarningWords.needsTexts(comparison.operation),
        PredicateWarningWords.needsTextsRemedy, basis: .undocumented)
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
        .exactType, comparison.place, PredicateWarningWords.exactType(text),
        PredicateWarningWords.exactTypeRemedy)
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
      .faultyPattern, place, PredicateWarningWords.faultyPattern(problem), problem.remedy,
      basis: .undocumented)
  }

  /// Looks at a type that is required.
  private mutating func look(atType type: String, _ place: Predicate.Place) {
    guard !types.isDeclared(type), !UniformTypes.isDynamic(type), seen.insert(type).inserted else {
      return
    }
    if type.utf8.contains(UInt8(ascii: "/")) {
      let meant = types.types(forMIMEType: type).first
      return warn(
        .unknownType, place, PredicateWarningWords.mimeType(type, meant: meant),
        PredicateWarningWords.mimeTypeRemedy(meant: meant))
    }
    if !type.utf8.contains(UInt8(ascii: ".")) || type.utf8.first == UInt8(ascii: ".") {
      let bare = type.utf8.first == UInt8(ascii: ".") ? String(type.dropFirst()) : type
      let meant = types.types(forFilenameExtension: bare).first
      return warn(
        .unknownType, place, PredicateWarningWords.notAType(type, meant: meant),
        PredicateWarningWords.notATypeRemedy(meant: meant))
    }
    if let meant = nearMiss(of: type) {
      warn(
        .unknownType, place, PredicateWarningWords.unknownType(type, meant: meant),
        PredicateWarningWords.write(meant), basis: .observed)
    } else if Self.isOfApple(type) {
      warn(
        .unknownType, place, PredicateWarningWords.unknownAppleType(type),
        PredicateWarningWords.unknownAppleTypeRemedy, basis: .observed)
    } else {
      warn(
        .foreignType, place, PredicateWarningWords.foreignType(type),
        PredicateWarningWords.foreignTypeRemedy)
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

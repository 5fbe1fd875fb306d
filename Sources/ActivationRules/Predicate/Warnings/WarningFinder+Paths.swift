import Findings

extension WarningFinder {
  /// Follows a path and returns the kind of value to which it leads.
  mutating func shape(of path: Predicate.Path) -> Shape {
    var shape: Shape = if let base = path.base { self.shape(of: base) } else { .root }
    var isInOperator = false
    for component in path.components {
      switch component {
      case .key(let key):
        if isInOperator { continue }
        shape = follow(key, from: shape, path.place)
      case .collection(.count): shape = isInOperator ? .unknown : counted(shape, path.place)
      case .collection:
        isInOperator = true
        shape = .unknown
      case .index(let index):
        _ = self.shape(of: index)
        isInOperator = false
        shape = shape.element ?? .unknown
      case .first, .last: shape = shape.element ?? .unknown
      case .size: shape = .number
      }
    }
    return shape
  }

  private mutating func counted(_ shape: Shape, _ place: Predicate.Place) -> Shape {
    switch shape {
    case .text, .number:
      warn(
        .unlikeValues, place, PredicateWarningWords.noCount(shape),
        PredicateWarningWords.noCountRemedy(shape), basis: .undocumented)
      return .number
    case .nothing: return .nothing
    default: return .number
    }
  }

  private mutating func follow(
    _ key: String, from shape: Shape, _ place: Predicate.Place
  ) -> Shape {
    if let value = shape.value(of: key) { return value }
    if key == "count", shape.element != nil {
      warn(
        .unknownKey, place, PredicateWarningWords.countAsKey,
        PredicateWarningWords.countAsKeyRemedy, basis: .observed)
      return .unknown
    }
    if let other = Self.renamed[key], shape.keys.contains(other) {
      warn(
        .unknownKey, place, PredicateWarningWords.renamedKey(key, now: other),
        PredicateWarningWords.write(other), basis: .undocumented)
      return .unknown
    }
    let meant = NearMiss.best(for: key, among: shape.keys)
    // The entries that a host puts into an item's userInfo are among the known keys.
    if shape.isOpen, meant == nil { return .unknown }
    warn(
      .unknownKey, place, PredicateWarningWords.unknownKey(key, in: shape, meant: meant),
      PredicateWarningWords.unknownKeyRemedy(in: shape, meant: meant), basis: .undocumented)
    return shape == .text || shape == .list(.text) ? .unknown : .nothing
  }

  /// The properties of the classes as which a rule sees dictionaries, and the keys that are there
  /// instead.
  private static let renamed = [
    "NSExtensionItems": "extensionItems", "inputItems": "extensionItems", "items": "extensionItems",
    "attributedTitle": "title", "attributedContentText": "contentText",
    "registeredTypeIdentifier": "registeredTypeIdentifiers",
    "contentTypeUTI": "registeredTypeIdentifiers", "typeIdentifier": "registeredTypeIdentifiers",
    "fileProviderItems": "fileproviderItems",
  ]
}

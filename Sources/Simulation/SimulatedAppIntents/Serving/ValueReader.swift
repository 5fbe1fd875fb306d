import DeviceProtocol

/// Reads values of parameters: what was kept, and what the user says.
enum ValueReader {
  /// Returns the value of a type that is meant; `nil` when there is none.
  ///
  /// - Throws: What an app's own query throws.
  static func read(
    _ value: AppIntentValue, as type: Any.Type, among options: OptionList?
  ) async throws -> Any? {
    if let optional = type as? any OptionalValue.Type {
      return try await read(value, as: optional.wrapped, among: options)
    }
    if let list = type as? any ListValue.Type {
      return try await read(value, asListOf: list, among: options)
    }
    let found: Any?
    switch value {
    case .nothing, .list: return nil
    case .kept(let text): found = try await kept(text, as: type)
    case .said(let words): found = try await said(words, as: type, among: options)
    }
    return found
  }

  /// Returns what the user can choose for a parameter.
  static func choices(for type: Any.Type, _ options: OptionList?) async throws -> [Any] {
    if let options { return try await options.results() }
    if let optional = type as? any OptionalValue.Type {
      return try await choices(for: optional.wrapped, nil)
    }
    if let list = type as? any ListValue.Type { return try await choices(for: list.element, nil) }
    if let type = type as? any AppEnum.Type { return type.all }
    if let type = type as? any AppEntity.Type { return try await type.suggested() }
    return []
  }

  private static func read(
    _ value: AppIntentValue, asListOf list: any ListValue.Type, among options: OptionList?
  ) async throws -> Any? {
    let parts: [AppIntentValue]
    switch value {
    case .nothing: return nil
    case .list(let values): parts = values
    case .kept: parts = [value]
    case .said(let words):
      parts = words.split(separator: ",").map { .said($0.trimmingCharacters(in: .whitespaces)) }
    }
    var elements: [Any] = []
    for part in parts {
      guard let element = try await read(part, as: list.element, among: options) else { return nil }
      elements.append(element)
    }
    return list.make(elements)
  }

  private static func kept(_ text: String, as type: Any.Type) async throws -> Any? {
    if let type = type as? any AppEnum.Type { return type.withRawText(text) }
    if let type = type as? any AppEntity.Type { return try await type.withIdentifier(text) }
    if type == Date.self { return Double(text).map(Date.init(timeIntervalSinceReferenceDate:)) }
    return plain(text, as: type)
  }

  private static func said(
    _ words: String, as type: Any.Type, among options: OptionList?
  ) async throws -> Any? {
    if let options {
      let meant = try await options.results().first {
        ValueText.shown($0).caseInsensitiveCompare(words) == .orderedSame
      }
      if let meant { return meant }
    }
    if let type = type as? any AppEnum.Type { return type.meant(by: words) }
    if let type = type as? any AppEntity.Type { return try await type.meant(by: words) }
    if type == Bool.self {
      switch words.lowercased() {
      case "yes", "on", "true": return true
      case "no", "off", "false": return false
      default: return nil
      }
    }
    if type == Date.self { return try? Date(words, strategy: .iso8601) }
    return plain(words, as: type)
  }

  private static func plain(_ text: String, as type: Any.Type) -> Any? {
    switch type {
    case is String.Type: text
    case is Bool.Type: Bool(text)
    case is Int.Type: Int(text)
    case is Double.Type: Double(text)
    case is URL.Type: URL(string: text)
    default: nil
    }
  }
}

extension AppEnum {
  fileprivate static var all: [Any] { Array(allCases) }

  fileprivate static func withRawText(_ text: String) -> Any? {
    RawValue(text).flatMap(Self.init(rawValue:))
  }

  fileprivate static func meant(by words: String) -> Any? {
    allCases.first { caseDisplayRepresentations[$0]?.isMeant(by: words) ?? false }
  }
}

extension AppEntity {
  fileprivate static func suggested() async throws -> [Any] {
    try await defaultQuery.suggestedEntities()
  }

  fileprivate static func withIdentifier(_ text: String) async throws -> Any? {
    guard let identifier = ID.entityIdentifier(for: text) else { return nil }
    return try await defaultQuery.entities(for: [identifier]).first
  }

  /// The entity that words of the user mean: a suggested one, or what the query finds.
  fileprivate static func meant(by words: String) async throws -> Any? {
    let suggested = try await defaultQuery.suggestedEntities()
    if let meant = suggested.first(where: { $0.displayRepresentation.isMeant(by: words) }) {
      return meant
    }
    return try await (defaultQuery as? any EntityStringQuery)?.first(matching: words)
  }
}

extension EntityStringQuery {
  fileprivate func first(matching words: String) async throws -> Any? {
    try await entities(matching: words).first
  }
}

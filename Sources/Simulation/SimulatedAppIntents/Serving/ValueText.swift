import DeviceProtocol

/// How values of parameters are kept, and shown to the user.
enum ValueText {
  /// Returns a value in the form in which it crosses to another process.
  static func kept(_ value: Any) -> AppIntentValue {
    switch value {
    case let value as any OptionalValue: value.content.map(kept) ?? .nothing
    case let value as any AppEnum: .kept(value.rawText)
    case let value as any AppEntity: .kept(value.identifierText)
    case let value as any ListValue: .list(value.elements.map(kept))
    case let value as Date: .kept("\(value.timeIntervalSinceReferenceDate)")
    case let value as URL: .kept(value.absoluteString)
    default: .kept("\(value)")
    }
  }

  /// Returns what values of a type are called, if the app says so.
  static func typeName(_ type: Any.Type) -> String? {
    switch type {
    case let type as any OptionalValue.Type: typeName(type.wrapped)
    case let type as any AppEnum.Type: String(localized: type.typeDisplayRepresentation.name)
    case let type as any AppEntity.Type: String(localized: type.typeDisplayRepresentation.name)
    default: nil
    }
  }

  /// Returns what the user sees of a value.
  static func shown(_ value: Any) -> String {
    switch value {
    case let value as any OptionalValue: value.content.map(shown) ?? ""
    case let value as any AppEnum: value.titleText
    case let value as any AppEntity: String(localized: value.displayRepresentation.title)
    case let value as any ListValue: value.elements.map(shown).joined(separator: ", ")
    case let value as Bool: value ? "Yes" : "No"
    case let value as Date: value.formatted(.iso8601)
    case let value as URL: value.absoluteString
    default: "\(value)"
    }
  }
}

extension AppEnum {
  fileprivate var rawText: String { rawValue.description }
  fileprivate var titleText: String {
    Self.caseDisplayRepresentations[self].map { String(localized: $0.title) } ?? rawText
  }
}

extension AppEntity {
  fileprivate var identifierText: String { id.entityIdentifierString }
}

import Foundation
import SimulatedCoreData
import Synchronization

/// The properties of a class, read once.
final class ModelProperties: Sendable {
  // Nothing in it changes.
  nonisolated(unsafe) let all: [ModelProperty]
  /// The names of the properties in each group whose values are unique together.
  let uniqueness: [[String]]
  /// The names of the properties of each index.
  let indexes: [[String]]
  private nonisolated(unsafe) let byName: [String: ModelProperty]

  private static let known = Mutex<[ObjectIdentifier: ModelProperties]>([:])

  static func of(_ type: any PersistentModel.Type) -> ModelProperties {
    let key = ObjectIdentifier(type)
    if let properties = known.withLock({ $0[key] }) { return properties }
    let properties = ModelProperties(type.schemaMetadata)
    known.withLock { $0[key] = properties }
    return properties
  }

  private init(_ metadata: [Schema.PropertyMetadata]) {
    var properties: [ModelProperty] = []
    var names: [AnyKeyPath: String] = [:]
    for case .property(let property, let path) in metadata.map(\.content) {
      properties.append(property)
      names[path] = property.name
    }
    all = properties
    byName = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    let groups = metadata.compactMap { entry in
      if case .unique(let groups) = entry.content { groups } else { nil }
    }.joined()
    uniqueness =
      properties.filter(\.isUnique).map { [$0.name] }
      + groups.map { $0.compactMap { names[$0] } }
    indexes = metadata.compactMap { entry in
      if case .index(let groups) = entry.content { groups } else { nil }
    }.joined().map { $0.compactMap { names[$0] } }
  }

  func named(_ name: String) -> ModelProperty {
    guard let property = byName[name] else {
      preconditionFailure("the class's metadata was made with its accessors")
    }
    return property
  }

  /// The name of the property at the end of a key path.
  static func name(of path: AnyKeyPath) -> String? {
    guard let type = Swift.type(of: path).rootType as? any PersistentModel.Type else { return nil }
    for case .property(let property, let other) in type.schemaMetadata.map(\.content)
    where other == path {
      return property.name
    }
    return nil
  }
}

/// A property of a class: how its values are kept.
struct ModelProperty {
  let name: String
  let isOptional: Bool
  let kind: Kind
  let initial: Any?
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?

  enum Kind {
    case column(StoredForm)
    case one(any PersistentModel.Type)
    case many(any ModelList.Type)
  }

  init<Value>(
    _ name: String, of type: Value.Type, initial: Value?, _ note: (any SchemaProperty)?
  ) {
    let content = Values.content(of: type)
    self.name = name
    isOptional = type is any OptionalValue.Type
    self.initial = initial.flatMap { Values.unwrapped($0) }
    attribute = note as? Schema.Attribute
    relationship = note as? Schema.Relationship
    if let model = content as? any PersistentModel.Type {
      kind = .one(model)
    } else if let list = content as? any ModelList.Type {
      kind = .many(list)
    } else if let form = StoredForm(of: content) {
      kind = .column(form)
    } else {
      preconditionFailure(ModelWords.noForm(name, "\(content)"))
    }
  }

  var isRelationship: Bool { if case .column = kind { false } else { true } }
  var isUnique: Bool { attribute?.has(.unique) ?? false }

  /// The class at the other end of a relationship.
  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .column: nil
    case .one(let type): type
    case .many(let list): list.modelType
    }
  }

  func read(_ object: NSManagedObject, in context: ModelContext?) -> Any? {
    let value = object.value(forKey: name)
    switch kind {
    case .column(let form): return value.flatMap(form.value)
    case .one(let type):
      return (value as? NSManagedObject).flatMap { context?.model(of: $0, type) }
    case .many(let list):
      let objects = (value as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? []
      let models = RowOrder.sorted(objects).compactMap { context?.model(of: $0, list.modelType) }
      return list.init(models: models)
    }
  }

  func write(_ value: Any?, to object: NSManagedObject, in context: ModelContext) {
    switch kind {
    case .column(let form): object.setValue(value.flatMap(form.stored), forKey: name)
    case .one:
      object.setValue((value as? any PersistentModel).map { context.row(of: $0) }, forKey: name)
    case .many:
      let rows = ((value as? any ModelList)?.models ?? []).map { context.row(of: $0) }
      object.setValue(NSSet(array: rows), forKey: name)
    }
  }
}

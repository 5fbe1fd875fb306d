import Foundation
public import Observation
import SimulatedCoreData

/// What the values of a model object are in: a row of the store, or, before the object is inserted,
/// values without one.
///
/// Simulated: used by what `@Model` generates. Differs: Apple's is a protocol of that name, with
/// other members.
public final class BackingData: Observable {
  let type: any PersistentModel.Type
  /// The row; `nil` as long as the object is in no context.
  private(set) var object: NSManagedObject?
  /// The context that the object is in.
  private(set) weak var context: ModelContext?
  /// The values of an object without a row.
  private var loose: [String: Any?] = [:]
  private let number = UUID()
  private let registrar = ObservationRegistrar()
  /// Counts the changes that came from elsewhere.
  private var revision = 0

  /// Makes a place for the values of a new object.
  public init(of type: any PersistentModel.Type) { self.type = type }

  /// Makes the place for an object that a context has.
  init(of type: any PersistentModel.Type, object: NSManagedObject, in context: ModelContext) {
    self.type = type
    self.object = object
    self.context = context
  }

  var identifier: PersistentIdentifier {
    registrar.access(self, keyPath: \.revision)
    if let object { return PersistentIdentifier(object.objectID) }
    return PersistentIdentifier(loose: number, entity: Schema.entityName(of: type))
  }

  /// Moves the values into a row of a context.
  func move(to object: NSManagedObject, in context: ModelContext) {
    let values = loose
    loose = [:]
    self.object = object
    self.context = context
    for property in ModelProperties.of(type).all {
      guard let value = values[property.name] else { continue }
      property.write(value, to: object, in: context)
    }
  }

  /// Stands for another row from now on: the one that has the same unique values.
  func stand(for object: NSManagedObject) {
    self.object = object
    noteChange()
  }

  /// Leaves the context, and keeps the values.
  func leave() {
    guard let object, let context else { return }
    for property in ModelProperties.of(type).all where !property.isRelationship {
      loose[property.name] = .some(property.read(object, in: context))
    }
    self.object = nil
    self.context = nil
  }

  /// Tells observers that values have changed elsewhere.
  func noteChange() {
    registrar.withMutation(of: self, keyPath: \.revision) { revision += 1 }
  }
}

extension BackingData {
  /// Reads a value.
  @_disfavoredOverload public func read<Value: Codable>(_ name: String) -> Value { value(name) }

  /// Reads the object of a relationship.
  public func read<Value: PersistentModel>(_ name: String) -> Value { value(name) }

  /// Reads the object of a relationship.
  public func read<Value: PersistentModel>(_ name: String) -> Value? { value(name) }

  /// Reads the objects of a relationship.
  public func read<Value: PersistentModel>(_ name: String) -> [Value] { value(name) }

  /// Reads the objects of a relationship.
  public func read<Value: PersistentModel>(_ name: String) -> [Value]? { value(name) }

  /// Writes a value.
  @_disfavoredOverload public func write<Value: Codable>(_ value: Value, _ name: String) {
    set(value, name)
  }

  /// Sets the object of a relationship.
  public func write<Value: PersistentModel>(_ value: Value, _ name: String) { set(value, name) }

  /// Sets the object of a relationship.
  public func write<Value: PersistentModel>(_ value: Value?, _ name: String) {
    set(value as Any, name)
  }

  /// Sets the objects of a relationship.
  public func write<Value: PersistentModel>(_ value: [Value], _ name: String) { set(value, name) }

  /// Sets the objects of a relationship.
  public func write<Value: PersistentModel>(_ value: [Value]?, _ name: String) {
    set(value as Any, name)
  }

  private func value<Value>(_ name: String) -> Value {
    registrar.access(self, keyPath: \.revision)
    let property = ModelProperties.of(type).named(name)
    if object != nil, context == nil { preconditionFailure(ModelWords.contextIsGone) }
    let found = object.map { property.read($0, in: context) } ?? loose[name] ?? nil
    guard let value = Values.value(found, as: Value.self) else {
      preconditionFailure(ModelWords.noValue(name, of: "\(type)"))
    }
    return value
  }

  private func set(_ value: Any, _ name: String) {
    let value = Values.unwrapped(value)
    if object != nil, context == nil { preconditionFailure(ModelWords.contextIsGone) }
    guard let object, let context else {
      loose[name] = .some(value)
      return
    }
    ModelProperties.of(type).named(name).write(value, to: object, in: context)
  }
}

public import Foundation

/// One of the things that an intent, or its response, says.
///
/// Simulated: Siri names the parameters of an intent that it wants to show. Differs: on iOS there may be
/// parameters that stand inside of others.
open class INParameter: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The class that has the property.
  public let parameterClass: AnyClass
  /// The property's name.
  public let parameterKeyPath: String

  /// Makes a parameter.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
    super.init()
  }

  /// Whether another one is of the same class and property.
  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
  }

  /// Whether another object is such a parameter.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map { isEqual(to: $0) } ?? false
  }

  /// Equal for equal ones.
  open override var hash: Int { parameterKeyPath.hashValue }
}

extension INInteraction {
  /// What a parameter of the intent says.
  ///
  /// Simulated: the value of the intent's property. Differs: parameters of responses have none.
  public func parameterValue(for parameter: INParameter) -> Any? {
    guard type(of: intent) == parameter.parameterClass else { return nil }
    return IntentKinds.kind(named: "\(type(of: intent))")?
      .value(of: parameter.parameterKeyPath, in: intent)
  }
}

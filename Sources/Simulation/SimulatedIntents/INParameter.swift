public import Foundation

/// A parameter of an intent or of its response.
///
/// Simulated: Siri names the parameters of an intent that it wants to show. Differs: on iOS,
/// parameters can be nested.
open class INParameter: NSObject, @unchecked Sendable {
  // Its values never change.
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

  /// Returns whether another parameter has the same class and property.
  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
  }

  /// Returns whether another object is an equal parameter.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map { isEqual(to: $0) } ?? false
  }

  /// A hash that equal parameters share.
  open override var hash: Int { parameterKeyPath.hashValue }
}

extension INInteraction {
  /// Returns the value of a parameter of the intent.
  ///
  /// Simulated: the value of the intent's property. Differs: parameters of responses have none.
  public func parameterValue(for parameter: INParameter) -> Any? {
    guard type(of: intent) == parameter.parameterClass else { return nil }
    return IntentKinds.kind(named: "\(type(of: intent))")?
      .value(of: parameter.parameterKeyPath, in: intent)
  }
}

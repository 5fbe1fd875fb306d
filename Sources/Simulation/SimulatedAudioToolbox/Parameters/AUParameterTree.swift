public import Foundation

/// Parameters that belong together.
///
/// Simulated: keeps its children, in their order.
open class AUParameterGroup: AUParameterNode, @unchecked Sendable {
  /// What is in it.
  public let children: [AUParameterNode]

  init(identifier: String, name: String, children: [AUParameterNode]) {
    self.children = children
    super.init(identifier: identifier, name: name)
    for child in children { child.parent = self }
  }

  /// All parameters in it, those of its groups among them.
  open var allParameters: [AUParameter] {
    children.flatMap { child in
      (child as? AUParameter).map { [$0] } ?? (child as? AUParameterGroup)?.allParameters ?? []
    }
  }
}

/// All parameters of an audio unit.
///
/// Simulated: hosts see it with the values that it has.
open class AUParameterTree: AUParameterGroup, @unchecked Sendable {
  /// Makes a parameter; its value is the least that it may have.
  open class func createParameter(
    withIdentifier identifier: String, name: String, address: AUParameterAddress, min: AUValue,
    max: AUValue, unit: AudioUnitParameterUnit, unitName: String?,
    flags: AudioUnitParameterOptions = [], valueStrings: [String]?,
    dependentParameters: [NSNumber]?
  ) -> AUParameter {
    AUParameter(
      identifier: identifier, name: name, address: address, min: min, max: max, unit: unit,
      unitName: unitName, flags: flags, valueStrings: valueStrings,
      dependentParameters: dependentParameters)
  }

  /// Makes a group.
  open class func createGroup(
    withIdentifier identifier: String, name: String, children: [AUParameterNode]
  ) -> AUParameterGroup {
    AUParameterGroup(identifier: identifier, name: name, children: children)
  }

  /// Makes a tree.
  open class func createTree(withChildren children: [AUParameterNode]) -> AUParameterTree {
    AUParameterTree(identifier: "", name: "", children: children)
  }

  /// The parameter at an address.
  ///
  /// Simulated: the first that has it; `nil` when none has.
  open func parameter(withAddress address: AUParameterAddress) -> AUParameter? {
    allParameters.first { $0.address == address }
  }
}

public import Foundation

/// A group of parameters.
///
/// Simulated: keeps its children, in their order.
open class AUParameterGroup: AUParameterNode, @unchecked Sendable {
  /// The nodes in the group.
  public let children: [AUParameterNode]

  init(identifier: String, name: String, children: [AUParameterNode]) {
    self.children = children
    super.init(identifier: identifier, name: name)
    for child in children { child.parent = self }
  }

  /// All parameters in the group, including those of its subgroups.
  open var allParameters: [AUParameter] {
    children.flatMap { child in
      (child as? AUParameter).map { [$0] } ?? (child as? AUParameterGroup)?.allParameters ?? []
    }
  }
}

/// All parameters of an audio unit.
///
/// Simulated: hosts see it with its current values.
open class AUParameterTree: AUParameterGroup, @unchecked Sendable {
  /// Makes a parameter whose value is its minimum.
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

  /// Returns the parameter at an address.
  ///
  /// Simulated: the first that has it; `nil` if there is none.
  open func parameter(withAddress address: AUParameterAddress) -> AUParameter? {
    allParameters.first { $0.address == address }
  }
}

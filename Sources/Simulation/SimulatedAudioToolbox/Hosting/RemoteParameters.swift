import DeviceProtocol
import Foundation

/// The parameters of a unit in another process, as represented in its host.
enum RemoteParameters {
  /// Rebuilds the tree, with its groups.
  ///
  /// - Parameters:
  ///   - parameters: The parameters, in their order.
  ///   - value: Returns the current value of a parameter; `nil` if the unit is gone.
  ///   - set: Sets a value in the unit.
  /// - Returns: The tree; `nil` if there are no parameters.
  static func tree(
    _ parameters: [AudioParameterDescription], value: @escaping (UInt64) -> Float?,
    set: @escaping (UInt64, Float) -> Void
  ) -> AUParameterTree? {
    guard !parameters.isEmpty else { return nil }
    let tree = AUParameterTree.createTree(withChildren: nodes(parameters, depth: 0))
    for parameter in tree.allParameters {
      guard let known = parameters.first(where: { $0.address == parameter.address }) else {
        continue
      }
      parameter.value = known.value
    }
    tree.implementorValueObserver = { set($0.address, $1) }
    tree.implementorValueProvider = { value($0.address) ?? $0.kept }
    return tree
  }

  private static func nodes(
    _ parameters: [AudioParameterDescription], depth: Int
  ) -> [AUParameterNode] {
    var nodes: [AUParameterNode] = []
    var rest = parameters[...]
    while let first = rest.first {
      guard first.groups.indices.contains(depth) else {
        nodes.append(AUParameter(first))
        rest.removeFirst()
        continue
      }
      let group = first.groups[depth]
      let inner = rest.prefix { $0.groups.indices.contains(depth) && $0.groups[depth] == group }
      nodes.append(
        AUParameterTree.createGroup(
          withIdentifier: group.identifier, name: group.name,
          children: self.nodes(Array(inner), depth: depth + 1)))
      rest = rest.dropFirst(inner.count)
    }
    return nodes
  }
}

extension AUParameter {
  fileprivate convenience init(_ known: AudioParameterDescription) {
    self.init(
      identifier: known.identifier, name: known.name, address: known.address, min: known.minimum,
      max: known.maximum, unit: AudioUnitParameterUnit(rawValue: known.unit) ?? .generic,
      unitName: nil, flags: AudioUnitParameterOptions(rawValue: known.flags),
      valueStrings: known.valueStrings, dependentParameters: nil)
  }
}

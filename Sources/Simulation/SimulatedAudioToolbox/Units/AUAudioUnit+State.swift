import Foundation

extension AUAudioUnit {
  /// The numbers of the component and the values of the parameters.
  var keptState: [String: Any] {
    var values: [String: Double] = [:]
    for parameter in parameterTree?.allParameters ?? [] {
      values[String(parameter.address)] = Double(parameter.value)
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    return [
      "type": Int(componentDescription.componentType),
      "subtype": Int(componentDescription.componentSubType),
      "manufacturer": Int(componentDescription.componentManufacturer),
      "data": data ?? Data(),
    ]
  }

  /// Sets the parameters to the values in a state.
  func take(_ state: [String: Any]?) {
    guard let data = state?["data"] as? Data,
      let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Double]
    else { return }
    for (address, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let address = AUParameterAddress(address) else { continue }
      parameterTree?.parameter(withAddress: address)?.value = AUValue(value)
    }
  }
}

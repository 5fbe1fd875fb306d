package import DeviceProtocol
import Foundation

extension AUAudioUnit {
  /// The description of the unit for its host.
  var described: AudioUnitDescription {
    var description = AudioUnitDescription()
    description.parameters = parameterTree?.described([]) ?? []
    description.presets = (factoryPresets ?? []).map(AudioPresetDescription.init)
    description.preset = currentPreset.map(AudioPresetDescription.init)
    description.inputs = inputBusses.formats
    description.outputs = outputBusses.formats
    description.maximumFrames = Int(maximumFramesToRender)
    description.latency = latency
    description.tailTime = tailTime
    description.isAllocated = renderResourcesAllocated
    return description
  }
}

extension AUParameterGroup {
  fileprivate func described(_ groups: [AudioGroupDescription]) -> [AudioParameterDescription] {
    children.flatMap { child in
      if let parameter = child as? AUParameter { return [parameter.described(groups)] }
      let inner = AudioGroupDescription(identifier: child.identifier, name: child.displayName)
      return (child as? AUParameterGroup)?.described(groups + [inner]) ?? []
    }
  }
}

extension AUParameter {
  fileprivate func described(_ groups: [AudioGroupDescription]) -> AudioParameterDescription {
    AudioParameterDescription(
      address: address, identifier: identifier, name: displayName, minimum: minValue,
      maximum: maxValue, value: value, unit: unit.rawValue, flags: flags.rawValue,
      valueStrings: valueStrings, groups: groups)
  }
}

extension AUAudioUnitBusArray {
  fileprivate var formats: [AudioFormatDescription] {
    (0..<count).map { AudioFormatDescription(self[$0].format) }
  }
}

extension AudioPresetDescription {
  fileprivate init(_ preset: AUAudioUnitPreset) {
    self.init(number: preset.number, name: preset.name)
  }
}

extension AudioFormatDescription {
  init(_ format: AVAudioFormat) {
    self.init(sampleRate: format.sampleRate, channels: Int(format.channelCount))
  }
}

extension AVAudioFormat {
  convenience init?(_ format: AudioFormatDescription) {
    self.init(
      standardFormatWithSampleRate: format.sampleRate,
      channels: AVAudioChannelCount(clamping: format.channels))
  }
}

extension AudioComponentDescription {
  package init(_ key: AudioComponentKey) {
    self.init(
      componentType: key.type, componentSubType: key.subtype,
      componentManufacturer: key.manufacturer, componentFlags: 0, componentFlagsMask: 0)
  }

  package var key: AudioComponentKey {
    AudioComponentKey(
      type: componentType, subtype: componentSubType, manufacturer: componentManufacturer)
  }
}

/// The form in which a unit's state crosses to another process.
enum StateData {
  /// Returns the data of a state; `nil` if it contains something that property lists can't.
  static func data(_ state: [String: Any]) -> Data? {
    guard PropertyListSerialization.propertyList(state, isValidFor: .binary) else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: state, format: .binary, options: 0)
  }

  static func state(_ data: Data?) -> [String: Any]? {
    guard let data else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      as? [String: Any]
  }
}

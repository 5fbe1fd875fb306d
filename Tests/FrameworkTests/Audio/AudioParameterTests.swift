import Foundation
import SimulatedAudioToolbox
import Synchronization
import TestSupport
import Testing

/// The parameters of audio units.
@Suite struct AudioParameterTests {
  private static func parameter(
    _ identifier: String = "gain", _ address: AUParameterAddress = 1, strings: [String]? = nil
  ) -> AUParameter {
    AUParameterTree.createParameter(
      withIdentifier: identifier, name: identifier.uppercased(), address: address, min: 1, max: 3,
      unit: .decibels, unitName: "dB", flags: [.flag_CanRamp, .flag_IsHighResolution],
      valueStrings: strings, dependentParameters: [4])
  }

  @Test(
    .shows(
      "AUParameterTree.createParameter(withIdentifier:name:address:min:max:unit:unitName:flags:valueStrings:dependentParameters:)",
      "AUParameter.address", "AUParameter.minValue", "AUParameter.maxValue", "AUParameter.unit",
      "AUParameter.unitName", "AUParameter.flags", "AUParameter.valueStrings",
      "AUParameter.dependentParameters", "AUParameterNode.identifier",
      "AUParameterNode.displayName", "AUParameter.value"),
    .shows(
      "AudioUnitParameterOptions.rawValue", "AudioUnitParameterOptions.init(rawValue:)",
      "AudioUnitParameterOptions.flag_CanRamp", "AudioUnitParameterOptions.flag_IsHighResolution",
      "AudioUnitParameterOptions.flag_IsReadable", "AudioUnitParameterOptions.flag_IsWritable",
      "AudioUnitParameterUnit.decibels"))
  func aParameterIsWhatItIsMadeOf() {
    let gain = Self.parameter(strings: ["no", "yes"])
    #expect(gain.identifier == "gain" && gain.displayName == "GAIN" && gain.address == 1)
    #expect(gain.minValue == 1 && gain.maxValue == 3 && gain.value == 1)
    #expect(gain.unit == .decibels && gain.unit.rawValue == 13 && gain.unitName == "dB")
    #expect(gain.flags.rawValue == 0x0280_0000)
    #expect(gain.flags == AudioUnitParameterOptions(rawValue: 0x0280_0000))
    #expect(AudioUnitParameterOptions.flag_IsReadable.rawValue == 0x4000_0000)
    #expect(AudioUnitParameterOptions.flag_IsWritable.rawValue == 0x8000_0000)
    #expect(gain.valueStrings == ["no", "yes"] && gain.dependentParameters == [4])
  }

  @Test(
    .shows(
      "AUParameterTree.createTree(withChildren:)",
      "AUParameterTree.createGroup(withIdentifier:name:children:)",
      "AUParameterTree.parameter(withAddress:)", "AUParameterGroup.children",
      "AUParameterGroup.allParameters", "AUParameterNode.keyPath"))
  func aTreeFindsItsParameters() {
    let inner = Self.parameter("inner", 2)
    let group = AUParameterTree.createGroup(
      withIdentifier: "group", name: "Group", children: [inner])
    let outer = Self.parameter("outer", 3)
    let tree = AUParameterTree.createTree(withChildren: [group, outer])
    #expect(tree.children == [group, outer] && group.children == [inner])
    #expect(tree.allParameters == [inner, outer])
    #expect(tree.parameter(withAddress: 2) === inner && tree.parameter(withAddress: 9) == nil)
    #expect(inner.keyPath == "group.inner" && outer.keyPath == "outer" && tree.keyPath == "")
  }

  @Test(
    .shows(
      "AUParameterNode.token(byAddingParameterObserver:)",
      "AUParameterNode.removeParameterObserver(_:)", "AUParameter.setValue(_:originator:)",
      "AUParameter.value"))
  func observersAreToldButForWhoSetsTheValue() {
    let gain = Self.parameter()
    let tree = AUParameterTree.createTree(withChildren: [gain])
    let told = Mutex<[String]>([])
    let one = gain.token { address, value in told.withLock { $0.append("one \(address) \(value)") }
    }
    let other = tree.token { _, value in told.withLock { $0.append("other \(value)") } }
    gain.value = 2
    gain.setValue(3, originator: one)
    tree.removeParameterObserver(other)
    gain.value = 7
    gain.removeParameterObserver(one)
    gain.value = 8
    #expect(told.withLock { $0 } == ["one 1 2.0", "other 2.0", "other 3.0", "one 1 7.0"])
    #expect(gain.value == 8)
  }

  @Test(
    .shows(
      "AUParameterNode.implementorValueObserver", "AUParameterNode.implementorValueProvider",
      "AUParameterNode.implementorStringFromValueCallback", "AUParameter.string(fromValue:)",
      "AUImplementorValueObserver", "AUImplementorValueProvider",
      "AUImplementorStringFromValueCallback", "AUParameterObserver"))
  func aUnitTakesAndGivesValues() {
    let gain = Self.parameter()
    let tree = AUParameterTree.createTree(withChildren: [
      AUParameterTree.createGroup(withIdentifier: "g", name: "G", children: [gain])
    ])
    var written: AUValue = 2.5
    #expect(gain.string(fromValue: nil) == "1.00" && gain.string(fromValue: &written) == "2.50")
    let taken = Mutex<AUValue>(0)
    tree.implementorValueObserver = { _, value in taken.withLock { $0 = value * 10 } }
    tree.implementorValueProvider = { _ in taken.withLock { $0 } }
    gain.value = 3
    #expect(gain.value == 30)
    gain.implementorStringFromValueCallback = { parameter, value in
      "\(parameter.identifier): \(value?.pointee ?? -1)"
    }
    #expect(gain.string(fromValue: &written) == "gain: 2.5")
    #expect(gain.string(fromValue: nil) == "gain: -1.0")
  }

  @Test(.shows("AUParameter.string(fromValue:)"))
  func valuesWithNamesAreWrittenByThem() {
    var one: AUValue = 1
    #expect(Self.parameter(strings: ["low", "high"]).string(fromValue: &one) == "high")
  }
}

import ActivationRules
import BundleRules
import DeviceProtocol

/// The audio components that an extension declares.
struct AudioAbilities {
  var entries: [AudioComponentEntry] = []
  /// The reasons why others don't count, a sentence each.
  var problems: [String] = []
}

extension BundleReader {
  /// The contents of AudioComponents.
  var audio: AudioAbilities {
    var abilities = AudioAbilities()
    for (index, value) in (attribute("AudioComponents")?.array ?? []).enumerated() {
      switch audioComponent(value) {
      case .success(let entry): abilities.entries.append(entry)
      case .failure(let mistake):
        abilities.problems.append(AudioUnitWords.component(index, mistake.message))
      }
    }
    return abilities
  }

  private func audioComponent(
    _ value: PropertyValue
  ) -> Result<AudioComponentEntry, SceneMistake> {
    var numbers: [UInt32] = []
    for key in ["type", "subtype", "manufacturer"] {
      guard let text = value[key]?.string, let number = AudioComponentKey.number(text) else {
        return .failure(SceneMistake(AudioUnitWords.noCode(key)))
      }
      numbers.append(number)
    }
    // The kinds that Apple's guide lists for extensions (documented).
    let kinds = ["aufx", "augn", "aumu", "aumf", "aumi"]
    guard let type = value["type"]?.string, kinds.contains(type) else {
      return .failure(
        SceneMistake(AudioUnitWords.unknownType(among: kinds)))
    }
    guard let name = value["name"]?.string, !name.isEmpty else {
      return .failure(SceneMistake(AudioUnitWords.noName))
    }
    return .success(
      AudioComponentEntry(
        key: AudioComponentKey(
          type: numbers[0], subtype: numbers[1], manufacturer: numbers[2]),
        name: name, version: value["version"]?.wholeNumber ?? 0,
        tags: value["tags"]?.array?.compactMap(\.string) ?? [],
        isSandboxSafe: value["sandboxSafe"] == .boolean(true),
        hasInterface: point == Device.audioInterfacePoint))
  }
}

extension PropertyValue {
  fileprivate var wholeNumber: Int? {
    guard case .integer(let number) = self else { return nil }
    return Int(number)
  }
}

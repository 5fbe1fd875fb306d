package import Foundation

/// Identifies an audio component: three numbers of four letters each.
package struct AudioComponentKey: Codable, Hashable, Sendable {
  package var type: UInt32
  package var subtype: UInt32
  package var manufacturer: UInt32

  package init(type: UInt32, subtype: UInt32, manufacturer: UInt32) {
    self.type = type
    self.subtype = subtype
    self.manufacturer = manufacturer
  }

  /// Whether a search finds it: 0 stands for any.
  package func isFound(by search: AudioComponentKey) -> Bool {
    (search.type == 0 || search.type == type)
      && (search.subtype == 0 || search.subtype == subtype)
      && (search.manufacturer == 0 || search.manufacturer == manufacturer)
  }

  /// The letters of each, as in property lists.
  package var text: String { [type, subtype, manufacturer].map(Self.text).joined(separator: " ") }

  /// Returns the four letters of a number.
  package static func text(_ number: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return bytes.allSatisfy { (32..<127).contains($0) }
      ? String(decoding: bytes, as: UTF8.self) : String(number)
  }

  /// Returns the number of four letters; `nil` when there aren't four, or they aren't ASCII.
  package static func number(_ text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// An entry of an extension's AudioComponents.
package struct AudioComponentEntry: Codable, Hashable, Sendable {
  package var key: AudioComponentKey
  /// "Maker: Name", as in the property list.
  package var name: String
  package var version: Int
  package var tags: [String]
  package var isSandboxSafe: Bool
  /// Whether its extension has an interface.
  package var hasInterface: Bool

  package init(
    key: AudioComponentKey, name: String, version: Int, tags: [String], isSandboxSafe: Bool,
    hasInterface: Bool
  ) {
    self.key = key
    self.name = name
    self.version = version
    self.tags = tags
    self.isSandboxSafe = isSandboxSafe
    self.hasInterface = hasInterface
  }
}

/// A call to an audio unit.
package enum AudioCall: Codable, Hashable, Sendable {
  /// Make the unit of a component; answered with `unit`.
  case create(AudioComponentKey)
  /// Describe the unit; answered with `unit`.
  case look
  /// Set a parameter.
  case set(address: UInt64, value: Float)
  /// Choose one of the unit's own presets.
  case choosePreset(number: Int)
  /// Return what is to be kept of the unit, a property list; answered with `state`.
  case state
  /// Restore that state.
  case takeState(Data)
  /// Get ready to render at most so many frames; answered with `done` or `failed`.
  case allocate(AudioPreparation)
  case deallocate
  case reset
  /// Answered with `rendered`.
  case render(AudioRequest)
}

/// Its answer; errors are `PointAnswer.failed`.
package enum AudioAnswer: Codable, Hashable, Sendable {
  case unit(AudioUnitDescription)
  case state(Data?)
  case rendered(AudioResult)
}

/// What a host does with audio units, a scene or an app.
package enum AudioCommand: Codable, Hashable, Sendable {
  /// Look for components.
  case components(AudioComponentKey)
  /// Have the unit of a component made in its extension; answered with `unit` or `failed`.
  case instantiate(AudioComponentKey)
  /// Call a unit; answered with `answer`, `done` or `failed`.
  case call(session: Int, AudioCall)
  /// Show its interface; only a scene does.
  case show(session: Int)
  /// The unit is no longer needed.
  case close(session: Int)
}

/// Its outcome.
package enum AudioOutcome: Codable, Hashable, Sendable {
  case components([AudioComponentEntry])
  case unit(session: Int, AudioUnitDescription)
  case answer(AudioAnswer)
  case done
  case failed(ErrorDescription)
}

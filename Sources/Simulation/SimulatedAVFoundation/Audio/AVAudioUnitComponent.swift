import DeviceProtocol
public import Foundation
public import SimulatedAudioToolbox

/// An audio component that a host can use.
///
/// Simulated: the entry under AudioComponents in an extension's property list.
open class AVAudioUnitComponent: NSObject, @unchecked Sendable {
  // It doesn't change after it is made.
  private let entry: AudioComponentEntry

  init(_ entry: AudioComponentEntry) { self.entry = entry }

  /// Its name: the part after the colon.
  open var name: String { parts.count == 2 ? parts[1] : entry.name }

  /// The name of its manufacturer: the part before the colon.
  ///
  /// Simulated: empty if there is none.
  open var manufacturerName: String { parts.count == 2 ? parts[0] : "" }

  /// The kind of component.
  ///
  /// Simulated: in English.
  open var typeName: String {
    switch entry.key.type {
    case kAudioUnitType_Effect: "Effect"
    case kAudioUnitType_Generator: "Generator"
    case kAudioUnitType_MusicDevice: "Music Device"
    case kAudioUnitType_MusicEffect: "Music Effect"
    default: "MIDI Processor"
    }
  }

  /// Its version as a number.
  open var version: Int { entry.version }

  /// The tags of the component.
  open var allTagNames: [String] { entry.tags }

  /// Whether its property list says `sandboxSafe`.
  open var isSandboxSafe: Bool { entry.isSandboxSafe }

  /// Whether it has its own interface.
  open var hasCustomView: Bool { entry.hasInterface }

  /// The description that identifies it.
  open var audioComponentDescription: AudioComponentDescription {
    AudioComponentDescription(entry.key)
  }

  private var parts: [String] {
    entry.name.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

/// An object that finds audio components.
///
/// Simulated: those of installed extensions. Differs: the system has none here.
open class AVAudioUnitComponentManager: NSObject, @unchecked Sendable {
  // It stores nothing.
  private static let theOne = AVAudioUnitComponentManager()

  /// Returns the one object of the process.
  open class func shared() -> AVAudioUnitComponentManager { theOne }

  /// Returns the components that match a description.
  ///
  /// Simulated: 0 matches any value; flags are ignored.
  open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] {
    guard case .components(let entries) = AudioLink.ask(.components(desc.key)) else { return [] }
    return entries.map(AVAudioUnitComponent.init)
  }
}

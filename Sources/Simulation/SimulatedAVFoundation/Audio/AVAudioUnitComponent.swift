import DeviceProtocol
public import Foundation
public import SimulatedAudioToolbox

/// An audio component that a host can use.
///
/// Simulated: what stands under AudioComponents in an extension's property list.
open class AVAudioUnitComponent: NSObject, @unchecked Sendable {
  // Nothing changes after it is made.
  private let entry: AudioComponentEntry

  init(_ entry: AudioComponentEntry) { self.entry = entry }

  /// Its name: what stands behind the colon.
  open var name: String { parts.count == 2 ? parts[1] : entry.name }

  /// Its maker: what stands before the colon.
  ///
  /// Simulated: empty without one.
  open var manufacturerName: String { parts.count == 2 ? parts[0] : "" }

  /// What kind it is.
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

  /// What it is tagged with.
  open var allTagNames: [String] { entry.tags }

  /// Whether its property list says `sandboxSafe`.
  open var isSandboxSafe: Bool { entry.isSandboxSafe }

  /// Whether it has an interface of its own.
  open var hasCustomView: Bool { entry.hasInterface }

  /// What names it.
  open var audioComponentDescription: AudioComponentDescription {
    AudioComponentDescription(entry.key)
  }

  private var parts: [String] {
    entry.name.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

/// Finds audio components.
///
/// Simulated: those of installed extensions. Differs: the system has none of its own here.
open class AVAudioUnitComponentManager: NSObject, @unchecked Sendable {
  // It keeps nothing.
  private static let theOne = AVAudioUnitComponentManager()

  /// The one of the process.
  open class func shared() -> AVAudioUnitComponentManager { theOne }

  /// The components that a description finds.
  ///
  /// Simulated: 0 stands for any; flags don't count.
  open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] {
    guard case .components(let entries) = AudioLink.ask(.components(desc.key)) else { return [] }
    return entries.map(AVAudioUnitComponent.init)
  }
}

import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Makes the object that serves an audio unit's factory; no object if it isn't a factory.
@_cdecl("tutor_serve_com_apple_AudioUnit")
func makeAudioServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) let address = object
  nonisolated(unsafe) var made: UnsafeMutableRawPointer?
  // Calls come only on the main thread.
  MainActor.assumeIsolated {
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    guard let factory = object as? any AUAudioUnitFactory else { return }
    made = Unmanaged.passRetained(AudioServer(factory)).toOpaque()
  }
  return made
}

/// Makes the same object for a unit with an interface.
@_cdecl("tutor_serve_com_apple_AudioUnit_UI")
func makeAudioInterfaceServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  makeAudioServer(object)
}

/// An object that passes a host's requests to an audio unit, on the unit's own queue.
///
/// Xcode's template waits for the main queue while it makes its unit, so that mustn't be done
/// there.
@MainActor final class AudioServer: PointPrincipal {
  private let work: AudioWork
  private let queue = DispatchQueue(label: "com.apple.audio.unit")

  init(_ factory: any AUAudioUnitFactory) { work = AudioWork(factory) }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .audio(let call) = call else { return reply(.notServed(by: work.factory)) }
    let work = work
    queue.async { reply(work.answer(call)) }
  }
}

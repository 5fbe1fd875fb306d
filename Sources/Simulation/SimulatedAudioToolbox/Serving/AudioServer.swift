import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Makes what stands before an audio unit's factory; no object for what is none.
@_cdecl("tutor_serve_com_apple_AudioUnit")
func makeAudioServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  nonisolated(unsafe) let address = object
  nonisolated(unsafe) var made: UnsafeMutableRawPointer?
  // Calls come on the main thread alone.
  MainActor.assumeIsolated {
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    guard let factory = object as? any AUAudioUnitFactory else { return }
    made = Unmanaged.passRetained(AudioServer(factory)).toOpaque()
  }
  return made
}

/// The same for one with an interface.
@_cdecl("tutor_serve_com_apple_AudioUnit_UI")
func makeAudioInterfaceServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  makeAudioServer(object)
}

/// Hands what a host says to an audio unit, on a queue of the unit's own.
///
/// Xcode's template waits for the main queue while it makes its unit: that mustn't be done there.
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

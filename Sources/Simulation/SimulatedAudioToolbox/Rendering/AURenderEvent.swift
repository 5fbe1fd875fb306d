/// The type of an event during rendering.
///
/// Simulated: Apple's numbers.
public enum AURenderEventType: UInt8, Sendable {
  /// A parameter changes at once.
  case parameter = 1
  /// A parameter ramps to a value.
  case parameterRamp = 2
  /// A MIDI message.
  case MIDI = 8
  /// A long MIDI message.
  case midiSysEx = 9
}

/// The part that all events share.
///
/// Simulated: Apple's layout.
public struct AURenderEventHeader {
  /// The next event.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// The time of the event.
  public var eventSampleTime: AUEventSampleTime
  /// The type of the event.
  public var eventType: AURenderEventType
  /// Reserved.
  public var reserved: UInt8
}

/// A change of a parameter.
///
/// Simulated: Apple's layout.
public struct AUParameterEvent {
  /// The next event.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// The time of the event.
  public var eventSampleTime: AUEventSampleTime
  /// The type of the event.
  public var eventType: AURenderEventType
  /// Reserved.
  public var reserved: (UInt8, UInt8, UInt8)
  /// The duration of the ramp, in frames.
  public var rampDurationSampleFrames: AUAudioFrameCount
  /// The address of the parameter.
  public var parameterAddress: AUParameterAddress
  /// The new value.
  public var value: AUValue
}

/// A MIDI message.
///
/// Simulated: Apple's layout.
public struct AUMIDIEvent {
  /// The next event.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// The time of the event.
  public var eventSampleTime: AUEventSampleTime
  /// The type of the event.
  public var eventType: AURenderEventType
  /// Reserved.
  public var reserved: UInt8
  /// The number of bytes.
  public var length: UInt16
  /// The number of the cable.
  public var cable: UInt8
  /// The bytes.
  public var data: (UInt8, UInt8, UInt8)
}

/// An event during rendering; the header's type tells which part applies.
///
/// Simulated: all parts share their memory, as in C.
public struct AURenderEvent {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)

  /// The part that all events share.
  public var head: AURenderEventHeader { part() }

  /// A change of a parameter.
  public var parameter: AUParameterEvent { part() }

  /// A MIDI message.
  public var MIDI: AUMIDIEvent { part() }

  init(_ event: AUParameterEvent) { put(event) }

  init(_ event: AUMIDIEvent) { put(event) }

  /// Sets the next event.
  mutating func link(to next: UnsafeMutablePointer<AURenderEvent>?) {
    words.0 = UInt64(UInt(bitPattern: next))
  }

  private func part<Part>() -> Part {
    withUnsafeBytes(of: words) { $0.loadUnaligned(as: Part.self) }
  }

  private mutating func put<Part>(_ part: Part) {
    withUnsafeMutableBytes(of: &words) { words in
      withUnsafeBytes(of: part) { words.copyMemory(from: $0) }
    }
  }
}

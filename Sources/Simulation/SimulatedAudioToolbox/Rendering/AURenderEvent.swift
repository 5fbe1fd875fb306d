/// What happens while a unit renders.
///
/// Simulated: Apple's numbers.
public enum AURenderEventType: UInt8, Sendable {
  /// A parameter changes.
  case parameter = 1
  /// A parameter goes to a value.
  case parameterRamp = 2
  /// A MIDI message.
  case MIDI = 8
  /// A long MIDI message.
  case midiSysEx = 9
}

/// What every event has.
///
/// Simulated: Apple's layout.
public struct AURenderEventHeader {
  /// The event behind it.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// When it happens.
  public var eventSampleTime: AUEventSampleTime
  /// What it is.
  public var eventType: AURenderEventType
  /// Nothing.
  public var reserved: UInt8
}

/// A parameter changes.
///
/// Simulated: Apple's layout.
public struct AUParameterEvent {
  /// The event behind it.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// When it happens.
  public var eventSampleTime: AUEventSampleTime
  /// What it is.
  public var eventType: AURenderEventType
  /// Nothing.
  public var reserved: (UInt8, UInt8, UInt8)
  /// Over how many frames it goes.
  public var rampDurationSampleFrames: AUAudioFrameCount
  /// Which parameter.
  public var parameterAddress: AUParameterAddress
  /// To which value.
  public var value: AUValue
}

/// A MIDI message.
///
/// Simulated: Apple's layout.
public struct AUMIDIEvent {
  /// The event behind it.
  public var next: UnsafeMutablePointer<AURenderEvent>?
  /// When it happens.
  public var eventSampleTime: AUEventSampleTime
  /// What it is.
  public var eventType: AURenderEventType
  /// Nothing.
  public var reserved: UInt8
  /// How many bytes.
  public var length: UInt16
  /// Over which cable.
  public var cable: UInt8
  /// The bytes.
  public var data: (UInt8, UInt8, UInt8)
}

/// Something that happens while a unit renders; which part counts says the header's type.
///
/// Simulated: all parts share their memory, as in C.
public struct AURenderEvent {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)

  /// What every event has.
  public var head: AURenderEventHeader { part() }

  /// A change of a parameter.
  public var parameter: AUParameterEvent { part() }

  /// A MIDI message.
  public var MIDI: AUMIDIEvent { part() }

  init(_ event: AUParameterEvent) { put(event) }

  init(_ event: AUMIDIEvent) { put(event) }

  /// Has another one stand behind it.
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

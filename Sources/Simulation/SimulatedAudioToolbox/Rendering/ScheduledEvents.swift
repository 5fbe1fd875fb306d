import Synchronization

/// The events that hosts have scheduled for a unit, until they are rendered.
final class ScheduledEvents: Sendable {
  enum Kind: Sendable {
    case parameter(AUParameterAddress, AUValue, ramp: AUAudioFrameCount)
    case midi([UInt8], cable: UInt8)
  }

  struct Event: Sendable {
    var time: AUEventSampleTime
    var kind: Kind
  }

  private let waiting = Mutex<[Event]>([])

  func add(_ kind: Kind, at time: AUEventSampleTime) {
    waiting.withLock { $0.append(Event(time: time, kind: kind)) }
  }

  /// Removes and returns the events before the end of a number of frames, ordered by time.
  func take(from start: Double, frames: AUAudioFrameCount) -> [Event] {
    let start = AUEventSampleTime(start)
    let end = start + AUEventSampleTime(frames)
    return waiting.withLock { waiting in
      for index in waiting.indices where waiting[index].time < 0 {
        waiting[index].time = start + (waiting[index].time - AUEventSampleTimeImmediate)
      }
      let due = waiting.filter { $0.time < end }
      waiting.removeAll { $0.time < end }
      return due.enumerated().sorted { one, other in
        let (time, next) = (one.element.time, other.element.time)
        return time == next ? one.offset < other.offset : time < next
      }.map(\.element)
    }
  }

  func clear() { waiting.withLock { $0 = [] } }
}

extension [ScheduledEvents.Event] {
  /// Calls a closure with the events as a list in memory, which is freed afterwards.
  func withList<Result>(_ body: (UnsafePointer<AURenderEvent>?) -> Result) -> Result {
    guard !isEmpty else { return body(nil) }
    let list = UnsafeMutablePointer<AURenderEvent>.allocate(capacity: count)
    defer { list.deallocate() }
    for (index, event) in enumerated() {
      var made = event.made
      made.link(to: index + 1 < count ? list + index + 1 : nil)
      (list + index).initialize(to: made)
    }
    return body(UnsafePointer(list))
  }
}

extension ScheduledEvents.Event {
  fileprivate var made: AURenderEvent {
    switch kind {
    case .parameter(let address, let value, let ramp):
      return AURenderEvent(
        AUParameterEvent(
          next: nil, eventSampleTime: time, eventType: ramp == 0 ? .parameter : .parameterRamp,
          reserved: (0, 0, 0), rampDurationSampleFrames: ramp, parameterAddress: address,
          value: value))
    case .midi(let bytes, let cable):
      let data = bytes + [0, 0, 0]
      return AURenderEvent(
        AUMIDIEvent(
          next: nil, eventSampleTime: time, eventType: .MIDI, reserved: 0,
          length: UInt16(bytes.count), cable: cable, data: (data[0], data[1], data[2])))
    }
  }
}

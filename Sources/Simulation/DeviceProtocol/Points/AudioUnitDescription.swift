package import Foundation

/// An audio unit as its host sees it.
package struct AudioUnitDescription: Codable, Hashable, Sendable {
  package var parameters: [AudioParameterDescription] = []
  package var presets: [AudioPresetDescription] = []
  /// The preset that it has chosen.
  package var preset: AudioPresetDescription?
  package var inputs: [AudioFormatDescription] = []
  package var outputs: [AudioFormatDescription] = []
  package var maximumFrames = 0
  package var latency = 0.0
  package var tailTime = 0.0
  package var isAllocated = false

  package init() {}
}

/// A parameter of an audio unit.
package struct AudioParameterDescription: Codable, Hashable, Sendable {
  package var address: UInt64
  package var identifier: String
  package var name: String
  package var minimum: Float
  package var maximum: Float
  package var value: Float
  /// AudioUnitParameterUnit's number.
  package var unit: UInt32
  /// AudioUnitParameterOptions' bits.
  package var flags: UInt32
  package var valueStrings: [String]?
  /// The groups that contain it, from the root.
  package var groups: [AudioGroupDescription]

  package init(
    address: UInt64, identifier: String, name: String, minimum: Float, maximum: Float, value: Float,
    unit: UInt32, flags: UInt32, valueStrings: [String]?, groups: [AudioGroupDescription]
  ) {
    self.address = address
    self.identifier = identifier
    self.name = name
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
    self.unit = unit
    self.flags = flags
    self.valueStrings = valueStrings
    self.groups = groups
  }
}

/// A group of parameters.
package struct AudioGroupDescription: Codable, Hashable, Sendable {
  package var identifier: String
  package var name: String

  package init(identifier: String, name: String) {
    self.identifier = identifier
    self.name = name
  }
}

/// A preset of an audio unit's own.
package struct AudioPresetDescription: Codable, Hashable, Sendable {
  package var number: Int
  package var name: String

  package init(number: Int, name: String) {
    self.number = number
    self.name = name
  }
}

/// The format of a bus's samples.
package struct AudioFormatDescription: Codable, Hashable, Sendable {
  package var sampleRate: Double
  package var channels: Int

  package init(sampleRate: Double, channels: Int) {
    self.sampleRate = sampleRate
    self.channels = channels
  }
}

/// The settings that a host makes before it renders.
package struct AudioPreparation: Codable, Hashable, Sendable {
  package var maximumFrames: Int
  /// The formats of the first busses; `nil` leaves them as they are.
  package var input: AudioFormatDescription?
  package var output: AudioFormatDescription?

  package init(
    maximumFrames: Int, input: AudioFormatDescription? = nil,
    output: AudioFormatDescription? = nil
  ) {
    self.maximumFrames = maximumFrames
    self.input = input
    self.output = output
  }
}

/// What to render.
package struct AudioRequest: Codable, Hashable, Sendable {
  package var frames: Int
  /// The time of the first frame, in samples.
  package var sampleTime: Double
  /// The samples of each channel of the input, four bytes each; `nil` when nothing is connected.
  package var input: [Data]?
  /// The number of output channels.
  package var channels: Int
  package var bus: Int
  package var events: [AudioEvent]

  package init(
    frames: Int, sampleTime: Double, input: [Data]?, channels: Int, bus: Int = 0,
    events: [AudioEvent] = []
  ) {
    self.frames = frames
    self.sampleTime = sampleTime
    self.input = input
    self.channels = channels
    self.bus = bus
    self.events = events
  }
}

/// An event while a unit renders, a number of frames after the first.
package enum AudioEvent: Codable, Hashable, Sendable {
  case parameter(offset: Int, address: UInt64, value: Float, ramp: Int)
  case midi(offset: Int, [UInt8])
}

/// The result of rendering.
package struct AudioResult: Codable, Hashable, Sendable {
  /// The status: 0 for success.
  package var status: Int32
  /// The samples of each channel, four bytes each.
  package var output: [Data]

  package init(status: Int32, output: [Data]) {
    self.status = status
    self.output = output
  }
}

extension ErrorDescription {
  /// Makes an error of the audio system, in the domain of Apple's numbers.
  package static func audio(_ status: Int32, _ message: String) -> ErrorDescription {
    ErrorDescription(domain: "NSOSStatusErrorDomain", code: Int(status), message: message)
  }
}

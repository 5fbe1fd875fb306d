import DeviceProtocol
import Foundation

/// The output of an audio unit.
public struct RenderedAudio: Sendable, Equatable {
  /// Apple's number: 0 for success.
  public let status: Int
  /// The samples of each channel.
  public let channels: [[Float]]

  init(status: Int, channels: [[Float]]) {
    self.status = status
    self.channels = channels
  }

  init(_ result: AudioResult) {
    status = Int(result.status)
    channels = result.output.map { data in
      data.withUnsafeBytes { bytes in
        (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
      }
    }
  }
}

/// A parameter of an audio unit as its host sees it.
public struct AudioUnitParameter: Sendable, Equatable, CustomStringConvertible {
  /// The name that code uses.
  public let identifier: String
  /// The name that the user sees.
  public let name: String
  /// The value.
  public let value: Float
  /// The smallest value.
  public let minimum: Float
  /// The largest value.
  public let maximum: Float

  init(_ parameter: AudioParameterDescription) {
    identifier = parameter.identifier
    name = parameter.name
    value = parameter.value
    minimum = parameter.minimum
    maximum = parameter.maximum
  }

  /// A description in one line: `gain 0.5`.
  public var description: String { "\(identifier) \(value)" }
}

/// A change of a parameter to a value while an audio unit renders.
public struct AudioUnitChange: Sendable, Equatable {
  /// Its identifier.
  public let parameter: String
  /// The new value.
  public let value: Float
  /// The number of frames after the first.
  public let offset: Int
  /// The number of frames that the change takes.
  public let ramp: Int

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's identifier.
  ///   - value: The new value.
  ///   - offset: The number of frames after the first.
  ///   - ramp: The number of frames that the change takes.
  public init(_ parameter: String, to value: Float, offset: Int = 0, ramp: Int = 0) {
    self.parameter = parameter
    self.value = value
    self.offset = offset
    self.ramp = ramp
  }
}

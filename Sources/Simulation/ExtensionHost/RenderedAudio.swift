import DeviceProtocol
import Foundation

/// What an audio unit has rendered.
public struct RenderedAudio: Sendable, Equatable {
  /// Apple's number: 0 when all is well.
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
  /// The name that code knows it by.
  public let identifier: String
  /// The name that the user sees.
  public let name: String
  /// The value.
  public let value: Float
  /// The least value.
  public let minimum: Float
  /// The greatest value.
  public let maximum: Float

  init(_ parameter: AudioParameterDescription) {
    identifier = parameter.identifier
    name = parameter.name
    value = parameter.value
    minimum = parameter.minimum
    maximum = parameter.maximum
  }

  /// A line: `gain 0.5`.
  public var description: String { "\(identifier) \(value)" }
}

/// A parameter that goes to a value while an audio unit renders.
public struct AudioUnitChange: Sendable, Equatable {
  /// Its identifier.
  public let parameter: String
  /// To which value.
  public let value: Float
  /// How many frames behind the first.
  public let offset: Int
  /// Over how many frames.
  public let ramp: Int

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parameter: The parameter's identifier.
  ///   - value: To which value it goes.
  ///   - offset: How many frames behind the first.
  ///   - ramp: Over how many frames.
  public init(_ parameter: String, to value: Float, offset: Int = 0, ramp: Int = 0) {
    self.parameter = parameter
    self.value = value
    self.offset = offset
    self.ramp = ramp
  }
}

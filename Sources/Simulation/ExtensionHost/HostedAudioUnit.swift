import DeviceProtocol
public import Foundation

/// An audio unit that a recording app has loaded; it runs in its extension's process.
public struct HostedAudioUnit: Sendable {
  /// The reason why it couldn't be loaded, in which case everything else fails.
  public let failure: AudioUnitFailure?
  private let session: Int
  private let link: DeviceLink

  init(_ outcome: AudioOutcome, link: DeviceLink) {
    self.link = link
    switch outcome {
    case .unit(let session, _): (self.session, failure) = (session, nil)
    case .failed(let error): (session, failure) = (-1, AudioUnitFailure(error))
    default: preconditionFailure(LinkWords.otherAnswer)
    }
  }

  /// Its parameters, with their current values.
  public var parameters: [AudioUnitParameter] {
    (look?.parameters ?? []).map(AudioUnitParameter.init)
  }

  /// The names of its own presets.
  public var presets: [String] { (look?.presets ?? []).map(\.name) }

  /// The name of the preset that it has chosen last.
  public var preset: String? { look?.preset?.name }

  /// The time that a sound takes to come through, in seconds.
  public var latency: Double { look?.latency ?? 0 }

  /// The time for which sound comes out after the input has stopped, in seconds.
  public var tailTime: Double { look?.tailTime ?? 0 }

  /// Sets a parameter.
  ///
  /// - Parameters:
  ///   - parameter: Its identifier.
  ///   - value: The value.
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func set(_ parameter: String, to value: Float) -> AudioUnitFailure? {
    let all = look?.parameters ?? []
    guard let found = all.first(where: { $0.identifier == parameter }) else {
      if let failure = problem(.look) { return failure }
      preconditionFailure(
        HostedAudioWords.noParameter(parameter, among: all.map(\.identifier)))
    }
    return problem(.set(address: found.address, value: value))
  }

  /// Chooses one of its own presets.
  ///
  /// - Parameter preset: Its name.
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func choose(preset: String) -> AudioUnitFailure? {
    guard let found = look?.presets.first(where: { $0.name == preset }) else {
      if let failure = problem(.look) { return failure }
      preconditionFailure(HostedAudioWords.noPreset(preset))
    }
    return problem(.choosePreset(number: found.number))
  }

  /// The state that it wants kept with a recording, for `restore(_:)`.
  public var state: Data? {
    guard case .answer(.state(let data)) = ask(.state) else { return nil }
    return data
  }

  /// Restores an earlier state.
  ///
  /// - Parameter state: The state that it wanted kept.
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func restore(_ state: Data) -> AudioUnitFailure? { problem(.takeState(state)) }

  /// Gets it ready to render.
  ///
  /// - Parameters:
  ///   - frames: The maximum number of frames that it renders at once.
  ///   - channels: The number of input and output channels; by default those that it has.
  ///   - sampleRate: The number of frames per second.
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func prepare(
    frames: Int = 512, channels: Int? = nil, sampleRate: Double = 44_100
  ) -> AudioUnitFailure? {
    var preparation = AudioPreparation(maximumFrames: frames)
    if let channels {
      preparation.input = AudioFormatDescription(sampleRate: sampleRate, channels: channels)
      preparation.output = preparation.input
    }
    return problem(.allocate(preparation))
  }

  /// Ends rendering.
  ///
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func unprepare() -> AudioUnitFailure? { problem(.deallocate) }

  /// Makes it forget what it has rendered.
  ///
  /// - Returns: The reason for a failure, if it failed.
  @discardableResult
  public func reset() -> AudioUnitFailure? { problem(.reset) }

  /// Sends samples through it.
  ///
  /// - Parameters:
  ///   - input: The samples of each channel, the same number for each.
  ///   - time: The time of the first of them, in samples.
  ///   - changes: Parameters that move to a value in the meantime, by their identifiers.
  /// - Returns: The output.
  @discardableResult
  public func render(
    _ input: [[Float]], at time: Double = 0, changes: [AudioUnitChange] = []
  ) -> RenderedAudio {
    let frames = input.first?.count ?? 0
    precondition(input.allSatisfy { $0.count == frames }, HostedAudioWords.unequalChannels)
    let all = look?.parameters ?? []
    let events = changes.compactMap { change in
      all.first { $0.identifier == change.parameter }.map {
        AudioEvent.parameter(
          offset: change.offset, address: $0.address, value: change.value, ramp: change.ramp)
      }
    }
    let data = input.map { $0.withUnsafeBytes { Data($0) } }
    return render(frames: frames, time, input: data, events)
  }

  /// Makes it render without input, as an instrument does.
  ///
  /// - Parameters:
  ///   - frames: The number of frames.
  ///   - midi: MIDI messages at the first of them.
  ///   - time: The time of the first of them, in samples.
  /// - Returns: The output.
  @discardableResult
  public func render(frames: Int, midi: [[UInt8]] = [], at time: Double = 0) -> RenderedAudio {
    render(frames: frames, time, input: nil, midi.map { .midi(offset: 0, $0) })
  }

  /// Shows its interface.
  ///
  /// - Returns: The interface; `nil` when it has none.
  public func open() -> ExtensionInterface? {
    guard failure == nil else { return nil }
    guard
      case .interface(let shown) = link.perform(.point(.audio(.show(session: session))))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return shown.map { ExtensionInterface(session: $0, link: link) }
  }

  /// Releases it.
  public func close() { _ = link.audio(.close(session: session)) }

  private var look: AudioUnitDescription? {
    guard case .answer(.unit(let description)) = ask(.look) else { return nil }
    return description
  }

  private func render(
    frames: Int, _ time: Double, input: [Data]?, _ events: [AudioEvent]
  ) -> RenderedAudio {
    let channels = look?.outputs.first?.channels ?? 0
    let request = AudioRequest(
      frames: frames, sampleTime: time, input: input, channels: channels, events: events)
    switch ask(.render(request)) {
    case .answer(.rendered(let result)): return RenderedAudio(result)
    case .failed(let error): return RenderedAudio(status: error.code, channels: [])
    default: preconditionFailure(LinkWords.otherAnswer)
    }
  }

  private func problem(_ call: AudioCall) -> AudioUnitFailure? {
    guard case .failed(let error) = ask(call) else { return nil }
    return AudioUnitFailure(error)
  }

  private func ask(_ call: AudioCall) -> AudioOutcome {
    if let failure {
      return .failed(
        ErrorDescription(domain: failure.domain, code: failure.code, message: failure.message))
    }
    return link.audio(.call(session: session, call))
  }
}

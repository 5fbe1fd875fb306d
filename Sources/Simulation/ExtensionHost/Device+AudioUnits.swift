import DeviceProtocol

extension Device {
  /// The audio components of all installed extensions, as a recording app lists them.
  public var audioComponents: [AudioComponent] {
    let any = AudioComponentKey(type: 0, subtype: 0, manufacturer: 0)
    guard case .components(let entries) = link.audio(.components(any)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return entries.map(AudioComponent.init)
  }

  /// Loads an audio unit in its extension, as a recording app does.
  ///
  /// - Parameter audioUnit: Its type, subtype and manufacturer: `"aufx gain Demo"`.
  /// - Returns: The unit; its `failure` says why there is none.
  public func load(audioUnit: String) -> HostedAudioUnit {
    let numbers = audioUnit.split(separator: " ").map { AudioComponentKey.number(String($0)) }
    guard numbers.count == 3, let type = numbers[0], let subtype = numbers[1],
      let manufacturer = numbers[2]
    else {
      preconditionFailure(HostedAudioWords.badIdentifier(audioUnit))
    }
    let key = AudioComponentKey(type: type, subtype: subtype, manufacturer: manufacturer)
    return HostedAudioUnit(link.audio(.instantiate(key)), link: link)
  }
}

extension DeviceLink {
  func audio(_ command: AudioCommand) -> AudioOutcome {
    guard case .point(.audio(let outcome)) = perform(.point(.audio(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return outcome
  }
}

/// An audio component of an installed extension.
public struct AudioComponent: Sendable, Equatable, CustomStringConvertible {
  /// Its name: `Demo: Gain`.
  public let name: String
  /// Its type, subtype and manufacturer: `aufx gain Demo`.
  public let identifier: String
  /// Whether its extension has an interface.
  public let hasInterface: Bool

  init(_ entry: AudioComponentEntry) {
    name = entry.name
    identifier = entry.key.text
    hasInterface = entry.hasInterface
  }

  /// A description in one line: `Demo: Gain (aufx gain Demo)`.
  public var description: String { "\(name) (\(identifier))" }
}

/// The reason why something with an audio unit failed, as its host learns it.
public struct AudioUnitFailure: Sendable, Equatable, CustomStringConvertible {
  /// The domain of the error.
  public let domain: String
  /// Its number.
  public let code: Int
  /// Its message.
  public let message: String

  init(_ error: ErrorDescription) {
    (domain, code, message) = (error.domain, error.code, error.message)
  }

  /// A description in one line: `NSOSStatusErrorDomain -3000`.
  public var description: String { "\(domain) \(code)" }
}

import DeviceEvents
import DeviceProtocol

extension Device {
  /// Switches a call directory on or off for the user.
  ///
  /// It is asked for its numbers when it is switched on, and switched off again when that fails
  /// (observed). Its numbers are forgotten when it is switched off (inferred).
  func turnCallDirectory(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.callDirectories) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let directory):
      callDirectories[directory.identifier] = nil
      if isOn, load(directory) != nil { set(directory, false, place: Self.callDirectories.place) }
      return .done
    }
  }

  /// Has a call directory list its numbers again, for its app.
  func reloadCallDirectory(_ identifier: String) -> Message.Body {
    guard let directory = callDirectory(identifier) else { return .failed(.directory(.unknownOne)) }
    guard directory.isOn else { return .failed(.directory(.isOff)) }
    let isLoading = pointSessions.contains {
      !$0.isOver && $0.installed.identifier == identifier
    }
    guard !isLoading else { return .failed(.directory(.isLoading)) }
    return load(directory).map { .failed($0) } ?? .done
  }

  /// Tells an app whether a call directory is on.
  func callDirectoryState(_ identifier: String) -> Message.Body {
    guard let directory = callDirectory(identifier) else { return .failed(.directory(.unknownOne)) }
    return .information(.isOn(directory.isOn))
  }

  /// Handles a call.
  ///
  /// A number that a call directory blocks doesn't ring, even that of a contact; the name for a
  /// number that isn't among the contacts is looked up (documented).
  func receiveCall(_ number: Int64) -> SceneAnswer {
    guard number > 0 else { return .impossible(CallWords.noNumber(number)) }
    let directories = installed(at: Self.directoryPoint).filter(\.isOn)
    var call = ReceivedCall(number: number)
    var outcome = CallWords.Outcome.rings
    if let blocking = directories.first(where: { numbers(of: $0).blocked.contains(number) }) {
      call.isBlocked = true
      call.directory = blocking.displayName
      outcome = .blocked(by: blocking.displayName)
    } else if let contact = contact(String(number)) {
      call.name = contact
      outcome = .contact(contact)
    } else if let naming = directories.first(where: { numbers(of: $0).labels[number] != nil }) {
      let label = numbers(of: naming).labels[number] ?? ""
      call.name = label
      call.directory = naming.displayName
      outcome = .named(label, by: naming.displayName)
    }
    recorder.record("Device", .acted(CallWords.called(by: number, outcome)))
    return .point(.call(call))
  }

  private func numbers(of directory: InstalledExtension) -> CallDirectoryNumbers {
    callDirectories[directory.identifier] ?? CallDirectoryNumbers()
  }

  private func callDirectory(_ identifier: String) -> InstalledExtension? {
    installed(at: Self.directoryPoint).first { $0.identifier == identifier }
  }

  /// Has a call directory list its numbers; the old ones stay when that fails.
  ///
  /// - Returns: The reason why it failed.
  private func load(_ directory: InstalledExtension) -> ErrorDescription? {
    guard let session = beginSession(directory) else { return .directory(.interrupted) }
    defer { end(session) }
    let known = callDirectories[directory.identifier]
    let reply = call(
      session, .listNumbers(isIncremental: known != nil), callback: "beginRequest(with:)")
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.directorySeconds) else {
      return .directory(.interrupted)
    }
    switch reply.answer {
    case .numbers(let steps, let isIncremental):
      var numbers = isIncremental ? known ?? CallDirectoryNumbers() : CallDirectoryNumbers()
      numbers.apply(steps)
      callDirectories[directory.identifier] = numbers
      recorder.record(
        directory.name,
        .answered(CallWords.listed(blocked: numbers.blocked.count, named: numbers.labels.count)))
      return nil
    case .failed(let error):
      recorder.record(directory.name, .sessionFailed(reason: error.message))
      // An error of the extension's own only says that it has stopped (inferred).
      return error.domain == ErrorDescription.directoryDomain ? error : .directory(.interrupted)
    default: return .directory(.interrupted)
    }
  }

  static let directoryPoint = "com.apple.callkit.call-directory"
  private static let callDirectories = SwitchedPoint(
    point: directoryPoint, kind: CallWords.directoryKind, place: CallWords.directoryPlace)
  /// The time that it may take; Apple publishes no number.
  private static let directorySeconds = 30.0
}

/// The errors of a call directory, with Apple's numbers.
private enum DirectoryProblem: Int {
  case unknownOne = 1
  case interrupted = 2
  case isOff = 6
  case isLoading = 7

  var message: String {
    switch self {
    case .unknownOne: CallWords.unknownDirectory
    case .interrupted: CallWords.directoryInterrupted
    case .isOff: CallWords.directoryOff
    case .isLoading: CallWords.directoryLoading
    }
  }
}

extension ErrorDescription {
  fileprivate static let directoryDomain = "com.apple.CallKit.error.calldirectorymanager"

  fileprivate static func directory(_ problem: DirectoryProblem) -> ErrorDescription {
    ErrorDescription(domain: directoryDomain, code: problem.rawValue, message: problem.message)
  }
}

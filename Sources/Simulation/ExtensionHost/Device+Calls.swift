import DeviceProtocol

extension Device {
  /// Adds a person to the user's contacts.
  ///
  /// Their number isn't looked up in call directories for a name, and their messages aren't filtered.
  ///
  /// - Parameters:
  ///   - contact: The name.
  ///   - number: The phone number with its country code, however it is written: "+1 555 123 4567".
  public func add(contact: String, number: String) {
    link.perform(.point(.addContact(name: contact, number: number)))
  }

  /// Switches a call directory on, as the user does in the call settings.
  ///
  /// It is off when its app is installed (documented). When it is switched on, it is asked for its
  /// numbers; if that fails, it is off again, and the log says why.
  ///
  /// - Parameter callDirectory: The extension's name as the user sees it.
  public func turnOn(callDirectory: String) {
    link.perform(.point(.turnCallDirectory(name: callDirectory, isOn: true)))
  }

  /// Switches a call directory off: its numbers no longer count.
  ///
  /// - Parameter callDirectory: The extension's name as the user sees it.
  public func turnOff(callDirectory: String) {
    link.perform(.point(.turnCallDirectory(name: callDirectory, isOn: false)))
  }

  /// Receives a call.
  ///
  /// - Parameter number: The caller's phone number with its country code, as one
  ///   number: 15551234567.
  /// - Returns: What the user sees of it.
  @discardableResult
  public func call(from number: Int) -> IncomingCall {
    guard case .point(.call(let call)) = link.perform(.point(.receiveCall(number: Int64(number))))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return IncomingCall(call)
  }
}

/// An incoming call.
public struct IncomingCall: Sendable, Equatable, CustomStringConvertible {
  /// The number that called.
  public let number: Int
  /// Whether it was blocked: the user hears and sees nothing of it.
  public let isBlocked: Bool
  /// The name that is shown for it; `nil` if there is only the number.
  public let name: String?
  /// The call directory that has blocked or named it.
  public let directory: String?

  init(_ call: ReceivedCall) {
    number = Int(call.number)
    isBlocked = call.isBlocked
    name = call.name
    directory = call.directory
  }

  /// What the user sees: "15551234567 rings as Pizza", or "15551234567 is blocked".
  public var description: String {
    isBlocked ? IncomingWords.blocked(number) : IncomingWords.rings(number, as: name)
  }
}

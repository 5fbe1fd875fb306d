import DeviceProtocol
import Foundation
import KeychainItems
import SimulatedFoundation
import Synchronization

/// The keychain as a process reaches it: the device's, which checks the process's entitlements.
///
/// Outside a device it is in memory, lasts as long as the process, and has one group.
enum Keychain {
  private static let memory = Mutex(KeychainStore())

  /// Asks the keychain, and waits for the answer.
  ///
  /// - Parameters:
  ///   - verb: The operation.
  ///   - query: The dictionary that was passed to a function.
  ///   - change: The new values.
  ///   - result: Receives the result.
  /// - Returns: `errSecSuccess`, or an error.
  static func ask(
    _ verb: KeychainQuestion.Verb, _ query: CFDictionary, change: CFDictionary? = nil,
    _ result: UnsafeMutablePointer<CFTypeRef?>? = nil
  ) -> OSStatus {
    let context = query[KeychainKey.authenticationContext] as? any ProofContext
    var query = values(query)
    if let context { take(context, into: &query) }
    // Items as objects are keys and certificates, which aren't supported.
    guard (query[KeychainKey.returnReference] as? NSNumber)?.boolValue != true else {
      return errSecUnimplemented
    }
    var question = KeychainQuestion(verb, query, change: change.map(values))
    question.isProved = context?.isProved ?? false
    let answer = answer(to: question)
    if let value = answer.value { result?.pointee = object(value) }
    return answer.status
  }

  private static func answer(to question: KeychainQuestion) -> KeychainAnswer {
    guard let connection = DeviceConnection.shared else {
      return memory.withLock {
        $0.perform(question, groups: [ProcessInfo.processInfo.processName], user: .unknown).0
      }
    }
    guard case .keychainAnswer(let answer) = connection.ask(.keychain(question)) else {
      return KeychainAnswer(errSecNotAvailable)
    }
    return answer
  }

  /// Adds what a context says about asking the user; the query's own values take precedence.
  private static func take(_ context: any ProofContext, into query: inout [String: Any]) {
    if context.interactionNotAllowed, query[KeychainKey.authenticationUI] == nil {
      query[KeychainKey.authenticationUI] = KeychainKey.authenticationUIFail
    }
    if !context.localizedReason.isEmpty, query[KeychainKey.prompt] == nil {
      query[KeychainKey.prompt] = context.localizedReason
    }
  }

  private static func values(_ dictionary: CFDictionary) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      values[key] =
        (value as? NSString).map { String(describing: $0) } ?? (value as? SecAccessControl)?.list
        ?? value
    }
    return values
  }

  /// Returns an item's attributes, with an access control in the form that programs use.
  private static func attributes(_ dictionary: [String: Any]) -> NSDictionary {
    var dictionary = dictionary
    if let list = dictionary[KeychainKey.accessControl] as? [String: Any] {
      dictionary[KeychainKey.accessControl] = SecAccessControl(list: list)
    }
    return NSDictionary(dictionary: dictionary)
  }

  /// Returns the value as a Foundation object, in the form that C functions return.
  private static func object(_ value: Any) -> NSObject {
    switch value {
    case let data as Data: NSData(data: data)
    case let dictionary as [String: Any]: attributes(dictionary)
    case let array as [Any]: NSArray(array: array.map(object))
    default: NSString(string: "\(value)")
    }
  }
}

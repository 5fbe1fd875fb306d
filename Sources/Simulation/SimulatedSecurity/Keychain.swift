import DeviceProtocol
import Foundation
import KeychainItems
import SimulatedFoundation
import Synchronization

/// The keychain as a process reaches it: the device's, which looks at the process's entitlements.
///
/// Outside a device it is in memory, for as long as the process lives, with one group.
enum Keychain {
  private static let memory = Mutex(KeychainStore())

  /// Asks the keychain, and waits for the answer.
  ///
  /// - Parameters:
  ///   - verb: What is to be done.
  ///   - query: The dictionary that a function was given.
  ///   - change: What becomes different.
  ///   - result: Where what was wanted is left.
  /// - Returns: `errSecSuccess`, or what went wrong.
  static func ask(
    _ verb: KeychainQuestion.Verb, _ query: CFDictionary, change: CFDictionary? = nil,
    _ result: UnsafeMutablePointer<CFTypeRef?>? = nil
  ) -> OSStatus {
    let context = query[KeychainKey.authenticationContext] as? any ProofContext
    var query = values(query)
    if let context { take(context, into: &query) }
    // Items as objects are keys and certificates, which aren't made.
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

  /// Takes over what a context says of asking; the query's own words come first.
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

  /// What is known of an item, with an access control as programs have it.
  private static func attributes(_ dictionary: [String: Any]) -> NSDictionary {
    var dictionary = dictionary
    if let list = dictionary[KeychainKey.accessControl] as? [String: Any] {
      dictionary[KeychainKey.accessControl] = SecAccessControl(list: list)
    }
    return NSDictionary(dictionary: dictionary)
  }

  /// The value as an object of Foundation, as C's functions leave it.
  private static func object(_ value: Any) -> NSObject {
    switch value {
    case let data as Data: NSData(data: data)
    case let dictionary as [String: Any]: attributes(dictionary)
    case let array as [Any]: NSArray(array: array.map(object))
    default: NSString(string: "\(value)")
    }
  }
}

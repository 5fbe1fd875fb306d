import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The connection that carries questions about the network to the device.
enum NetworkLink {
  /// Sends a question, and calls the handler on the main queue.
  static func ask(
    _ question: NetworkQuestion, then handler: @escaping @Sendable (Message.Body) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.main.async { handler(.failed(noDevice)) }
    }
    connection.runningHandlers.enter()
    connection.ask(.network(question)) { answer in
      connection.answeredHandlers.enter()
      DispatchQueue.main.async {
        handler(answer)
        connection.answeredHandlers.leave()
        connection.runningHandlers.leave()
      }
    }
  }

  /// Sends a question, and waits for the answer.
  static func ask(_ question: NetworkQuestion) -> Message.Body {
    DeviceConnection.shared?.ask(.pointQuestion(.network(question))) ?? .failed(noDevice)
  }

  /// Sends packets or errors that need no answer.
  static func tell(_ question: NetworkQuestion) {
    DeviceConnection.shared?.ask(.network(question)) { _ in }
  }

  private static let noDevice = ErrorDescription(
    domain: NEVPNErrorDomain, code: NEVPNError.Code.configurationReadWriteFailed.rawValue,
    message: DeviceWords.noDevice)
}

extension Message.Body {
  /// The error in an answer, if it is one.
  var error: (any Error)? {
    if case .failed(let error) = self { error.nsError } else { nil }
  }
}

/// The form in which a dictionary crosses to another process.
enum PropertyValues {
  static func data(_ values: [String: Any]?) -> Data? {
    guard let values,
      PropertyListSerialization.propertyList(values, isValidFor: .binary)
    else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
  }

  static func values(_ data: Data?) -> [String: Any]? {
    guard let data else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      as? [String: Any]
  }
}

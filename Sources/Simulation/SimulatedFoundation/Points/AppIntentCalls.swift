package import DeviceProtocol
import Foundation

/// Hands the system's calls for intents to App Intents, which apps don't always import.
package enum AppIntentCalls {
  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer

  /// Takes a message if it is such a call.
  ///
  /// - Returns: Whether it is one.
  package static func receive(_ message: Message, _ connection: DeviceConnection) -> Bool {
    guard case .call(_, let call) = message.body else { return false }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard let server else {
          return connection.send(.pointAnswer(.appIntent(.noSuchIntent)), number: message.number)
        }
        server.serve(call) { connection.send(.pointAnswer($0), number: message.number) }
      }
    }
    return true
  }

  /// What serves them; App Intents has a function that returns it under a C name.
  @MainActor private static let server: (any PointPrincipal)? = {
    guard let symbol = dlsym(nil, "tutor_serve_app_intents") else { return nil }
    let made = unsafeBitCast(symbol, to: Make.self)()
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue() as? any PointPrincipal
  }()
}

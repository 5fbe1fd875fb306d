import DeviceProtocol
import Foundation
import Synchronization

/// The entry point of every extension; on iOS the linker makes it `NSExtensionMain`.
///
/// It is no part of what lessons see: the generated start of an extension calls it by its C name.
@_cdecl("tutor_run_extension")
package func runExtension() -> Never { ExtensionProcess.run() }

/// The life of an extension's process: wait for a request, make the principal class, hand it over.
enum ExtensionProcess {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("an extension is launched by the device, not by hand")
    }
    MainLoop.redirectOutput()
    connection.receive { message, connection in
      guard case .beginRequest(let name, let items) = message.body else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { begin(name, items, number: message.number, connection) }
      }
    }
    MainLoop.run()
  }

  @MainActor private static var principal: (any NSExtensionRequestHandling)?

  @MainActor private static func begin(
    _ name: String, _ items: [ItemDescription], number: Int, _ connection: DeviceConnection
  ) {
    switch makePrincipal(name) {
    case .failure(let error): connection.send(.failed(error.description), number: number)
    case .success(let object):
      principal = object
      connection.send(.done, number: number)
      object.beginRequest(with: NSExtensionContext(items: items, connection: connection))
      (object as? any ExtensionScreen)?.appear()
    }
  }

  @MainActor private static func makePrincipal(
    _ name: String
  ) -> Result<any NSExtensionRequestHandling, PrincipalFailure> {
    guard let type = ObjectiveCRegistry.classNamed(name) else {
      return .failure(PrincipalFailure("the extension has no class named '\(name)'"))
    }
    guard type is any NSExtensionRequestHandling.Type else {
      return .failure(
        PrincipalFailure(
          "'\(name)' takes no requests: it is no view controller and not NSExtensionRequestHandling"
        ))
    }
    guard let object = ObjectiveCRegistry.make(type) as? any NSExtensionRequestHandling else {
      return .failure(PrincipalFailure("'\(name)' can't be made without arguments"))
    }
    return .success(object)
  }
}

/// A principal object that has an interface to bring on screen.
@MainActor package protocol ExtensionScreen: AnyObject {
  /// Loads the view and shows it; called behind `beginRequest(with:)`.
  func appear()
}

/// Why an extension has no principal object.
private struct PrincipalFailure: Error {
  let description: ErrorDescription

  init(_ message: String) {
    // NSXPCConnectionInvalid is what a host sees of an extension that can't serve it (inferred).
    description = ErrorDescription(domain: "NSCocoaErrorDomain", code: 4099, message: message)
  }
}

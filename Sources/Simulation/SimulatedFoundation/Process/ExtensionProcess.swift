import DeviceProtocol
import Foundation
import Synchronization

/// The entry point of every extension; on iOS the linker makes that `NSExtensionMain`.
///
/// Lessons can't see it: the generated start of an extension calls it by its C name.
@_cdecl("tutor_run_extension")
package func runExtension() -> Never { ExtensionProcess.run() }

/// The life of an extension's process: it waits for a request, makes the principal class, and hands
/// the request over.
enum ExtensionProcess {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("an extension is launched by the device, not by hand")
    }
    MainLoop.redirectOutput()
    connection.send(.baseline(memory: ProcessMemory.anonymousBytes(of: getpid()) ?? 0))
    connection.receive { message, connection in
      // Loading from returned items doesn't need the main queue, which may be busy.
      if case .load(let reference, let question) = message.body {
        return answer(question, of: reference, number: message.number, connection)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { receive(message, connection) }
      }
    }
    MainLoop.run()
  }

  /// The principal objects, one for each request that isn't over.
  @MainActor private static var principals: [Int: any NSExtensionRequestHandling] = [:]

  /// Frees the principal object of a request that is over, if nothing else holds it.
  @MainActor static func letGo(of request: Int) {
    (principals.removeValue(forKey: request) as? any ExtensionScreen)?.leaveScreen()
    OpenContexts.remove(request)
  }

  @MainActor private static func receive(_ message: Message, _ connection: DeviceConnection) {
    switch message.body {
    case .beginRequest(let request, let name, let items):
      begin(request, name, items, number: message.number, connection)
    case .hostChanged(let request, let change):
      if let context = OpenContexts.context(request) {
        NotificationCenter.default.post(name: change.notification, object: context)
      }
      connection.send(.done, number: message.number)
    case .completionExpired(let request): OpenContexts.context(request)?.expire()
    case .showScreen(let part), .act(let part, _), .keyboard(let part, _):
      ScreenAnswers.answer(message, of: screen(of: part), connection)
    case .beginSession(let session, let name):
      let object = MainObject.object.map { .success($0) } ?? makeObject(name)
      connection.send(PointSessions.begin(session, object), number: message.number)
    case .call(let session, let call):
      PointSessions.call(session, call) {
        connection.send(.pointAnswer($0), number: message.number)
      }
    case .endSession(let session): PointSessions.end(session)
    default: break
    }
  }

  @MainActor private static func screen(of part: ShownPart) -> (any ExtensionScreen)? {
    switch part {
    case .windows: nil
    case .request(let request): principals[request] as? any ExtensionScreen
    case .session(let session): PointSessions.screen(of: session)
    }
  }

  @MainActor private static func begin(
    _ request: Int, _ name: String, _ items: [ItemDescription], number: Int,
    _ connection: DeviceConnection
  ) {
    switch makePrincipal(name) {
    case .failure(let error): connection.send(.failed(error.description), number: number)
    case .success(let object):
      principals[request] = object
      connection.send(.done, number: number)
      object.beginRequest(
        with: NSExtensionContext(request, items: items, connection: connection))
      (object as? any ExtensionScreen)?.comeOnScreen()
    }
  }

  /// Answers a host that loads from an item returned to it.
  private static func answer(
    _ question: LoadQuestion, of reference: AttachmentReference, number: Int,
    _ connection: DeviceConnection
  ) {
    NSItemProvider.answer(
      question, of: ReturnedItems.provider(reference), number: number, on: connection)
  }

  @MainActor private static func makePrincipal(
    _ name: String
  ) -> Result<any NSExtensionRequestHandling, PrincipalFailure> {
    makeObject(name).flatMap { object in
      guard let object = object as? any NSExtensionRequestHandling else {
        return .failure(PrincipalFailure(PrincipalWords.takesNoRequests(name)))
      }
      return .success(object)
    }
  }

  /// Makes an object of the principal class, or the first controller of a storyboard.
  @MainActor private static func makeObject(
    _ name: String
  ) -> Result<AnyObject, PrincipalFailure> {
    if name.hasSuffix(".storyboard") {
      guard let object = FirstController.make(storyboard: String(name.dropLast(11))) else {
        return .failure(PrincipalFailure(PrincipalWords.noInitialController(name)))
      }
      return .success(object)
    }
    guard !name.isEmpty else {
      return .failure(PrincipalFailure(PrincipalWords.noPrincipal))
    }
    guard let type = ObjectiveCRegistry.classNamed(name) else {
      return .failure(PrincipalFailure(PrincipalWords.noClass(name)))
    }
    if let type = type as? any SystemPrincipal.Type { return .success(type.make()) }
    guard let object = ObjectiveCRegistry.make(type) else {
      return .failure(PrincipalFailure(PrincipalWords.needsArguments(name)))
    }
    return .success(object)
  }
}

/// A principal object with an interface to show.
@MainActor package protocol ExtensionScreen: ShownScreen {
  /// Loads the view and shows it; called after `beginRequest(with:)`.
  func comeOnScreen()

  /// Gives up whatever holds the object in a cycle; called when its request is over.
  func leaveScreen()
}

/// One of the system's own principal classes, for extensions without code; no program lists it.
@MainActor package protocol SystemPrincipal: AnyObject {
  /// Makes the principal object.
  static func make() -> AnyObject
}

/// Why an extension has no principal object.
struct PrincipalFailure: Error {
  let description: ErrorDescription

  init(_ message: String) {
    // NSXPCConnectionInvalid is the error that a host gets from an extension that can't serve it
    // (inferred).
    description = ErrorDescription(domain: "NSCocoaErrorDomain", code: 4099, message: message)
  }
}

import DeviceProtocol

/// The principal objects that work for the system, one for each session that isn't over.
@MainActor enum PointSessions {
  private static var principals: [Int: AnyObject] = [:]
  private static var contexts: [Int: NSExtensionContext] = [:]
  private static var adapters: [Int: any PointPrincipal] = [:]

  /// Makes the principal object of a session; the answer says whether there is one.
  static func begin(_ session: Int, _ object: Result<AnyObject, PrincipalFailure>)
    -> Message.Body
  {
    switch object {
    case .failure(let error): return .failed(error.description)
    case .success(let object):
      principals[session] = object
      return .done
    }
  }

  /// Hands a call to a session's principal object.
  static func call(
    _ session: Int, _ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void
  ) {
    guard let object = principals[session] else { return }
    switch call {
    case .beginRequest:
      begin(session, object, reply) { ReturnedContents($0).load(then: $1) }
    case .listLinks: begin(session, object, reply) { ReturnedLinks($0).load(then: $1) }
    case .webMessage(let message):
      begin(session, object, reply, with: [WebMessageItems.item(message)].compactMap { $0 }) {
        $1(WebMessageItems.answer($0))
      }
    case .prepare: if prepare(session, object, reply) != nil { reply(.done) }
    case .appear:
      guard let screen = prepare(session, object, reply) else { return }
      screen.comeOnScreen()
      reply(.done)
    default:
      guard let principal = principal(session, object) else {
        return reply(.notServed(by: object))
      }
      principal.serve(call, reply: reply)
    }
  }

  /// The object that serves calls: the principal object itself, or what its framework puts in front
  /// of it.
  private static func principal(_ session: Int, _ object: AnyObject) -> (any PointPrincipal)? {
    if let principal = object as? any PointPrincipal ?? adapters[session] { return principal }
    adapters[session] = PointAdapters.adapter(of: object)
    return adapters[session]
  }

  private static func begin(
    _ session: Int, _ object: AnyObject, _ reply: @escaping @Sendable (PointAnswer) -> Void,
    with items: [NSExtensionItem] = [], reading: @escaping SystemRequest.Reading
  ) {
    guard let handler = object as? any NSExtensionRequestHandling else {
      return reply(.notServed(by: object))
    }
    guard let connection = DeviceConnection.shared else { return }
    let context = NSExtensionContext(
      SystemRequest(connection: connection, reading: reading, reply: reply), items: items)
    contexts[session] = context
    handler.beginRequest(with: context)
  }

  /// Gives an object with an interface its request, unless it has one; answers at once if it has no
  /// interface.
  private static func prepare(
    _ session: Int, _ object: AnyObject, _ reply: @escaping @Sendable (PointAnswer) -> Void
  ) -> (any ExtensionScreen)? {
    guard let screen = object as? any ExtensionScreen & NSExtensionRequestHandling else {
      reply(.notServed(by: object))
      return nil
    }
    guard contexts[session] == nil else { return screen }
    guard let connection = DeviceConnection.shared else { return nil }
    let context = NSExtensionContext(SessionRequest(session: session, connection: connection))
    contexts[session] = context
    screen.beginRequest(with: context)
    return screen
  }

  /// The interface of a session's principal object.
  static func screen(of session: Int) -> (any ExtensionScreen)? {
    guard contexts[session] != nil else { return nil }
    return principals[session] as? any ExtensionScreen
  }

  /// Frees the principal object of a session that is over, if nothing else holds it.
  static func end(_ session: Int) {
    (principals.removeValue(forKey: session) as? any ExtensionScreen)?.leaveScreen()
    contexts[session] = nil
    adapters[session] = nil
  }
}

package import DeviceProtocol

/// A principal object that the system calls, in addition to or instead of handing it requests.
///
/// The classes from which Apple's frameworks let extensions derive conform to it: each knows its
/// own calls.
package protocol PointPrincipal: AnyObject {
  /// Does what the system asks.
  ///
  /// - Parameters:
  ///   - call: What is asked; it belongs to another extension point when the property list names a
  ///     class of the wrong kind.
  ///   - reply: Takes the answer, once, on any thread.
  @MainActor func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void)
}

extension PointAnswer {
  /// The answer of an object to a call that isn't one of its own.
  package static func notServed(by object: Any) -> PointAnswer {
    .failed(
      ErrorDescription(
        domain: "NSCocoaErrorDomain", code: 4099,
        message: PrincipalWords.otherClass(object)))
  }
}

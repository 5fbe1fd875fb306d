package import DeviceProtocol
import Foundation

/// A call for a principal object whose framework has only a protocol for it.
///
/// The framework's module takes the call, and this one doesn't see it: there is a function for it under
/// a C name.
package final class PointErrand: Sendable {
  private typealias Take = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The principal object.
  @MainActor package let object: AnyObject
  package let call: PointCall
  /// Takes the answer, once, on any thread.
  package let reply: @Sendable (PointAnswer) -> Void

  @MainActor init(
    _ object: AnyObject, _ call: PointCall, _ reply: @escaping @Sendable (PointAnswer) -> Void
  ) {
    self.object = object
    self.call = call
    self.reply = reply
  }

  /// Hands it to the function of that name; an extension that doesn't have the module can't be served.
  @MainActor func give(to function: String) {
    guard let symbol = dlsym(nil, function) else { return reply(.notServed(by: object)) }
    unsafeBitCast(symbol, to: Take.self)(Unmanaged.passRetained(self).toOpaque())
  }

  /// The errand that such a function was handed.
  package static func taken(_ pointer: UnsafeMutableRawPointer) -> PointErrand {
    Unmanaged<PointErrand>.fromOpaque(pointer).takeRetainedValue()
  }
}

import DeviceProtocol
import Foundation

/// Serves calls for the principal objects of points that know them by one of Apple's protocols.
///
/// A view controller conforms to such a protocol in the program, and a protocol that lessons see
/// can't contain calls that are the simulation's. So the protocol's framework, which this module
/// doesn't see, has a function that puts an object in front of the controller; its C name ends in
/// the extension point's. Apart from the protocol and the object, such functions all do the same:
/// `make`.
package enum PointAdapters {
  private typealias Make =
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  /// The adapter; `nil` when the point has none, or the object doesn't conform to its protocol.
  @MainActor static func adapter(of object: AnyObject) -> (any PointPrincipal)? {
    guard let point = DeviceConnection.shared?.context.point,
      let symbol = dlsym(nil, name(point))
    else { return nil }
    let make = unsafeBitCast(symbol, to: Make.self)
    guard let adapter = make(Unmanaged.passUnretained(object).toOpaque()) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(adapter).takeRetainedValue() as? any PointPrincipal
  }

  /// Makes an adapter for the object that a framework's C function is called with.
  ///
  /// - Parameters:
  ///   - object: The object that the function was called with.
  ///   - adapt: Makes the adapter; returns `nil` for an object that doesn't conform to the
  ///   protocol.
  /// - Returns: What the function returns; its caller owns it.
  package static func make(
    _ object: UnsafeMutableRawPointer, _ adapt: @MainActor (AnyObject) -> (any PointPrincipal)?
  ) -> UnsafeMutableRawPointer? {
    nonisolated(unsafe) let address = object
    nonisolated(unsafe) var made: UnsafeMutableRawPointer?
    // Calls come on the main thread only.
    MainActor.assumeIsolated {
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      made = adapt(object).map { Unmanaged.passRetained($0 as AnyObject).toOpaque() }
    }
    return made
  }

  /// `tutor_serve_` and the point's identifier, with "_" for what isn't a letter or digit.
  private static func name(_ point: String) -> String {
    "tutor_serve_" + point.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}

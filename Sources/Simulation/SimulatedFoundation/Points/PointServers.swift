import DeviceProtocol
import Foundation

/// Who serves a principal object that is of no class of its extension point's framework, only of a protocol.
///
/// The frameworks with those protocols aren't seen from this module: each has a function under a C name, which
/// ends in the extension point's.
enum PointServers {
  private typealias Make =
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  /// The object itself, or who serves it in this process; `nil` when it isn't made for the point.
  @MainActor static func principal(of object: AnyObject) -> (any PointPrincipal)? {
    if let own = object as? any PointPrincipal { return own }
    guard let point = DeviceConnection.shared?.context.point,
      let symbol = dlsym(nil, name(point))
    else { return nil }
    let make = unsafeBitCast(symbol, to: Make.self)
    guard let pointer = make(Unmanaged.passUnretained(object).toOpaque()) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any PointPrincipal
  }

  /// The C name: `tutor_serve_` and the point's, with "_" for what isn't a letter or digit.
  private static func name(_ point: String) -> String {
    "tutor_serve_" + point.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}

import Foundation

/// Objects that have a proxy for the look of those that are made later.
///
/// Simulated: each class has one proxy that keeps its values. Differs: views don't take over the
/// values of their proxy.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { Appearances.proxy { Self(coder: NoArchive.coder) } }

  /// Returns the proxy for objects inside other classes: that of the class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  { appearance() }

  /// Returns the proxy for certain traits: that of the class.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// Returns the proxy of the class.
  public static func appearance() -> Self { Appearances.proxy { Self(coder: NoArchive.coder) } }

  /// Returns the proxy for objects inside other classes: that of the class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  { appearance() }
}

/// The proxies that programs have asked for.
@MainActor enum Appearances {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Object: AnyObject>(_ make: () -> Object?) -> Object {
    if let made = existing(Object.self) { return made }
    guard let made = make() else {
      preconditionFailure("\(Object.self).appearance(): its init(coder:) makes nothing")
    }
    proxies[ObjectIdentifier(Object.self)] = made
    return made
  }

  /// Returns the proxy of a class, if a program has asked for it.
  static func existing<Object: AnyObject>(_ type: Object.Type) -> Object? {
    proxies[ObjectIdentifier(type)] as? Object
  }
}

/// An empty coder, for initialisers that need one.
@MainActor enum NoArchive {
  static var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }
}

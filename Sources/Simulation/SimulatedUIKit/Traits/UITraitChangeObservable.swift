public import Foundation

/// What a registration for changes of traits returns, to end it.
///
/// Simulated: no known difference.
public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}

/// An object that tells of changes in its traits: a view or a controller.
///
/// Simulated: the light or dark style, when it is overridden. The other traits don't change on
/// the device.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The registrations of a view or a controller.
@MainActor final class TraitRegistrations {
  fileprivate var all: [Registration] = []

  /// Calls those that ask for a trait that has changed.
  func tell(of object: any UITraitEnvironment, _ previous: UITraitCollection) {
    for registration in all
    where registration.traits.contains(where: {
      object.traitCollection.differs(from: previous, in: $0)
    }) { registration.call(object, previous) }
  }
}

/// An object that keeps registrations.
@MainActor protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: TraitRegistrations { get }
}

private final class Registration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
  // All values are set once, when the object is made.
  let traits: [UITrait]
  let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its earlier traits whenever one of some traits changes.
  ///
  /// - Parameters:
  ///   - traits: The traits to watch.
  ///   - handler: Gets the object, so that it need not capture it, and the traits that it had.
  /// - Returns: The registration, which ends with the object at the latest.
  @discardableResult public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Observed { handler(object, previous) }
    }
  }

  /// Calls a method whenever one of some traits changes.
  ///
  /// The method takes nothing, or the object, or the object and its earlier traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: NSObject, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target] object, previous in
      _ = target?.perform(action, with: object, with: previous)
    }
  }

  /// Calls one of the object's own methods whenever one of some traits changes.
  ///
  /// The method takes nothing, or the object, or the object and its earlier traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      _ = (object as? NSObject)?.perform(action, with: object, with: previous)
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.all.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, call)
    (self as? any TraitRegistering)?.traitRegistrations.all.append(registration)
    return registration
  }
}

extension UIViewController {
  /// Tells the views, and so the controller, of a style that the controller has overridden.
  func styleChanged(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != old, let view = viewIfLoaded,
      view.overrideUserInterfaceStyle == .unspecified
    else { return }
    view.tellTraits(view.traits(overridden: .unspecified, byController: old))
  }
}

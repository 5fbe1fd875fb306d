public import Foundation
import Synchronization

/// A notification centre for C functions.
///
/// Simulated: there are two, that of the process and that of the whole device, as on iOS. No known
/// difference.
public final class CFNotificationCenter: Hashable, Sendable {
  let isDarwin: Bool
  let observers = Mutex<[CenterObserver]>([])

  fileprivate init(isDarwin: Bool) { self.isDarwin = isDarwin }

  fileprivate static let darwin = CFNotificationCenter(isDarwin: true)
  fileprivate static let local = CFNotificationCenter(isDarwin: false)

  /// Whether both are the same centre.
  public static func == (lhs: CFNotificationCenter, rhs: CFNotificationCenter) -> Bool {
    lhs === rhs
  }

  /// Adds what identifies the centre.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// C functions return implicitly unwrapped values, and published code relies on that.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the centre of the whole device: what is posted here reaches other processes.
///
/// Simulated: as documented, only the name crosses; object and user information are dropped. It is
/// delivered on the main run loop of processes that run. If it is posted several times in a row, it
/// comes once (documented as possible; here always, a millisecond later). A suspended process gets
/// it when it runs again; one that has ended neither gets it nor is launched for it (Apple's
/// engineers on the forums). Any process may post and observe any name. Differs: the system's own
/// names are never posted.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the centre of this process.
///
/// Simulated: observers are called at once, with object and user information. Differs: on iOS
/// NotificationCenter.default sees the same notifications; here it doesn't.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// A function that is called when a notification comes.
///
/// Simulated: a function without a context, as on iOS: a closure that captures something is
/// refused. Differs: the compiler calls the convention "thin" and not "c".
public typealias CFNotificationCallback =
  @convention(thin) (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

/// Observes notifications.
///
/// Simulated: as documented, the Darwin centre needs a name and looks at nothing else; at the local
/// one, a name or object that isn't given stands for all. One observer is called once for a name of
/// the Darwin centre (observed), by the callback that it passed last (inferred).
///
/// - Parameters:
///   - center: The centre.
///   - observer: A pointer that is passed to the callback.
///   - callBack: The function that is called.
///   - name: The name.
///   - object: The object whose notifications are observed.
///   - suspensionBehavior: What happens to notifications in the background; no centre on iOS looks
///   at it.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  // A thin function can't be stored as it is.
  let call: CenterObserver.Call = { callBack($0, $1, $2, $3, $4) }
  center.add(
    CenterObserver(
      observer: observer, name: name.map { String(describing: $0) }, object: object, call: call))
}

/// Ends an observation.
///
/// Simulated: for a name, or for all names; for an object at the local centre. No known difference.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  guard let center else { return }
  let name = name.map { String(describing: $0.rawValue) }
  center.remove {
    $0.observer == observer && (name == nil || $0.name == name)
      && (center.isDarwin || object == nil || $0.object == object)
  }
}

/// Ends all observations of an observer.
///
/// Simulated: no known difference.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {
  center?.remove { $0.observer == observer }
}

/// Posts a notification.
///
/// Simulated: at the Darwin centre only the name, whatever else is given (documented).
///
/// - Parameters:
///   - center: The centre.
///   - name: The name.
///   - object: The object that posts it; not for the Darwin centre.
///   - userInfo: Further information; not for the Darwin centre.
///   - deliverImmediately: Ignored, as documented for the Darwin centre.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name, object, userInfo)
}

/// Posts a notification, with options.
///
/// Simulated: as ``CFNotificationCenterPostNotification(_:_:_:_:_:)``; options are ignored, as
/// documented for the Darwin centre.
public func CFNotificationCenterPostNotificationWithOptions(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ options: CFOptionFlags
) {
  CFNotificationCenterPostNotification(center, name, object, userInfo, false)
}

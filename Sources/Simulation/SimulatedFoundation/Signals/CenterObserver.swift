import Foundation
import Synchronization

/// An observer of a centre.
struct CenterObserver: @unchecked Sendable {
  // The pointer is only handed back; the callback is a function without a context.
  typealias Call = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

  var observer: UnsafeRawPointer?
  var name: String?
  var object: UnsafeRawPointer?
  var call: Call
  /// Its observation at the device.
  var token: DarwinSignals.Token?
}

extension CFNotificationCenter {
  func add(_ observer: CenterObserver) {
    guard isDarwin else { return observers.withLock { $0.append(observer) } }
    // The Darwin centre needs a name (documented).
    guard let name = observer.name else { return }
    remove { $0.observer == observer.observer && $0.name == name }
    var observer = observer
    let pointer = observer.observer.map { UnsafeMutableRawPointer(mutating: $0) }
    let call = HeldCall(call: observer.call, pointer: pointer)
    observer.token = DarwinSignals.observe(name, on: .main) { [self] _ in
      call.call(self, call.pointer, CFNotificationName(NSString(string: name)), nil, nil)
    }
    observers.withLock { [observer] in $0.append(observer) }
  }

  func remove(where isMeant: (CenterObserver) -> Bool) {
    let removed = observers.withLock { observers in
      let removed = observers.filter(isMeant)
      observers.removeAll(where: isMeant)
      return removed
    }
    for observer in removed { observer.token.map { _ = DarwinSignals.end($0) } }
  }

  func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    let text = String(describing: name.rawValue)
    guard !isDarwin else { return DarwinSignals.post(text) }
    let meant = observers.withLock { $0 }.filter {
      ($0.name == nil || $0.name == text) && ($0.object == nil || $0.object == object)
    }
    for observer in meant {
      let pointer = observer.observer.map { UnsafeMutableRawPointer(mutating: $0) }
      observer.call(self, pointer, name, object, userInfo)
    }
  }

  /// A call on the main queue, with the pointer for the observer that passed it.
  private struct HeldCall: @unchecked Sendable {
    var call: CenterObserver.Call
    var pointer: UnsafeMutableRawPointer?
  }
}

public import Foundation

/// Names who observes parameters.
///
/// Simulated: Apple's type.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
/// Told of a parameter's new value.
///
/// Simulated: Apple's shape.
public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
/// Has the unit take a parameter's new value.
///
/// Simulated: Apple's shape.
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
/// Asks the unit for a parameter's value.
///
/// Simulated: Apple's shape.
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
/// Asks the unit how a value is written.
///
/// Simulated: Apple's shape.
public typealias AUImplementorStringFromValueCallback = (
  AUParameter, UnsafePointer<AUValue>?
) -> String

/// A parameter, or a group of them.
///
/// Simulated: what is set on a group holds for all in it that have nothing of their own. Differs: observers
/// are told at once, on the thread that sets the value; Apple's are told later on another.
open class AUParameterNode: NSObject, @unchecked Sendable {
  // What changes has a lock.
  private struct State {
    var observers: [(token: AUParameterObserverToken, tell: AUParameterObserver)] = []
    var valueObserver: AUImplementorValueObserver?
    var valueProvider: AUImplementorValueProvider?
    var stringFromValue: AUImplementorStringFromValueCallback?
    weak var parent: AUParameterNode?
  }

  private let lock = NSRecursiveLock()
  private var state = State()

  /// The name that code knows it by.
  public let identifier: String

  /// The name that the user sees.
  public let displayName: String

  init(identifier: String, name: String) {
    self.identifier = identifier
    displayName = name
    super.init()
  }

  /// The identifiers from the root to it, with points between.
  ///
  /// Simulated: the root has none.
  open var keyPath: String {
    guard let parent, !parent.keyPath.isEmpty else { return identifier }
    return parent.keyPath + "." + identifier
  }

  /// Has somebody told when a parameter in it changes.
  open func token(byAddingParameterObserver observer: @escaping AUParameterObserver)
    -> AUParameterObserverToken
  {
    let token = AUParameterObserverToken.allocate(byteCount: 1, alignment: 1)
    lock.withLock { state.observers.append((token, observer)) }
    return token
  }

  /// Has them told no more.
  open func removeParameterObserver(_ token: AUParameterObserverToken) {
    lock.withLock {
      guard state.observers.contains(where: { $0.token == token }) else { return }
      state.observers.removeAll { $0.token == token }
      token.deallocate()
    }
  }

  /// Has the unit take new values.
  open var implementorValueObserver: AUImplementorValueObserver {
    get { found(\.valueObserver) ?? { _, _ in } }
    set { lock.withLock { state.valueObserver = newValue } }
  }

  /// Asks the unit for values.
  ///
  /// Simulated: without one a parameter says what was set last.
  open var implementorValueProvider: AUImplementorValueProvider {
    get { found(\.valueProvider) ?? { $0.kept } }
    set { lock.withLock { state.valueProvider = newValue } }
  }

  /// Asks the unit how values are written.
  open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback {
    get { found(\.stringFromValue) ?? { $0.written($1?.pointee ?? $0.value) } }
    set { lock.withLock { state.stringFromValue = newValue } }
  }

  var parent: AUParameterNode? {
    get { lock.withLock { state.parent } }
    set { lock.withLock { state.parent = newValue } }
  }

  /// What the node has, or the nearest above it.
  private func found<Value>(_ key: KeyPath<State, Value?>) -> Value? {
    lock.withLock { state[keyPath: key] } ?? parent?.found(key)
  }

  /// Tells all who observe it or what it is in, but for one.
  func tell(_ address: AUParameterAddress, _ value: AUValue, but origin: AUParameterObserverToken?)
  {
    let observers = lock.withLock { state.observers }
    for one in observers where one.token != origin { one.tell(address, value) }
    parent?.tell(address, value, but: origin)
  }
}

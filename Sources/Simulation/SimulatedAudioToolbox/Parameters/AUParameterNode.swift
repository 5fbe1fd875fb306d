public import Foundation

/// The identity of an observer of parameters.
///
/// Simulated: Apple's type.
public typealias AUParameterObserverToken = UnsafeMutableRawPointer
/// A closure that is told of a parameter's new value.
///
/// Simulated: Apple's shape.
public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
/// A closure that passes a parameter's new value to the unit.
///
/// Simulated: Apple's shape.
public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
/// A closure that asks the unit for a parameter's value.
///
/// Simulated: Apple's shape.
public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
/// A closure that asks the unit for the text of a value.
///
/// Simulated: Apple's shape.
public typealias AUImplementorStringFromValueCallback = (
  AUParameter, UnsafePointer<AUValue>?
) -> String

/// A parameter, or a group of them.
///
/// Simulated: a value that is set on a group applies to all nodes in it that have none of their
/// own. Differs: observers are called at once, on the thread that sets the value; Apple's are
/// called later on another.
open class AUParameterNode: NSObject, @unchecked Sendable {
  // A lock protects what changes.
  private struct State {
    var observers: [(token: AUParameterObserverToken, tell: AUParameterObserver)] = []
    var valueObserver: AUImplementorValueObserver?
    var valueProvider: AUImplementorValueProvider?
    var stringFromValue: AUImplementorStringFromValueCallback?
    weak var parent: AUParameterNode?
  }

  private let lock = NSRecursiveLock()
  private var state = State()

  /// The name for code.
  public let identifier: String

  /// The name for the user.
  public let displayName: String

  init(identifier: String, name: String) {
    self.identifier = identifier
    displayName = name
    super.init()
  }

  /// The identifiers from the root to the node, separated by points.
  ///
  /// Simulated: the root has none.
  open var keyPath: String {
    guard let parent, !parent.keyPath.isEmpty else { return identifier }
    return parent.keyPath + "." + identifier
  }

  /// Adds an observer that is told when a parameter in the node changes.
  open func token(byAddingParameterObserver observer: @escaping AUParameterObserver)
    -> AUParameterObserverToken
  {
    let token = AUParameterObserverToken.allocate(byteCount: 1, alignment: 1)
    lock.withLock { state.observers.append((token, observer)) }
    return token
  }

  /// Removes an observer.
  open func removeParameterObserver(_ token: AUParameterObserverToken) {
    lock.withLock {
      guard state.observers.contains(where: { $0.token == token }) else { return }
      state.observers.removeAll { $0.token == token }
      token.deallocate()
    }
  }

  /// The closure that passes new values to the unit.
  open var implementorValueObserver: AUImplementorValueObserver {
    get { found(\.valueObserver) ?? { _, _ in } }
    set { lock.withLock { state.valueObserver = newValue } }
  }

  /// The closure that asks the unit for values.
  ///
  /// Simulated: without one, a parameter returns the value that was set last.
  open var implementorValueProvider: AUImplementorValueProvider {
    get { found(\.valueProvider) ?? { $0.kept } }
    set { lock.withLock { state.valueProvider = newValue } }
  }

  /// The closure that asks the unit for the texts of values.
  open var implementorStringFromValueCallback: AUImplementorStringFromValueCallback {
    get { found(\.stringFromValue) ?? { $0.written($1?.pointee ?? $0.value) } }
    set { lock.withLock { state.stringFromValue = newValue } }
  }

  var parent: AUParameterNode? {
    get { lock.withLock { state.parent } }
    set { lock.withLock { state.parent = newValue } }
  }

  /// Returns the value of the node, or of the nearest node above it.
  private func found<Value>(_ key: KeyPath<State, Value?>) -> Value? {
    lock.withLock { state[keyPath: key] } ?? parent?.found(key)
  }

  /// Tells all observers of the node and of the nodes above it, except one.
  func tell(_ address: AUParameterAddress, _ value: AUValue, but origin: AUParameterObserverToken?)
  {
    let observers = lock.withLock { state.observers }
    for one in observers where one.token != origin { one.tell(address, value) }
    parent?.tell(address, value, but: origin)
  }
}

import Foundation

/// An observation of the changes of a property, or of one at the end of a path.
final class Observation: @unchecked Sendable {
  // The parts that change are used by the thread that changes the property, as on iOS.
  private(set) weak var object: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  /// Tells the observer about a change.
  typealias Telling = (NSObject, Change) -> Void
  let tell: Telling
  private let read: (NSObject) -> Any?
  /// The objects along the path with the key that is looked at in each.
  private(set) var links: [Link] = []
  /// The values before changes that aren't finished, the innermost last.
  private var oldValues: [Any?] = []

  /// An object on the path and the key that is looked at.
  struct Link {
    weak var object: NSObject?
    var key: String
  }

  /// A change of a property.
  struct Change {
    var kind = NSKeyValueChange.setting
    var old: Any??
    var new: Any??
    var indexes: IndexSet?
    var isPrior = false
  }

  init(
    of object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    reading read: @escaping (NSObject) -> Any?, telling tell: @escaping Telling
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.read = read
    self.tell = tell
    link()
  }

  /// Finds the objects along the path again.
  func link() {
    links = []
    var next: Any? = object
    for key in keyPath.split(separator: ".") {
      guard let object = flattened(next) as? NSObject, !(object is NSNull) else { return }
      links.append(Link(object: object, key: String(key)))
      if key.first == "@" { return }
      next =
        links.count < keyPath.split(separator: ".").count ? object.value(forKey: String(key)) : nil
    }
  }

  /// Reports the first value.
  func begin() {
    guard options.contains(.initial), let object else { return }
    tell(object, Change(new: options.contains(.new) ? .some(read(object)) : nil))
  }

  /// Notes that a change begins.
  func willChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    guard let object else { return }
    let old = options.contains(.old) ? read(object) : nil
    oldValues.append(old)
    guard options.contains(.prior) else { return }
    tell(
      object,
      Change(
        kind: kind, old: options.contains(.old) ? .some(old) : nil, indexes: indexes,
        isPrior: true))
  }

  /// Reports a change that has been made.
  func didChange(_ kind: NSKeyValueChange, _ indexes: IndexSet?) {
    guard let object else { return }
    let old: Any? = oldValues.popLast() ?? nil
    link()
    var change = Change(kind: kind, indexes: indexes)
    if options.contains(.old), kind != .insertion { change.old = .some(part(old, indexes)) }
    if options.contains(.new), kind != .removal { change.new = .some(part(read(object), indexes)) }
    tell(object, change)
  }

  /// The elements of a collection at the places that have changed.
  private func part(_ value: Any?, _ indexes: IndexSet?) -> Any? {
    guard let indexes, let elements = flattened(value).flatMap(KeyValues.elements) else {
      return value
    }
    return indexes.compactMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}

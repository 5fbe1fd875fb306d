package import Foundation
import Synchronization

/// The classes whose objects cross to other processes in a form of their own.
///
/// A module that brings such a class adds it when it is loaded: SimulatedUIKit adds UIImage. An
/// object of a class that the receiving process doesn't have arrives as a ``ForeignObject``.
package enum WireObjects {
  /// The object's data; `nil` for an object that isn't of the class.
  package typealias Encode = @Sendable (any NSSecureCoding) -> Data?
  package typealias Decode = @Sendable (Data) -> (any NSSecureCoding)?

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - encode: Converts an object to data.
  ///   - decode: Makes an object from the data.
  package static func register(
    _ name: String, encode: @escaping Encode, decode: @escaping Decode
  ) {
    classes.withLock { $0.append(Class(name: name, encode: encode, decode: decode)) }
  }

  /// Returns the name of the class and the data of an object; `nil` when its class isn't
  /// registered.
  static func encoded(_ object: any NSSecureCoding) -> (name: String, data: Data)? {
    if let foreign = object as? ForeignObject { return (foreign.className, foreign.data) }
    for entry in classes.withLock({ $0 }) {
      if let data = entry.encode(object) { return (entry.name, data) }
    }
    return nil
  }

  /// The name of the object's class, when it is one that crosses in a form of its own.
  static func className(of object: any NSSecureCoding) -> String? { encoded(object)?.name }

  /// Makes the object from that data; a ``ForeignObject`` when the class isn't registered.
  static func decoded(_ name: String, _ data: Data) -> (any NSSecureCoding)? {
    guard let entry = classes.withLock({ $0.first { $0.name == name } }) else {
      return ForeignObject(className: name, data: data)
    }
    return entry.decode(data)
  }

  private struct Class: Sendable {
    var name: String
    var encode: Encode
    var decode: Decode
  }

  private static let classes = Mutex([
    Class(
      name: "NSAttributedString",
      encode: { ($0 as? NSAttributedString).map { Data($0.string.utf8) } },
      decode: { NSAttributedString(string: String(decoding: $0, as: UTF8.self)) })
  ])
}

/// An object of a class that another process has and this one doesn't.
///
/// The device's own apps hold images like that: they don't link the module that UIImage is in.
package final class ForeignObject: NSObject, NSSecureCoding {
  package let className: String
  package let data: Data

  /// Makes a stand-in.
  ///
  /// - Parameters:
  ///   - className: The name of the class.
  ///   - data: The object in the form in which its class crosses to other processes.
  package init(className: String, data: Data) {
    self.className = className
    self.data = data
    super.init()
  }

  package static var supportsSecureCoding: Bool { true }

  /// Writes the name and the data.
  package func encode(with coder: NSCoder) {
    coder.encode(NSString(string: className), forKey: "class")
    coder.encode(NSData(data: data), forKey: "data")
  }

  /// Reads what `encode(with:)` wrote.
  package init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "class"),
      let data = coder.decodeObject(of: NSData.self, forKey: "data")
    else { return nil }
    className = String(describing: name)
    self.data = Data(referencing: data)
    super.init()
  }
}

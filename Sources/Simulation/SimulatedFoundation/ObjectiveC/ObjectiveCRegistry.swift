public import Foundation
import Synchronization

/// The classes of a program with their Objective-C names and methods.
///
/// Linux has no Objective-C run time. When a program is prepared for running, code is added to it
/// that lists here what `@objc` says on iOS: names, methods, and how to make an object. Lessons
/// don't use it themselves.
///
/// Simulated: a class is found by its Objective-C name, and a method by its selector, in the class
/// or in the nearest superclass that has it (documented of the Objective-C run time). Differs: iOS
/// has no such type; what isn't listed isn't there, and a method has at most two arguments.
public enum ObjectiveCRegistry {
  /// Calls a method of an object with up to two arguments.
  ///
  /// Simulated: the object, the arguments and the result are objects, as those of `perform` are
  /// (documented). Differs: iOS has a method's implementation in its place.
  public typealias Invocation = (AnyObject, Any?, Any?) -> Any?

  /// Lists a class, or adds to what is listed for it: each extension of a class lists its own.
  ///
  /// Simulated: what iOS's run time reads from the program when it is loaded. Differs: of two
  /// methods with one selector, the first one listed stays; on iOS it is undefined which one does
  /// (documented).
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name in `@objc(Name)`, if it has one.
  ///   - methods: Its methods by selector name.
  ///   - make: Makes an object without arguments, if that is possible.
  ///   - decode: Makes an object as a storyboard does, if nothing else makes one.
  public static func register(
    _ type: AnyClass, name: String?, methods: [(String, Invocation)], make: (() -> AnyObject?)?,
    decode: (() -> AnyObject?)? = nil
  ) {
    table.withLock { table in
      var entry = table.entries[ObjectIdentifier(type)] ?? Entry()
      entry.methods.merge(methods) { first, _ in first }
      entry.make = entry.make ?? make
      entry.decode = entry.decode ?? decode
      table.entries[ObjectIdentifier(type)] = entry
      if let name { table.names[name] = type }
    }
  }

  /// A coder that has nothing in it, for classes that only `init(coder:)` makes.
  ///
  /// Simulated: what a storyboard's controllers are made with. Differs: on iOS it holds the
  /// contents of the storyboard, and a class of that kind can't be a principal class by name.
  public static var emptyCoder: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      return NSCoder()
    }
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }

  /// Lists properties of one of the simulation's own classes, which aren't listed by any program's
  /// code.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - properties: Its properties by their keys; a property without `set` is read-only.
  package static func register(
    _ type: AnyClass,
    properties: [(key: String, get: Reading, set: Writing?)]
  ) {
    table.withLock { table in
      for property in properties {
        let name = property.key.prefix(1).uppercased() + property.key.dropFirst()
        let set = property.set
        let methods: [(String, Invocation)] =
          [(property.key, { target, _, _ in property.get(target) })]
          + (set.map { set in
            [
              (
                "set\(name):",
                { target, value, _ in
                  set(target, value); return nil
                }
              )
            ]
          } ?? [])
        table.entries[ObjectIdentifier(type), default: Entry()].methods
          .merge(methods) { first, _ in first }
      }
    }
  }

  /// Reads a property of an object.
  package typealias Reading = (AnyObject) -> Any?
  /// Changes a property of an object.
  package typealias Writing = (AnyObject, Any?) -> Void

  /// Lists methods of a class itself, such as `sharedApplication`; they take no arguments.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - classMethods: The methods by their names.
  package static func register(
    _ type: AnyClass, classMethods: [(String, () -> Any?)]
  ) {
    table.withLock {
      $0.entries[ObjectIdentifier(type), default: Entry()].classMethods
        .merge(classMethods) { first, _ in first }
    }
  }

  /// Lists the program's classes, once, if the program has a list of them: a function that was
  /// added to it while it was prepared for running.
  private static let listed: Void = {
    guard let symbol = dlsym(nil, "tutor_register_classes") else { return }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }()

  /// Lists the program's classes if that hasn't been done yet.
  package static func list() { listed }

  /// Returns the class with the given name: an `@objc(Name)`, or `Module.Class`, or a class of
  /// UIKit.
  ///
  /// Simulated: what `NSClassFromString` gives on iOS, and in prepared code too.
  ///
  /// - Parameter name: The name.
  /// - Returns: The class, if there is one.
  public static func classNamed(_ name: String) -> AnyClass? {
    listed
    if let type = table.withLock({ $0.names[name] }) ?? Foundation.NSClassFromString(name) {
      return type
    }
    guard !name.contains(".") else { return nil }
    return ["SimulatedUIKit", "SimulatedFoundation", "SimulatedSocial", "SimulatedMessages"].lazy
      .compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
  }

  /// Returns the class's own method for the name; superclasses are asked in turn.
  package static func classMethod(_ name: String, of type: AnyClass) -> (() -> Any?)? {
    listed
    var type: AnyClass? = type
    while let current = type {
      let method = table.withLock { $0.entries[ObjectIdentifier(current)]?.classMethods[name] }
      if let method { return method }
      type = Swift._getSuperclass(current)
    }
    return nil
  }

  /// Makes an object of the class without arguments; `nil` when its initialisers need some.
  package static func make(_ type: AnyClass) -> AnyObject? {
    listed
    return table.withLock { $0.entries[ObjectIdentifier(type)]?.make }.flatMap { $0() }
  }

  /// Makes an object of the class as a storyboard does: with `init(coder:)` if nothing else does.
  package static func decode(_ type: AnyClass) -> AnyObject? {
    if let object = make(type) { return object }
    return table.withLock { $0.entries[ObjectIdentifier(type)]?.decode }.flatMap { $0() }
  }

  /// The names of all methods that are listed for an object's class and its superclasses.
  package static func methodNames(of object: AnyObject) -> Set<String> {
    listed
    var names: Set<String> = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      names.formUnion(
        table.withLock { $0.entries[ObjectIdentifier(current)]?.methods.keys.map(\.self) } ?? [])
      type = Swift._getSuperclass(current)
    }
    return names
  }

  /// Returns the object's method for the selector; superclasses are asked in turn.
  package static func method(_ selector: Selector, of object: AnyObject) -> Invocation? {
    listed
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      let method = table.withLock {
        $0.entries[ObjectIdentifier(current)]?.methods[selector.description]
      }
      if let method { return method }
      type = Swift._getSuperclass(current)
    }
    return nil
  }
}

extension ObjectiveCRegistry {
  private struct Entry {
    var methods: [String: Invocation] = [:]
    var classMethods: [String: () -> Any?] = [:]
    var make: (() -> AnyObject?)?
    var decode: (() -> AnyObject?)?
  }

  private struct Table: @unchecked Sendable {
    // Entries are added before the program's own code runs, and are only read from then on.
    var entries: [ObjectIdentifier: Entry] = [:]
    var names: [String: AnyClass] = [:]
  }

  private static let table = Mutex(Table())
}

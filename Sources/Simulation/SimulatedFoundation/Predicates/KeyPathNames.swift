import Synchronization

/// The names of properties by their key paths, which Linux's Swift doesn't keep.
package enum KeyPathNames {
  private static let names = Mutex(Table())

  fileprivate struct Table: @unchecked Sendable {
    // A key path without arguments never changes; those with arguments aren't listed.
    var names: [AnyKeyPath: String] = [:]
    var byRoot: [ObjectIdentifier: [AnyKeyPath]] = [:]
  }

  /// Lists a property.
  package static func register(_ keyPath: AnyKeyPath, as name: String) {
    names.withLock { table in
      guard table.names.updateValue(name, forKey: keyPath) == nil else { return }
      table.byRoot[ObjectIdentifier(type(of: keyPath).rootType), default: []].append(keyPath)
    }
  }

  /// Returns the name of a property, or of several in a row with dots between them.
  package static func name(of keyPath: AnyKeyPath) -> String? {
    ObjectiveCRegistry.list()
    return names.withLock { table in
      if let name = table.names[keyPath] { return name }
      return table.chain(to: keyPath, from: type(of: keyPath).rootType, nil, depth: 3)
    }
  }

  /// The name of a property that has to have one.
  static func requiredName(of keyPath: AnyKeyPath) -> String {
    guard let name = name(of: keyPath) else {
      preconditionFailure("Could not extract a String from KeyPath \(keyPath)")
    }
    return name
  }
}

extension KeyPathNames.Table {
  /// Tries the listed properties one after the other.
  fileprivate func chain(
    to wanted: AnyKeyPath, from root: any Any.Type, _ begun: AnyKeyPath?, depth: Int
  ) -> String? {
    guard depth > 0 else { return nil }
    for step in byRoot[ObjectIdentifier(root)] ?? [] {
      guard let path = begun.map({ $0.appending(path: step) }) ?? step, let name = names[step]
      else { continue }
      if path == wanted { return name }
      let next = type(of: step).valueType
      if let rest = chain(to: wanted, from: next, path, depth: depth - 1) {
        return "\(name).\(rest)"
      }
    }
    return nil
  }
}

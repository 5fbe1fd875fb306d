extension UniformTypes {
  /// The identifiers of all declared types: the system's, then the others in the order in which
  /// they were first named.
  public var declaredTypes: [String] {
    var identifiers = system?.identifiers.map { $0.text } ?? []
    for place in added.all where added.declaration(at: place) != nil {
      identifiers.append(added.identifier(at: place))
    }
    return identifiers
  }

  /// Whether the system or a bundle declares a type.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: `false` for unknown and for dynamic types.
  public func isDeclared(_ type: String) -> Bool {
    if let system, type.withFoldedName(system.place) != nil { return true }
    return added.place(of: type).map { added.declaration(at: $0) != nil } ?? false
  }

  /// Finds what was declared about a type.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The declaration, or `nil` for unknown and for dynamic types.
  public func declaration(of type: String) -> Declaration? {
    if let system, let place = type.withFoldedName(system.place) {
      return system.declaration(of: place)
    }
    return added.place(of: type).flatMap { added.declaration(at: $0) }
  }

  /// Lists the types to which a type conforms directly.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The parents in the order of the declaration; for a dynamic type, the one to which
  ///   it was made to conform.
  public func directSupertypes(of type: String) -> [String] {
    if let place = place(of: type) { return parents(of: place).map(identifier) }
    return DynamicType.supertype(of: type).map { [$0] } ?? []
  }

  /// Lists all types to which a type conforms, apart from itself.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: Each type once, nearest first; a cycle in the declarations is harmless.
  public func supertypes(of type: String) -> [String] {
    if let place = place(of: type) { return reachable(from: place, by: parents).map(identifier) }
    guard let supertype = DynamicType.supertype(of: type) else { return [] }
    return [supertype] + supertypes(of: supertype)
  }

  /// Lists all types of the graph that conform to a type, apart from itself.
  ///
  /// Dynamic types are listed only where a declaration names them.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: Each type once, nearest first.
  public func subtypes(of type: String) -> [String] {
    guard let place = place(of: type) else { return [] }
    return reachable(from: place, by: children).map(identifier)
  }
}

extension UniformTypes {
  /// Returns the places of the types to which a type conforms directly.
  private func parents(of place: Int) -> [Int] {
    if let system, place < system.count { return system.parents(of: place).map { Int($0) } }
    return added.parents(of: place)
  }

  /// Returns the places of the types that conform directly to a type.
  private func children(of place: Int) -> [Int] {
    guard let system, place < system.count else { return added.children(of: place) }
    return system.children(of: place).map { Int($0) } + added.children(of: place)
  }

  /// Walks breadth first and returns each place that is reached, without the start.
  ///
  /// Every place is entered once, so time and memory are bounded by the size of the graph.
  private func reachable(from start: Int, by neighbours: (Int) -> [Int]) -> [Int] {
    var met: Set<Int> = [start]
    var found = [start]
    var next = 0
    while next < found.count {
      for place in neighbours(found[next]) where met.insert(place).inserted {
        found.append(place)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }
}

extension UniformTypes {
  /// The identifiers of all declared types, in the order of their declaration.
  public var declaredTypes: [String] {
    nodes.compactMap { $0.declaration?.identifier }
  }

  /// Says whether the system or a bundle declares a type.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: `false` for unknown and for dynamic types.
  public func isDeclared(_ type: String) -> Bool {
    declaration(of: type) != nil
  }

  /// Finds what was declared about a type.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The declaration, or `nil` for unknown and for dynamic types.
  public func declaration(of type: String) -> Declaration? {
    places[Self.normalized(type)].flatMap { nodes[$0].declaration }
  }

  /// Lists the types that a type conforms to directly.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The parents in the order of the declaration; `public.data` for a dynamic type.
  public func directSupertypes(of type: String) -> [String] {
    let name = Self.normalized(type)
    if let place = places[name] { return nodes[place].parents.map { nodes[$0].identifier } }
    return Self.isDynamic(name) ? [DynamicType.supertype] : []
  }

  /// Lists all types that a type conforms to, apart from itself.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: Each type once, nearest first; a cycle in the declarations does no harm.
  public func supertypes(of type: String) -> [String] {
    let name = Self.normalized(type)
    if let place = places[name] {
      return reachable(from: place) { nodes[$0].parents }.map { nodes[$0].identifier }
    }
    guard Self.isDynamic(name) else { return [] }
    return [DynamicType.supertype] + supertypes(of: DynamicType.supertype)
  }

  /// Lists all types of the graph that conform to a type, apart from itself.
  ///
  /// Dynamic types aren't part of the graph, so they are never listed.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: Each type once, nearest first.
  public func subtypes(of type: String) -> [String] {
    guard let place = places[Self.normalized(type)] else { return [] }
    return reachable(from: place) { nodes[$0].children }.map { nodes[$0].identifier }
  }

  /// Walks breadth first and returns each place that is met, without the start.
  ///
  /// Every place is entered once, so time and memory are bounded by the size of the graph.
  func reachable(from start: Int, by neighbours: (Int) -> [Int]) -> [Int] {
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

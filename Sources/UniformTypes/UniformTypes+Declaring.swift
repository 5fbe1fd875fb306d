extension UniformTypes {
  /// Returns a graph that knows further types, such as those of an installed bundle.
  ///
  /// If several declare a type, this one counts:
  ///
  /// - the system's: a bundle can't redefine `public.jpeg`;
  /// - then an exported declaration, which takes precedence over imported ones (documented by
  ///   Apple), in whichever order they come;
  /// - then the first one (our choice; Apple promises no order).
  ///
  /// For a filename extension or MIME type the types that were named earlier stay preferred (also
  /// our choice). A type that names itself as its supertype gains nothing from that.
  ///
  /// - Parameter declarations: The further types; they may name each other, and even form a cycle.
  /// - Returns: The larger graph.
  public func declaring(_ declarations: [Declaration]) -> UniformTypes {
    var larger = self
    for declaration in declarations { larger.add(declaration) }
    return larger
  }

  /// Adds one declaration, unless there is one that takes precedence.
  mutating func add(_ declaration: Declaration) {
    if let system, declaration.identifier.withFoldedName(system.place) != nil { return }
    let place = makePlace(for: declaration.identifier)
    if let known = added.declaration(at: place) {
      guard known.origin == .imported, declaration.origin == .exported else { return }
    }
    var parents: [Int] = []
    for parent in declaration.conformsTo { parents.append(makePlace(for: parent)) }
    added.declare(declaration, at: place, parents: parents)
  }

  /// Finds a type's place in the graph, making one if the type is new.
  private mutating func makePlace(for identifier: String) -> Int {
    if let place = place(of: identifier) { return place }
    let place = added.append(identifier)
    if let supertype = DynamicType.supertype(of: identifier) {
      added.connect(place, to: [makePlace(for: supertype)])
    }
    return place
  }
}

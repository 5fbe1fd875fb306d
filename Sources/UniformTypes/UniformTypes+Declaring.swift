extension UniformTypes {
  /// Returns a graph that knows further types, such as those of an installed bundle.
  ///
  /// A type that is declared already keeps its declaration, so a bundle can't redefine
  /// `public.jpeg`. Documented by Apple: an exported declaration takes precedence over an imported
  /// one, so hand over a bundle's exported declarations first. For a filename extension or MIME type
  /// the types that were declared earlier stay preferred (our choice; Apple promises no order).
  ///
  /// - Parameter declarations: The further types; they may name each other, and even form a cycle.
  /// - Returns: The larger graph.
  public func declaring(_ declarations: [Declaration]) -> UniformTypes {
    var larger = self
    for declaration in declarations { larger.add(declaration) }
    return larger
  }

  /// Adds one declaration, unless its type is declared already.
  mutating func add(_ declaration: Declaration) {
    let place = place(for: declaration.identifier)
    guard nodes[place].declaration == nil else { return }
    nodes[place].declaration = declaration
    for parent in declaration.conformsTo {
      connect(place, to: self.place(for: parent))
    }
    for tag in declaration.filenameExtensions {
      byExtension[Self.normalized(tag), default: []].append(place)
    }
    for tag in declaration.mimeTypes {
      byMIMEType[Self.normalized(tag), default: []].append(place)
    }
  }

  /// Finds a type's place in the graph, making one when the type is new.
  private mutating func place(for identifier: String) -> Int {
    let name = Self.normalized(identifier)
    if let place = places[name] { return place }
    let place = nodes.count
    places[name] = place
    nodes.append(Node(identifier: identifier))
    if Self.isDynamic(name) { connect(place, to: self.place(for: DynamicType.supertype)) }
    return place
  }

  /// Notes that one type conforms to another directly.
  private mutating func connect(_ place: Int, to parent: Int) {
    nodes[place].parents.append(parent)
    nodes[parent].children.append(place)
  }
}

/// The uniform types that are known on a device, and which of them conform to which.
///
/// A uniform type identifier such as `public.jpeg` names a kind of data. Types form a graph: a JPEG
/// picture is an image, an image is data and content. The graph is a value: installing a bundle
/// that declares its own types gives a new graph (see ``declaring(_:)``) and doesn't change any
/// other.
///
/// ```
/// UniformTypes.standard.conforms("public.jpeg", to: "public.image")  // true
/// UniformTypes.standard.preferredType(forFilenameExtension: "pdf")   // "com.adobe.pdf"
/// ```
///
/// Identifiers and tags are compared without regard to letter case, as Apple documents for both;
/// only ASCII letters are folded. Every question about the system's own types is answered from the
/// compiled-in table, of which the first question reads an index; see Docs/uniform-types.md.
public struct UniformTypes: Sendable {
  /// The types that a device knows before any app is installed, and a few that most devices know.
  ///
  /// The former are all types that Apple documents, with the documented conformances, and those
  /// that were observed on a system. The latter are in daily use and declared by apps; here they
  /// are treated as if an app had imported them (``Declaration/Origin/imported``).
  /// Docs/uniform-types.md gives the source of each fact.
  public static let standard = UniformTypes(on: .shared).declaring(StandardTypes.borrowedTypes)

  /// The types of the system, if the graph has them; their places come first.
  let system: SystemTypes?
  /// The types that were declared in addition.
  var added: AddedTypes

  /// Makes a graph of exactly the given declarations, without the types of the system.
  ///
  /// - Parameter declarations: The types; if two share an identifier, the first one counts, or the
  ///   first exported one.
  public init(_ declarations: [Declaration] = []) {
    system = nil
    added = AddedTypes(behind: 0)
    for declaration in declarations { add(declaration) }
  }

  /// Makes a graph of the types of the system.
  private init(on system: SystemTypes) {
    self.system = system
    added = AddedTypes(behind: system.count)
  }

  /// The number of types that were declared or named in addition to those of the system: they are
  /// searched, while those of the system are looked up.
  package var countOfAddedTypes: Int { added.end - (system?.count ?? 0) }

  /// Whether a type is the same as another or conforms to it in any number of steps.
  ///
  /// Apple documents that conformance is transitive, and that every type conforms to itself. An
  /// undeclared type conforms only to itself; a dynamic type (`dyn.…`) also to the type to which it
  /// was made to conform. Queries about types of the system allocate nothing.
  ///
  /// - Parameters:
  ///   - type: The identifier of the more special type.
  ///   - other: The identifier of the more general type.
  /// - Returns: Whether `type` conforms to `other`.
  public func conforms(_ type: String, to other: String) -> Bool {
    guard let place = place(of: type) else {
      if Self.isSame(type, as: other) { return true }
      guard let supertype = DynamicType.supertype(of: type) else { return false }
      // The supertype of a dynamic type is never dynamic itself.
      return conforms(supertype, to: other)
    }
    guard let goal = self.place(of: other) else { return false }
    return conforms(place, to: goal)
  }

  /// Whether two identifiers name the same type: they differ at most in the case of letters.
  ///
  /// `UTTypeEqual` and, in predicates, `UTI-EQUALS` compare like this; conformance plays no part in
  /// it, and the types need not be declared. Differs from Apple's: on a device a dynamic type also
  /// equals a type that has all of its tags.
  ///
  /// - Parameters:
  ///   - type: An identifier.
  ///   - other: Another one.
  /// - Returns: Whether they are the same.
  public static func isSame(_ type: String, as other: String) -> Bool {
    type.withFoldedName { name in other.withFoldedName { name.isSame(as: $0) } }
  }
}

extension UniformTypes {
  /// Finds a type's place in the graph.
  func place(of type: String) -> Int? {
    if let system, let place = type.withFoldedName(system.place) { return place }
    return added.place(of: type)
  }

  /// Returns the identifier at a place, as it was first written.
  func identifier(at place: Int) -> String {
    if let system, place < system.count { return system.identifiers[place].text }
    return added.identifier(at: place)
  }

  /// Whether the type at one place is the one at another or conforms to it.
  private func conforms(_ place: Int, to goal: Int) -> Bool {
    if let system, place < system.count {
      return goal < system.count && system.conforms(place, to: goal)
    }
    return place == goal || addedType(place, conformsTo: goal)
  }

  /// Whether a type that isn't the system's conforms to another.
  ///
  /// Walks up through the declarations, entering each type once, however they are connected; the
  /// system's part of the path is looked up.
  private func addedType(_ start: Int, conformsTo goal: Int) -> Bool {
    var open: [Int] = []
    var met: Set<Int> = []
    var place = start
    while true {
      for parent in added.parents(of: place) {
        if parent == goal { return true }
        if let system, parent < system.count {
          if goal < system.count, system.conforms(parent, to: goal) { return true }
        } else if met.insert(parent).inserted {
          open.append(parent)
        }
      }
      guard let next = open.popLast() else { return false }
      place = next
    }
  }
}

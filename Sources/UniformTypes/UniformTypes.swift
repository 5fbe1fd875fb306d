/// The uniform types that are known on a device, and which of them conform to which.
///
/// A uniform type identifier such as `public.jpeg` names a kind of data. Types form a graph: a JPEG
/// picture is an image, an image is data and content. The graph is a value: installing a bundle that
/// declares types of its own gives a new graph (see ``declaring(_:)``) and changes no other.
///
/// ```
/// UniformTypes.standard.conforms("public.jpeg", to: "public.image")  // true
/// UniformTypes.standard.preferredType(forFilenameExtension: "pdf")   // "com.adobe.pdf"
/// ```
///
/// Identifiers and tags are compared without regard to letter case, as Apple documents for both;
/// only ASCII letters are folded.
public struct UniformTypes: Sendable {
  /// All types that were declared or named as a parent, in that order.
  var nodes: [Node] = []
  /// Where a type stands in `nodes`, by its normalized identifier.
  var places: [String: Int] = [:]
  /// The declared types for a lower-case filename extension, preferred ones first.
  var byExtension: [String: [Int]] = [:]
  /// The declared types for a lower-case MIME type, preferred ones first.
  var byMIMEType: [String: [Int]] = [:]

  /// Makes a graph of exactly the given declarations.
  ///
  /// - Parameter declarations: The types; where two share an identifier, the first one counts.
  public init(_ declarations: [Declaration] = []) {
    for declaration in declarations { add(declaration) }
  }

  /// Says whether a type is the same as another or, by any number of steps, a kind of it.
  ///
  /// Documented by Apple: conformance is transitive, and every type conforms to itself. A type that
  /// nobody declared conforms to itself only; a dynamic type (`dyn.…`) also to `public.data`.
  ///
  /// - Parameters:
  ///   - type: The identifier of the more special type.
  ///   - other: The identifier of the more general type.
  /// - Returns: Whether `type` conforms to `other`.
  public func conforms(_ type: String, to other: String) -> Bool {
    let start = Self.normalized(type)
    let goal = Self.normalized(other)
    if start == goal { return true }
    guard let from = places[start] else {
      return Self.isDynamic(start) && conforms(DynamicType.supertype, to: goal)
    }
    guard let to = places[goal] else { return false }
    return reachable(from: from) { nodes[$0].parents }.contains(to)
  }

  /// One type of the graph, together with its neighbours.
  struct Node: Sendable {
    /// The identifier as it was first written.
    var identifier: String
    /// What was declared about it; `nil` for a type that was only named as a parent.
    var declaration: Declaration?
    /// The places of the types that it conforms to directly.
    var parents: [Int] = []
    /// The places of the types that conform to it directly.
    var children: [Int] = []
  }
}

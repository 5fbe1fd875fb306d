/// The types that bundles declare, and those that they only name, after the types of the system.
///
/// Places are counted on from the last type of the system, so a place says which of the two knows
/// the type.
struct AddedTypes: Sendable {
  /// The number of places that belong to the system.
  private let firstPlace: Int
  /// The types, in the order in which they were first named.
  private var nodes: [Node] = []
  /// The places by normalized identifier.
  private var places: [String: Int] = [:]
  /// The added types that conform directly to the type at a place, including the system's places.
  private var children: [Int: [Int]] = [:]
  /// The places of the types that claim a normalized filename extension, in ascending order.
  private var byExtension: [String: [Int]] = [:]
  /// The places of the types that claim a normalized MIME type, in ascending order.
  private var byMIMEType: [String: [Int]] = [:]

  /// Starts without types after a number of places.
  init(behind firstPlace: Int) {
    self.firstPlace = firstPlace
  }

  /// One type, together with the types to which it conforms.
  private struct Node: Sendable {
    /// The identifier as it was first written, or as it was declared.
    var identifier: String
    /// What was declared about it; `nil` for a type that was only named.
    var declaration: UniformTypes.Declaration?
    /// The places of the types to which it conforms directly; none twice, and never its own.
    var parents: [Int] = []
  }

  /// The place after the last one.
  var end: Int { firstPlace + nodes.count }

  /// The places of all types.
  var all: Range<Int> { firstPlace..<end }

  /// Returns the places of the types to which a type conforms directly.
  func parents(of place: Int) -> [Int] { nodes[place - firstPlace].parents }

  /// Returns what was declared about the type at a place.
  func declaration(at place: Int) -> UniformTypes.Declaration? {
    nodes[place - firstPlace].declaration
  }

  /// Returns the identifier of the type at a place.
  func identifier(at place: Int) -> String { nodes[place - firstPlace].identifier }

  /// Finds the place of a type.
  func place(of identifier: String) -> Int? {
    places.isEmpty ? nil : places[UniformTypes.normalized(identifier)]
  }

  /// Returns the added types that conform directly to the type at a place.
  func children(of place: Int) -> [Int] {
    children[place] ?? []
  }

  /// Returns the places of the types that claim a normalized filename extension.
  func types(withExtension tag: String) -> [Int] {
    byExtension[tag] ?? []
  }

  /// Returns the places of the types that claim a normalized MIME type.
  func types(withMIMEType tag: String) -> [Int] {
    byMIMEType[tag] ?? []
  }
}

extension AddedTypes {
  /// Makes a place for an identifier that has none.
  mutating func append(_ identifier: String) -> Int {
    let place = end
    places[UniformTypes.normalized(identifier)] = place
    nodes.append(Node(identifier: identifier))
    return place
  }

  /// Notes what was declared about a type, replacing what was known before.
  mutating func declare(
    _ declaration: UniformTypes.Declaration, at place: Int, parents: [Int]
  ) {
    forgetDeclaration(at: place)
    nodes[place - firstPlace].identifier = declaration.identifier
    nodes[place - firstPlace].declaration = declaration
    connect(place, to: parents)
    for tag in declaration.filenameExtensions {
      byExtension[UniformTypes.normalized(tag), default: []].insertOnce(place)
    }
    for tag in declaration.mimeTypes {
      byMIMEType[UniformTypes.normalized(tag), default: []].insertOnce(place)
    }
  }

  /// Notes what a type conforms to directly, in addition to what is known about it.
  mutating func connect(_ place: Int, to parents: [Int]) {
    // A dynamic type that a bundle declares already has a parent.
    var met = Set([place] + nodes[place - firstPlace].parents)
    for parent in parents where met.insert(parent).inserted {
      nodes[place - firstPlace].parents.append(parent)
      children[parent, default: []].insertOnce(place)
    }
  }

  /// Removes everything that depends on a type's declaration.
  private mutating func forgetDeclaration(at place: Int) {
    guard let declaration = nodes[place - firstPlace].declaration else { return }
    for parent in nodes[place - firstPlace].parents { children[parent]?.remove(place) }
    nodes[place - firstPlace].parents = []
    for tag in declaration.filenameExtensions {
      byExtension[UniformTypes.normalized(tag)]?.remove(place)
    }
    for tag in declaration.mimeTypes { byMIMEType[UniformTypes.normalized(tag)]?.remove(place) }
  }
}

extension [Int] {
  /// Returns where a number is in an ascending list, or would have to be.
  private func place(of number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a number to an ascending list, unless it is there.
  fileprivate mutating func insertOnce(_ number: Int) {
    let place = place(of: number)
    if place == count || self[place] != number { insert(number, at: place) }
  }

  /// Removes a number from an ascending list.
  fileprivate mutating func remove(_ number: Int) {
    let place = place(of: number)
    if place < count, self[place] == number { remove(at: place) }
  }
}

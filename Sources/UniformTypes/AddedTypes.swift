/// The types that bundles declare, and those that they only name, behind the types of the system.
///
/// A place counts on from the last type of the system, so that a place says which of the two knows
/// the type.
struct AddedTypes: Sendable {
  /// How many places are the system's.
  private let firstPlace: Int
  /// The types, in the order in which they were first named.
  private var nodes: [Node] = []
  /// The places by normalized identifier.
  private var places: [String: Int] = [:]
  /// The added types that conform directly to the type at a place, the system's places included.
  private var children: [Int: [Int]] = [:]
  /// The places of the types that claim a normalized filename extension, in rising order.
  private var byExtension: [String: [Int]] = [:]
  /// The places of the types that claim a normalized MIME type, in rising order.
  private var byMIMEType: [String: [Int]] = [:]

  /// Starts with no type behind some places.
  init(behind firstPlace: Int) {
    self.firstPlace = firstPlace
  }

  /// One type, together with what it conforms to.
  private struct Node: Sendable {
    /// The identifier as it was first written, or as it was declared.
    var identifier: String
    /// What was declared about it; `nil` for a type that was only named.
    var declaration: UniformTypes.Declaration?
    /// The places of the types that it conforms to directly; none twice, and never its own.
    var parents: [Int] = []
  }

  /// The place behind the last one.
  var end: Int { firstPlace + nodes.count }

  /// The places of all types.
  var all: Range<Int> { firstPlace..<end }

  /// The places of the types that a type conforms to directly.
  func parents(of place: Int) -> [Int] { nodes[place - firstPlace].parents }

  /// What was declared about the type at a place.
  func declaration(at place: Int) -> UniformTypes.Declaration? {
    nodes[place - firstPlace].declaration
  }

  /// The identifier of the type at a place.
  func identifier(at place: Int) -> String { nodes[place - firstPlace].identifier }

  /// Finds the place of a type.
  func place(of identifier: String) -> Int? {
    places.isEmpty ? nil : places[UniformTypes.normalized(identifier)]
  }

  /// The added types that conform directly to the type at a place.
  func children(of place: Int) -> [Int] {
    children[place] ?? []
  }

  /// The places of the types that claim a normalized filename extension.
  func types(withExtension tag: String) -> [Int] {
    byExtension[tag] ?? []
  }

  /// The places of the types that claim a normalized MIME type.
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

  /// Notes what was declared about a type, in place of what was known before.
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

  /// Notes what a type conforms to directly, besides what is known of it.
  mutating func connect(_ place: Int, to parents: [Int]) {
    // A dynamic type that a bundle declares has a parent already.
    var met = Set([place] + nodes[place - firstPlace].parents)
    for parent in parents where met.insert(parent).inserted {
      nodes[place - firstPlace].parents.append(parent)
      children[parent, default: []].insertOnce(place)
    }
  }

  /// Takes back everything that hangs on a type's declaration.
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
  /// Where a number stands in a list that rises, or would have to stand.
  private func place(of number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a number to a list that rises, unless it is there.
  fileprivate mutating func insertOnce(_ number: Int) {
    let place = place(of: number)
    if place == count || self[place] != number { insert(number, at: place) }
  }

  /// Removes a number from a list that rises.
  fileprivate mutating func remove(_ number: Int) {
    let place = place(of: number)
    if place < count, self[place] == number { remove(at: place) }
  }
}

extension SystemTypes {
  /// The subtypes of all types, determined by the first query about any; few programs need them.
  private static let sharedChildren = Children(of: shared)

  /// Returns the places of the types that conform directly to a type, in the order of the table.
  func children(of place: Int) -> ArraySlice<UInt16> {
    Self.sharedChildren[place]
  }

  /// The direct subtypes of each type, one type after another.
  private struct Children: Sendable {
    private var places: [UInt16]
    private var starts: [Int]

    /// Reverses the edges of the graph.
    init(of types: SystemTypes) {
      var counts = Array(repeating: 0, count: types.count)
      for place in 0..<types.count {
        for parent in types.parents(of: place) { counts[Int(parent)] += 1 }
      }
      starts = [0]
      for count in counts { starts.append((starts.last ?? 0) + count) }
      places = Array(repeating: 0, count: starts.last ?? 0)
      var next = starts
      for place in 0..<types.count {
        for parent in types.parents(of: place) {
          places[next[Int(parent)]] = UInt16(place)
          next[Int(parent)] += 1
        }
      }
    }

    subscript(place: Int) -> ArraySlice<UInt16> { places[starts[place]..<starts[place + 1]] }
  }
}

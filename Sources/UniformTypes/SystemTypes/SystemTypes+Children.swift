extension SystemTypes {
  /// The subtypes of all types, sorted out at the first question about some; few programs ask.
  private static let sharedChildren = Children(of: shared)

  /// The places of the types that conform to a type directly, in the order of the table.
  func children(of place: Int) -> ArraySlice<UInt16> {
    Self.sharedChildren[place]
  }

  /// The direct subtypes of each type, one type after the other.
  private struct Children: Sendable {
    private var places: [UInt16]
    private var starts: [Int]

    /// Turns the edges of the graph around.
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

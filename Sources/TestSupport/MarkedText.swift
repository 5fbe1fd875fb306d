package import Findings

/// A text whose places of interest were marked with 1️⃣ to 9️⃣ in the source of a test.
///
/// Tests write the markers into the input instead of counting columns by hand:
///
/// ```swift
/// let marked = MarkedText("```swift fiel=1️⃣A.swift2️⃣\n```")
/// let range = try marked.range("1️⃣", "2️⃣")
/// ```
///
/// `text` is the input without the markers; positions count lines from 1 (a line ends at a line
/// feed, a carriage return, or both together) and columns from 1 in UTF-8 bytes, as findings do.
package struct MarkedText: Hashable, Sendable {
  /// The input without its markers.
  package let text: String
  /// The places of each marker, in the order of the text.
  private let places: [Character: [Place]]

  package init(_ marked: String) {
    var scanner = Scanner(scalars: Array(marked.unicodeScalars))
    scanner.scan()
    text = String(scanner.clean)
    places = scanner.places
  }

  /// The marker's position, if it occurs exactly once.
  package subscript(marker: Character) -> SourcePosition? { try? position(marker) }

  /// Returns the marker's position.
  ///
  /// - Throws: `Problem` if the marker is missing or repeated.
  package func position(_ marker: Character) throws(Problem) -> SourcePosition {
    try place(marker).position
  }

  /// Returns the range from the marker `start` to the marker `end`.
  ///
  /// - Throws: `Problem` if a marker is missing or repeated.
  package func range(_ start: Character, _ end: Character) throws(Problem) -> SourceRange {
    SourceRange(try position(start), try position(end))
  }

  /// Returns the number of UTF-8 bytes of `text` before the marker.
  ///
  /// - Throws: `Problem` if the marker is missing or repeated.
  package func offset(_ marker: Character) throws(Problem) -> Int {
    try place(marker).offset
  }

  /// A mistake in a test that asks for a marker.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    case missing(Character)
    case repeated(Character)

    package var description: String {
      switch self {
      case .missing(let marker): "the marked text has no \(marker)"
      case .repeated(let marker): "the marked text has \(marker) more than once"
      }
    }
  }
}

extension MarkedText {
  private struct Place: Hashable {
    var position: SourcePosition
    var offset: Int
  }

  private func place(_ marker: Character) throws(Problem) -> Place {
    guard let found = places[marker], let first = found.first else { throw .missing(marker) }
    guard found.count == 1 else { throw .repeated(marker) }
    return first
  }

  /// Walks over scalars rather than characters, since a marker may be between a letter and its
  /// accent, or inside a line ending.
  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var clean = String.UnicodeScalarView()
    var places: [Character: [Place]] = [:]
    private var place = Place(position: SourcePosition(line: 1, column: 1), offset: 0)
    private var afterCarriageReturn = false

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    mutating func scan() {
      var index = 0
      while index < scalars.count {
        if let marker = marker(at: index) {
          places[marker, default: []].append(place)
          index += 3
        } else {
          take(scalars[index])
          index += 1
        }
      }
    }

    /// A marker is a digit, the emoji variation selector and the enclosing keycap.
    private func marker(at index: Int) -> Character? {
      guard index + 2 < scalars.count, ("1"..."9").contains(scalars[index]),
        scalars[index + 1] == "\u{FE0F}", scalars[index + 2] == "\u{20E3}"
      else { return nil }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[index...(index + 2)])
      return Character(String(view))
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
      let bytes = UTF8.width(scalar)
      clean.append(scalar)
      place.offset += bytes
      let endsCarriageReturn = scalar == "\n" && afterCarriageReturn
      afterCarriageReturn = scalar == "\r"
      if scalar == "\n" || scalar == "\r" {
        if !endsCarriageReturn { place.position.line += 1 }
        place.position.column = 1
      } else {
        place.position.column += bytes
      }
    }
  }
}

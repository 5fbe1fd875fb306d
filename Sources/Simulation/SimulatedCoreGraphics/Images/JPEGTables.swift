import Foundation

/// The tables that the JPEG standard gives as examples, and that everybody uses.
enum JPEGTables {
  /// The order of a block's frequencies, low ones first.
  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]
  static let brightness = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  static let tint: [Int] = {
    var table = [Int](repeating: 99, count: 64)
    let corner = [
      (0, 17), (1, 18), (2, 24), (3, 47), (8, 18), (9, 21), (10, 26), (11, 66), (16, 24), (17, 26),
      (18, 56), (24, 47), (25, 66),
    ]
    for (place, value) in corner { table[place] = value }
    return table
  }()
  /// The number of codes of each length, and the symbols that they represent.
  static let steady = (
    counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], symbols: Array(0...11)
  )

  /// The cosines of the transform: `cosines[frequency * 8 + place]`, scaled.
  static let cosines: [Double] = (0..<64).map { index in
    let (frequency, place) = (index / 8, index % 8)
    let scale = frequency == 0 ? 0.5.squareRoot() / 2 : 0.5
    return scale * cos(Double(2 * place + 1) * Double(frequency) * .pi / 16)
  }
}

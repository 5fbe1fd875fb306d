/// A binary property list that a test puts together byte by byte, so that it can be a wrong one.
struct BinaryBytes {
  /// The values, each as its bytes in the file.
  var objects: [[UInt8]]
  var root = 0
  /// What the trailer says, where it isn't the truth.
  var count: Int?
  var offsetSize = 4
  var referenceSize = 1
  var tableStart: Int?
  /// Offsets of values that aren't where they say.
  var offsets: [Int: Int] = [:]

  init(_ objects: [UInt8]...) { self.objects = objects }

  init(objects: [[UInt8]]) { self.objects = objects }

  /// The file.
  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let start = bytes.count
    for (number, place) in places.enumerated() {
      bytes += Self.number(offsets[number] ?? place, size: offsetSize)
    }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    bytes += Self.number(count ?? objects.count, size: 8)
    bytes += Self.number(root, size: 8)
    return bytes + Self.number(tableStart ?? start, size: 8)
  }

  /// A number with its highest byte first.
  static func number(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }

  /// An array of values by their numbers.
  static func array(_ numbers: Int...) -> [UInt8] {
    [0xA0 | UInt8(numbers.count)] + numbers.map { UInt8($0) }
  }

  /// A string of up to 14 ASCII letters.
  static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
}

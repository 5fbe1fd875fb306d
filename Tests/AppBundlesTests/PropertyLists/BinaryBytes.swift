/// A binary property list built byte by byte by a test, so that it can be malformed.
struct BinaryBytes {
  /// The values, each as its bytes in the file.
  var objects: [[UInt8]]
  var root = 0
  /// The count in the trailer, if it isn't the true one.
  var count: Int?
  var offsetSize = 4
  var referenceSize = 1
  var tableStart: Int?
  /// False offsets, by the numbers of the values.
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

  /// A number, most significant byte first.
  static func number(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }

  /// An array of values, given by their numbers.
  static func array(_ numbers: Int...) -> [UInt8] {
    [0xA0 | UInt8(numbers.count)] + numbers.map { UInt8($0) }
  }

  /// A string of up to 14 ASCII letters.
  static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
}

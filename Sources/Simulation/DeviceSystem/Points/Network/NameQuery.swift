import Foundation

/// The question for a name's addresses, as it goes to a server (RFC 1035).
struct NameQuery {
  let name: String
  let number: UInt16

  /// The message; `nil` when the name is invalid.
  var bytes: Data? {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !labels.isEmpty, labels.allSatisfy({ (1...63).contains($0.utf8.count) }) else {
      return nil
    }
    var message = Data([UInt8(number >> 8), UInt8(number & 0xff)])
    // Recursion is desired; there is one question.
    message += [0x01, 0x00, 0, 1, 0, 0, 0, 0, 0, 0]
    for label in labels {
      message.append(UInt8(label.utf8.count))
      message += Data(label.utf8)
    }
    // The end of the name; type A, class IN.
    return message + [0, 0, 1, 0, 1]
  }

  /// Returns the addresses in an answer; `nil` when it isn't an answer to this question.
  func addresses(in answer: Data) -> [String]? {
    let bytes = [UInt8](answer)
    guard bytes.count >= 12, UInt16(bytes[0]) << 8 | UInt16(bytes[1]) == number,
      bytes[2] & 0x80 != 0
    else { return nil }
    let questions = Int(bytes[4]) << 8 | Int(bytes[5])
    let answers = Int(bytes[6]) << 8 | Int(bytes[7])
    var place = 12
    for _ in 0..<questions {
      guard let end = Self.endOfName(at: place, in: bytes) else { return nil }
      place = end + 4
    }
    var found: [String] = []
    for _ in 0..<answers {
      guard let end = Self.endOfName(at: place, in: bytes), end + 10 <= bytes.count else {
        return nil
      }
      let length = Int(bytes[end + 8]) << 8 | Int(bytes[end + 9])
      let data = end + 10
      guard data + length <= bytes.count else { return nil }
      if bytes[end] == 0, bytes[end + 1] == 1,
        let address = IPAddress(bytes: Array(bytes[data..<data + length])), length == 4
      {
        found.append(address.description)
      }
      place = data + length
    }
    return found
  }

  /// Returns the place where a name ends; `nil` when the bytes end first.
  private static func endOfName(at place: Int, in bytes: [UInt8]) -> Int? {
    var place = place
    while place < bytes.count {
      let length = Int(bytes[place])
      if length == 0 { return place + 1 }
      // A pointer to an earlier name ends it.
      if length & 0xc0 == 0xc0 { return place + 2 <= bytes.count ? place + 2 : nil }
      place += length + 1
    }
    return nil
  }
}

import Foundation

/// Finds links in a text: every word is looked at once, from its first letter to its last.
enum LinkScanner {
  /// The links, in the order of the text.
  static func results(in text: DetectedText) -> [NSTextCheckingResult] {
    words(in: text).compactMap { word in
      guard let (range, address) = LinkWord(text, word).link, let url = URL(string: address)
      else { return nil }
      return DetectedData(.aLink, NSRange(range), link: url)
    }
  }

  /// The stretches without spaces, quotes and brackets, which no address contains.
  private static func words(in text: DetectedText) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = text.range.lowerBound
    for place in text.range where isDelimiter(text.units[place]) {
      if place > start { words.append(start..<place) }
      start = place + 1
    }
    if text.range.upperBound > start { words.append(start..<text.range.upperBound) }
    return words
  }

  private static func isDelimiter(_ unit: UInt16) -> Bool {
    switch unit {
    // Controls and spaces, including the no-break space and those of typography.
    case 0...0x20, 0x7f...0xa0, 0x2000...0x200b, 0x2028, 0x2029, 0x202f: true
    // Quotes: « » and the curly ones.
    case 0xab, 0xbb, 0x2018...0x201f, 0x2039, 0x203a: true
    // The punctuation of Chinese and Japanese.
    case 0x3000...0x3011, 0xff01, 0xff08, 0xff09, 0xff0c, 0xff1a, 0xff1b, 0xff1f: true
    default: delimiters.contains(unit)
    }
  }

  private static let delimiters = Set("\"<>{}|\\^`".utf16)
}

/// A word that may be a link, or contain one.
private struct LinkWord {
  private let text: DetectedText
  private let word: Range<Int>

  init(_ text: DetectedText, _ word: Range<Int>) {
    self.text = text
    self.word = word
  }

  /// The range of the link, and its address with a scheme.
  var link: (range: Range<Int>, address: String)? { withScheme ?? mail ?? withoutScheme }

  private var withScheme: (Range<Int>, String)? {
    let letters = text.units[word]
    guard let colon = letters.firstIndex(of: Self.colon) else { return nil }
    let start = runStart(before: colon) { Self.isLetter($0) || Self.isDigit($0) }
    guard start < colon, Self.isLetter(text.units[start]) else { return nil }
    let scheme = text.text(start..<colon).lowercased()
    let hasSlashes = letters[colon...].starts(with: "://".utf16)
    guard hasSlashes || scheme == "mailto" else { return nil }
    let range = start..<trimmedEnd(start)
    guard range.upperBound > colon + (hasSlashes ? 3 : 1) else { return nil }
    return (range, text.text(range))
  }

  private var mail: (Range<Int>, String)? {
    guard let sign = text.units[word].firstIndex(of: Self.at) else { return nil }
    let start = runStart(before: sign) {
      Self.isLetter($0) || Self.isDigit($0) || Self.mailSigns.contains($0)
    }
    guard start < sign, let end = hostEnd(from: sign + 1) else { return nil }
    return (start..<end, "mailto:" + text.text(start..<end))
  }

  private var withoutScheme: (Range<Int>, String)? {
    let start = word.first { Self.isLetter(text.units[$0]) || Self.isDigit(text.units[$0]) }
    guard let start, let host = hostEnd(from: start) else { return nil }
    let goesOn = host < word.upperBound && Self.behindHost.contains(text.units[host])
    let range = start..<(goesOn ? max(host, trimmedEnd(start)) : host)
    return (range, "http://" + text.text(range))
  }

  /// The end of the host name that begins here: labels with dots, the last one a top-level domain.
  private func hostEnd(from start: Int) -> Int? {
    var end = start
    var labels: [Range<Int>] = []
    while true {
      let label = runEnd(from: end)
      guard label > end, text.units[end] != Self.dash, text.units[label - 1] != Self.dash else {
        break
      }
      labels.append(end..<label)
      guard label < word.upperBound, text.units[label] == Self.dot else { break }
      end = label + 1
    }
    guard labels.count > 1, let last = labels.last else { return nil }
    let domain = text.text(last).lowercased()
    return TopLevelDomains.contains(domain) ? last.upperBound : nil
  }

  /// The end of a run of letters, digits and dashes.
  private func runEnd(from start: Int) -> Int {
    text.units[start..<max(start, word.upperBound)].firstIndex {
      !Self.isLetter($0) && !Self.isDigit($0) && $0 != Self.dash
    } ?? max(start, word.upperBound)
  }

  private func runStart(before end: Int, _ belongs: (UInt16) -> Bool) -> Int {
    text.units[word.lowerBound..<end].lastIndex { !belongs($0) }.map { $0 + 1 } ?? word.lowerBound
  }

  /// The word's end without the punctuation of the sentence around it.
  private func trimmedEnd(_ start: Int) -> Int {
    var balance = [Self.round.close: 0, Self.square.close: 0]
    for unit in text.units[start..<word.upperBound] {
      for pair in [Self.round, Self.square] {
        if unit == pair.open { balance[pair.close, default: 0] += 1 }
        if unit == pair.close { balance[pair.close, default: 0] -= 1 }
      }
    }
    var end = word.upperBound
    while end > start {
      let unit = text.units[end - 1]
      if let open = balance[unit] {
        guard open < 0 else { return end }
        balance[unit] = open + 1
      } else if !Self.behindSentence.contains(unit) {
        return end
      }
      end -= 1
    }
    return end
  }
}

extension LinkWord {
  private static let colon = UInt16(UInt8(ascii: ":"))
  private static let at = UInt16(UInt8(ascii: "@"))
  private static let dot = UInt16(UInt8(ascii: "."))
  private static let dash = UInt16(UInt8(ascii: "-"))
  private static let round = (open: UInt16(UInt8(ascii: "(")), close: UInt16(UInt8(ascii: ")")))
  private static let square = (open: UInt16(UInt8(ascii: "[")), close: UInt16(UInt8(ascii: "]")))
  private static let mailSigns = Set("._%+-".utf16)
  private static let behindHost = Set(":/?#".utf16)
  private static let behindSentence = Set(".,;:!?'*_~…".utf16)

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5a).contains(unit) || (0x61...0x7a).contains(unit)
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
}

/// Swift code as words: names, and single other characters; without comments, strings and space.
///
/// Interpolations are left out with their strings. Regular expressions between slashes aren't
/// recognised.
struct SwiftWords {
  /// The words in order; a line's end is one, "\n".
  private(set) var words: [Substring] = []

  private let text: String
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
    read()
  }

  /// The words that are names.
  var names: Set<String> {
    Set(words.filter { $0.first.map(Self.isNamePart) ?? false }.map(String.init))
  }

  static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension SwiftWords {
  private mutating func read() {
    while index < text.endIndex {
      let rest = text[index...]
      let character = text[index]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(where: \.isNewline) ?? text.endIndex
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if character == "\"" {
        skipString(hashes: 0)
      } else if character == "#" {
        readHashes()
      } else if Self.isNamePart(character) {
        let end = rest.firstIndex { !Self.isNamePart($0) } ?? text.endIndex
        words.append(text[index..<end])
        index = end
      } else {
        if character.isNewline {
          words.append("\n")
        } else if !character.isWhitespace, character != "`" {
          words.append(text[index...index])
        }
        text.formIndex(after: &index)
      }
    }
  }

  /// Skips a comment and those nested in it.
  private mutating func skipComment() {
    var depth = 0
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("/*") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        index = text.index(index, offsetBy: 2)
        if depth == 0 { return }
      } else {
        text.formIndex(after: &index)
      }
    }
  }

  /// Reads `#if` as a word, and skips `#"…"#`.
  private mutating func readHashes() {
    let start = index
    index = text[index...].firstIndex { $0 != "#" } ?? text.endIndex
    if index < text.endIndex, text[index] == "\"" {
      skipString(hashes: text.distance(from: start, to: index))
    } else {
      words.append(text[start..<index])
    }
  }

  /// Skips a string from its opening quote, its interpolations included.
  private mutating func skipString(hashes: Int) {
    let isLong = text[index...].hasPrefix("\"\"\"")
    let marks = String(repeating: "#", count: hashes)
    let closing = (isLong ? "\"\"\"" : "\"") + marks
    index = text.index(index, offsetBy: isLong ? 3 : 1)
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix(closing) {
        index = text.index(index, offsetBy: closing.count)
        return
      }
      if rest.hasPrefix("\\" + marks + "(") {
        index = text.index(index, offsetBy: 2 + hashes)
        skipInterpolation()
      } else if hashes == 0, rest.first == "\\" {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      } else if !isLong, rest.first?.isNewline ?? false {
        return
      } else {
        text.formIndex(after: &index)
      }
    }
  }

  /// Skips an interpolation behind its opening parenthesis, the strings in it included.
  private mutating func skipInterpolation() {
    var depth = 1
    while index < text.endIndex, depth > 0 {
      switch text[index] {
      case "\"":
        skipString(hashes: 0)
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      text.formIndex(after: &index)
    }
  }
}

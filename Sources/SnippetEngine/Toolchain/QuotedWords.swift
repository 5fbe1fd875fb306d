/// Splits a command line as clang prints it: words in double quotes, with backslash escapes.
enum QuotedWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInside = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInside.toggle()
      } else if character == " ", !isInside {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

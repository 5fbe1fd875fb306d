/// What libFuzzer calls with made-up bytes: half of them a pattern, half a text.
///
/// Whatever the input, nothing may crash, and the effort of matching must stay within its bound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPattern(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count >= 2 else { return 0 }
  let input = UnsafeBufferPointer(start: bytes, count: count)
  let flags = input[0]
  let split = 2 + Int(input[1]) % (count - 1)
  let pattern = String(decoding: input[2..<split], as: UTF8.self)
  let text = String(decoding: input[split...], as: UTF8.self)
  let (ignoresCase, ignoresDiacritics) = (flags & 1 != 0, flags & 2 != 0)
  let result =
    flags & 4 != 0
    ? Pattern.wildcard(
      pattern, ignoringCase: ignoresCase, ignoringDiacritics: ignoresDiacritics)
    : Pattern.compile(pattern, ignoringCase: ignoresCase, ignoringDiacritics: ignoresDiacritics)
  switch result {
  case .success(let compiled): check(compiled, with: text)
  case .failure(let problem): check(problem, of: pattern)
  }
  check(text, folding: ignoresCase, ignoresDiacritics)
  return 0
}

/// Matching takes no more effort than promised.
private func check(_ pattern: Pattern, with text: String) {
  var matcher = PatternMatcher(pattern.program)
  let isMatch = matcher.matches(text)
  let sets = pattern.program.sets.reduce(0) { $0 + $1.size }
  let bound =
    2 * (pattern.program.instructions.count + sets) * (text.unicodeScalars.count + 1)
  precondition(matcher.effort <= bound, "matching took more effort than it may")
  precondition(pattern.ignoresDiacritics || pattern.matches(text) == isMatch, "two verdicts")
}

/// A problem is somewhere in the pattern, and has a message.
private func check(_ problem: Pattern.Problem, of pattern: String) {
  precondition(problem.range.upperBound <= pattern.utf8.count, "a place outside of the pattern")
  precondition(!problem.message.isEmpty && !problem.remedy.isEmpty, "a problem without words")
}

/// Folding twice changes nothing more, and a text contains every part of itself.
private func check(_ text: String, folding ignoresCase: Bool, _ ignoresDiacritics: Bool) {
  let folded = TextFolding.folded(
    text, ignoringCase: ignoresCase, ignoringDiacritics: ignoresDiacritics)
  let again = TextFolding.folded(
    folded, ignoringCase: ignoresCase, ignoringDiacritics: ignoresDiacritics)
  precondition(folded.unicodeScalars.elementsEqual(again.unicodeScalars), "folding isn't done")
  let part = String(text.unicodeScalars.dropFirst(text.unicodeScalars.count / 2))
  precondition(
    TextSearch.contains(text, part) && TextSearch.hasSuffix(text, part), "a part isn't found")
}

/// The addresses of a text's links, numbered: where a terminal can't open a link, its text is followed by a number, and
/// the address is below the block.
struct LinkNotes {
  private var addresses: [String] = []
  private var writtenCount = 0

  /// The number of an address; one that was named before keeps its number.
  mutating func number(of address: String) -> Int {
    if let index = addresses.firstIndex(of: address) { return index + 1 }
    addresses.append(address)
    return addresses.count
  }

  /// A line for each address that hasn't been written yet; an address is never broken.
  mutating func newLines() -> [TerminalLine] {
    let new = addresses.enumerated().dropFirst(writtenCount)
    writtenCount = addresses.count
    return new.map { TerminalLine("  [\($0.offset + 1)] \($0.element)", .dim) }
  }
}

import Findings

extension UniformTypes {
  /// Finds the declared type that was most likely meant by an undeclared identifier.
  ///
  /// These are tried in order:
  ///
  /// 1. a MIME type in place of an identifier: `text/x-vcalendar`, `text.calendar`;
  /// 2. a filename extension after `public.`, where only Apple declares types: `public.gif`;
  /// 3. one or two typing mistakes: `public.plan-text`;
  /// 4. a part written twice: `public.public.xbitmap-image`.
  ///
  /// Identifiers in a developer's own domain don't resemble anything and get no answer. Time is
  /// bounded by the number of types: an identifier longer than any that people write is ignored.
  ///
  /// - Parameter type: The identifier.
  /// - Returns: A declared type; `nil` when the identifier is declared, dynamic, or not similar to
  ///   any.
  public func nearMiss(of type: String) -> String? {
    guard type.utf8.count <= Self.longestMistake, !type.isEmpty else { return nil }
    guard !isDeclared(type), !Self.isDynamic(type) else { return nil }
    let name = Self.normalized(type)
    return typeMeantByMIMEType(name) ?? typeMeantByExtension(name) ?? typeSpelledLike(name)
      ?? typeWithoutRepetition(name)
  }

  /// Identifiers longer than this aren't typing mistakes.
  private static let longestMistake = 128
}

extension UniformTypes {
  /// The type of a MIME type that is written as an identifier, with its slash or with a dot
  /// instead.
  private func typeMeantByMIMEType(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return types(forMIMEType: name).first }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let subtype = Substring(name.utf8[name.utf8.index(after: dot)...])
    return types(forMIMEType: Substring(name.utf8[..<dot]) + "/" + subtype).first
  }

  /// The type whose filename extension follows `public.`.
  private func typeMeantByExtension(_ name: String) -> String? {
    guard name.hasPrefix("public.") else { return nil }
    let rest = String(Substring(name.utf8.dropFirst("public.".utf8.count)))
    return types(forFilenameExtension: rest, conformingTo: DynamicType.commonSupertype).first
      ?? types(forFilenameExtension: rest).first
  }

  /// The type whose identifier is the fewest typing mistakes away; if there are several, the one
  /// that differs only in dashes and dots, otherwise the first.
  private func typeSpelledLike(_ name: String) -> String? {
    let letters = Array(name.utf8)
    // In a short identifier, two mistakes are half of the letters.
    let limit = letters.count >= 12 ? 2 : 1
    var best: (place: Int, distance: Int)?
    for place in 0..<added.end {
      guard let candidate = spelling(at: place, closeTo: letters.count, limit) else { continue }
      if candidate.filter(Self.isLetter) == letters.filter(Self.isLetter) {
        return identifier(at: place)
      }
      guard let distance = EditDistance.between(letters, candidate, atMost: limit) else { continue }
      if distance < best?.distance ?? .max { best = (place, distance) }
    }
    return best.map { identifier(at: $0.place) }
  }

  /// Whether a byte of an identifier is more than a dash or a dot.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }

  /// The bytes of a declared type's normalized identifier, if its length is close enough.
  private func spelling(at place: Int, closeTo length: Int, _ limit: Int) -> [UInt8]? {
    if let system, place < system.count {
      let identifier = system.identifiers[place]
      guard abs(Int(identifier.count) - length) <= limit else { return nil }
      return Array(Self.normalized(identifier.text).utf8)
    }
    guard added.declaration(at: place) != nil else { return nil }
    let identifier = added.identifier(at: place)
    guard abs(identifier.utf8.count - length) <= limit else { return nil }
    return Array(Self.normalized(identifier).utf8)
  }

  /// The type that remains when a part that occurs twice in a row is removed once.
  private func typeWithoutRepetition(_ name: String) -> String? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var kept: [String] = []
    for part in parts where kept.last != String(Substring(part)) {
      kept.append(String(Substring(part)))
    }
    guard kept.count < parts.count else { return nil }
    return declaration(of: kept.joined(separator: "."))?.identifier
  }
}

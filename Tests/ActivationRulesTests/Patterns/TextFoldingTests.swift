import Foundation
import Testing

@testable import ActivationRules

/// What [c] and [d] treat as equal.
@Suite struct TextFoldingTests {
  @Test(arguments: [
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Ǆǅǆ", "ǆǆǆ"),
    ("ﬁn", "fin"), ("\u{212A}", "k"), ("İ", "i\u{307}"), ("ı", "ı"), ("ẞ", "ss"), ("漢字", "漢字"),
  ])
  func caseIsFolded(_ text: String, _ expected: String) {
    let folded = TextFolding.folded(text, ignoringCase: true, ignoringDiacritics: false)
    #expect(Array(folded.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Crème Brûlée", "Creme Brulee"), ("e\u{301}\u{323}", "e"), ("Ấ", "A"), ("Й ё ї", "И е і"),
    ("ᾏ ΐ", "Α ι"), ("Łódź", "Łodz"), ("ø æ ǽ", "ø æ æ"), ("が", "が"), ("a\u{20DD}", "a"),
  ])
  func diacriticsAreRemoved(_ text: String, _ expected: String) {
    let folded = TextFolding.folded(text, ignoringCase: false, ignoringDiacritics: true)
    #expect(Array(folded.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func bothAreFoldedAtOnceOrNeither() {
    let text = "ÉÄß"
    #expect(TextFolding.folded(text, ignoringCase: true, ignoringDiacritics: true) == "eass")
    #expect(TextFolding.folded(text, ignoringCase: false, ignoringDiacritics: false) == text)
  }

  /// Foundation is asked about every letter of the scripts that the table covers.
  @Test func lettersOfLatinGreekAndCyrillicFoldAsInFoundation() {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2126...0x212B,
    ]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) where scalar.properties.isCased {
      let text = String(scalar)
      let plain = TextFolding.folded(text, ignoringCase: false, ignoringDiacritics: true)
      let expected = text.folding(options: .diacriticInsensitive, locale: nil)
      #expect(plain.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(text)")
    }
  }

  @Test func caseFoldsAsInFoundation() {
    // Foundation doesn't fold the old Cyrillic letters from U+1C80, and doesn't know new ones.
    for scalar in (0x20...0x1FFF).compactMap(Unicode.Scalar.init)
    where scalar.properties.changesWhenCaseMapped && !(0x1C80...0x1C8A ~= scalar.value) {
      for other in [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
      where other.unicodeScalars.allSatisfy({ ($0.properties.age?.major ?? 99) < 15 }) {
        let isSame =
          TextFolding.folded(other, ignoringCase: true, ignoringDiacritics: false)
          == TextFolding.folded(String(scalar), ignoringCase: true, ignoringDiacritics: false)
        let isSameThere = other.compare(String(scalar), options: .caseInsensitive) == .orderedSame
        #expect(isSame == isSameThere, "\(scalar) \(other)")
      }
    }
  }
}

/// The forms of characters that differ only in case.
@Suite struct CaseFoldingTests {
  @Test func everyFormIsFoundFromEveryOther() {
    var classes: [UInt32: [UInt32]] = [:]
    for scalar in (0x41...0x1E943).compactMap(Unicode.Scalar.init)
    where scalar.properties.isCased || scalar.properties.changesWhenCaseMapped {
      classes[CaseFolding.folded(scalar.value), default: []].append(scalar.value)
    }
    #expect(classes.count > 1_000)
    for members in classes.values {
      for member in members {
        #expect(CaseFolding.forms(of: member).first == member)
        #expect(CaseFolding.forms(of: member).sorted() == members, "\(member)")
      }
    }
  }

  @Test func foldingTwiceChangesNothing() {
    for value in UInt32(0x41)...0x1E943 {
      let folded = CaseFolding.folded(value)
      if CaseFolding.folded(folded) != folded { Issue.record("\(value)") }
    }
  }
}

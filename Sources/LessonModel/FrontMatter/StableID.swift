import Findings

/// The rules for ids: lower-case ASCII letters, digits and single hyphens.
enum StableID {
  private static let longest = 80

  /// Whether a text may be an id.
  static func isValid(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= longest && !id.hasPrefix("-") && !id.hasSuffix("-")
      && id.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  /// Whether a text may be a topic's id: ids joined by periods.
  static func isTopic(_ id: String) -> Bool {
    id.utf8.count <= longest
      && id.split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy { isValid(String($0)) }
  }

  /// Makes an id from a title: letters and digits in lower case, single hyphens for all else.
  ///
  /// Letters of any script are kept, as in the anchors of code-hosting sites. The result is empty
  /// if there are none.
  static func slug(_ title: String) -> String {
    var slug = ""
    for scalar in title.lowercased().unicodeScalars.prefix(longest) {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug.unicodeScalars.append(scalar)
      } else if scalar != "'" && scalar != "’", !slug.isEmpty, !slug.hasSuffix("-") {
        slug += "-"
      }
    }
    return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
  }
}

extension YAMLText.Scalar {
  /// Reports an invalid id.
  func checkID(report: inout Report) {
    guard !StableID.isValid(text) else { return }
    let slug = StableID.slug(text)
    report.add(
      .frontMatter, FrontMatterWords.idInvalid(text), at: range,
      remedy: FrontMatterWords.idInvalidRemedy(valid: StableID.isValid(slug) ? slug : nil))
  }
}

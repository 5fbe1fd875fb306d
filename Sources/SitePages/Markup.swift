import CommonMark

/// Finished HTML, and the only place where text is escaped.
///
/// Literals are HTML as they are; interpolated values are text and get escaped, unless they are
/// markup themselves:
///
/// ```swift
/// let name: Markup = "<b>\(process)</b>"
/// let item: Markup = "<li class=\"row\">\(name) \(text)</li>"
/// ```
///
/// The same escaping works between tags and inside double quotes.
struct Markup: Hashable, Sendable {
  private(set) var html: String

  /// Takes HTML that is known to be safe: rendered Markdown, a rendered template.
  init(trusted html: String) {
    self.html = html
  }

  /// Writes text so that a browser shows exactly that.
  init(text: String) {
    html = ""
    Self.escape(text, into: &html)
  }

  static let empty = Markup(trusted: "")

  static func += (left: inout Markup, right: Markup) { left.html += right.html }

  static func + (left: Markup, right: Markup) -> Markup { Markup(trusted: left.html + right.html) }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { html = value }

  init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  /// The parts of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    var html = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { html += literal }
    mutating func appendInterpolation(_ text: String) { Markup.escape(text, into: &html) }
    mutating func appendInterpolation(_ number: Int) { html += String(number) }
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
  }
}

extension Sequence<Markup> {
  func joined(separator: Markup = .empty) -> Markup {
    Markup(trusted: map(\.html).joined(separator: separator.html))
  }
}

extension Markup {
  /// Escapes text; characters that HTML forbids, or that change the direction of writing so that
  /// code reads differently from how it runs, become a replacement character.
  private static func escape(_ text: String, into html: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\r": continue
      case _ where scalar.isForbiddenInHTML: html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}

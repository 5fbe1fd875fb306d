/// A change that a script made to its page.
package struct PageChange: Hashable, Sendable, Decodable {
  /// A selector that finds the element: by its id, or by its place.
  package var path: String
  package var kind: Kind
  /// The style's or the attribute's name; `nil` otherwise.
  package var name: String?
  /// The old value; `nil` if there was no attribute, empty if there was no style or text.
  ///
  /// For an element that was taken out, its HTML.
  package var from: String?
  /// The new value; `nil` if the attribute was removed.
  ///
  /// For what was inserted, its HTML.
  package var to: String?

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - path: A selector that finds the element.
  ///   - kind: The part that was changed.
  ///   - name: The style's or the attribute's name.
  ///   - from: The old value.
  ///   - to: The new value.
  package init(path: String, kind: Kind, name: String? = nil, from: String?, to: String?) {
    self.path = path
    self.kind = kind
    self.name = name
    self.from = from
    self.to = to
  }

  /// The part of an element that was changed.
  package enum Kind: String, Hashable, Sendable, Decodable {
    case style, attribute, text
    /// An element or a text was put into the element.
    case inserted
    /// The element was taken out of the page.
    case removed
  }
}

extension PageChange: CustomStringConvertible {
  /// The change on one line: `body: style background-color "" → "red"`.
  package var description: String {
    if kind == .inserted || kind == .removed {
      return "\(path): \(kind.rawValue) \(quoted(to ?? from))"
    }
    let what = [kind.rawValue, name].compactMap { $0 }.joined(separator: " ")
    return "\(path): \(what) \(quoted(from)) → \(quoted(to))"
  }

  private func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
}

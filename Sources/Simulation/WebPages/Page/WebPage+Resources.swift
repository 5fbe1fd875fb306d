import Foundation

/// A resource that a page tells a browser to load with it.
package struct PageResource: Hashable, Sendable {
  /// The element that names it: "img".
  package var element: String
  /// Its whole address.
  package var url: String
}

extension WebPage {
  /// Returns what a browser would load with the page, in the page's order.
  ///
  /// Simulated: pictures, scripts, style sheets, frames, films and sounds that the page's HTML
  /// names. Differs: nothing is loaded; what scripts and style sheets would themselves load isn't
  /// known, and `srcset` and `<base>` are ignored.
  ///
  /// - Parameter limits: The limits of the page.
  /// - Returns: Each resource once.
  /// - Throws: The reason why the page can't be read.
  package func resources(limits: PageLimits) throws(PageProblem) -> [PageResource] {
    var found: [PageResource] = []
    let base = URL(string: url)
    for (element, address) in try tree(limits: limits).namedAddresses {
      guard let whole = URL(string: address, relativeTo: base), whole.host != nil else { continue }
      let resource = PageResource(element: element, url: whole.absoluteString)
      if !found.contains(resource) { found.append(resource) }
    }
    return found
  }
}

extension PageNode {
  /// The elements that load something, with its address as written.
  fileprivate var namedAddresses: [(element: String, address: String)] {
    guard case .element(let name, let attributes, let children) = self else { return [] }
    func value(_ attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }
    let own: String? =
      switch name {
      case "img", "script", "iframe", "video", "audio", "source", "embed": value("src")
      case "link": value("rel")?.lowercased() == "stylesheet" ? value("href") : nil
      default: nil
      }
    let inside = children.flatMap(\.namedAddresses)
    return (own.map { [(element: name, address: $0)] } ?? []) + inside
  }
}

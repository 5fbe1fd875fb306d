import DeviceProtocol
import Foundation

extension Device {
  /// Returns a page without what the content filter blocks.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - show: Shows a page, to find out what it loads; `nil` when it can't be shown.
  /// - Returns: The result, if nothing of the page is loaded; otherwise the page.
  func filtered(_ page: PageVisit, show: (PageVisit) -> PageView?) -> FilteredPage {
    guard network.filter?.configuration.filtersBrowsers == true else { return .page(page) }
    guard filterAllows(page.url, parent: nil, received: { Data(page.html.utf8) }) else {
      var view = PageView()
      view.blocked = [page.url]
      return .dropped(view)
    }
    var page = page
    // The filter isn't asked about what content blockers have blocked.
    for url in show(page)?.loaded.dropFirst() ?? [] where !filterAllows(url, parent: page.url) {
      page.dropped.append(url)
    }
    return .page(page)
  }

  private func filterAllows(
    _ url: String, parent: String?, received: () -> Data = { Data() }
  ) -> Bool {
    let flow = FilteredFlow(number: 0, url: url, parent: parent, app: Self.browser)
    return filterAllows(flow, sent: Self.request(for: url), received: received)
  }

  /// Returns the bytes with which a browser asks for an address.
  private static func request(for url: String) -> Data {
    let parts = URLComponents(string: url)
    let path = (parts?.percentEncodedPath).flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    let query = (parts?.percentEncodedQuery).map { "?" + $0 } ?? ""
    return Data("GET \(path)\(query) HTTP/1.1\r\nHost: \(parts?.host ?? "")\r\n\r\n".utf8)
  }
}

/// The result of a content filter for a page.
enum FilteredPage {
  case page(PageVisit)
  case dropped(PageView)
}

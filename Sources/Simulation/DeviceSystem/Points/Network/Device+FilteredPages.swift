import DeviceProtocol
import Foundation

extension Device {
  /// A page with what the content filter lets nobody load of it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - show: Shows a page, to find out what it loads; `nil` when it can't be shown.
  /// - Returns: What became of the page, where nothing of it is loaded; otherwise the page.
  func filtered(_ page: PageVisit, show: (PageVisit) -> PageView?) -> FilteredPage {
    guard network.filter?.configuration.filtersBrowsers == true else { return .page(page) }
    guard filterAllows(page.url, parent: nil, contents: Data(page.html.utf8)) else {
      var view = PageView()
      view.blocked = [page.url]
      return .dropped(view)
    }
    var page = page
    // What content blockers have blocked asks nobody.
    for url in show(page)?.loaded.dropFirst() ?? [] where !filterAllows(url, parent: page.url) {
      page.dropped.append(url)
    }
    return .page(page)
  }
}

/// What a content filter has made of a page.
enum FilteredPage {
  case page(PageVisit)
  case dropped(PageView)
}

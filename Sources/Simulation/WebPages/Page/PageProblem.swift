/// The reason why a page can't be opened.
package enum PageProblem: Error, Hashable, Sendable {
  /// There is more HTML than this many bytes.
  case tooLong(limit: Int)
  /// There are more elements and texts than this.
  case tooManyNodes(limit: Int)
  /// Elements are nested more deeply than this.
  case tooDeep(limit: Int)
  /// Reading took longer than this many seconds.
  case tookTooLong(limit: Double)
  /// The library that reads HTML isn't on this machine, or lacks a function.
  case libraryMissing(install: String)

  /// The problem as text.
  package var message: String {
    switch self {
    case .tooLong(let limit): "the page has more than \(limit) bytes"
    case .tooManyNodes(let limit): "the page has more than \(limit) elements and texts"
    case .tooDeep(let limit): "the page has more than \(limit) elements within each other"
    case .tookTooLong(let limit): "reading the page took more than \(limit) seconds"
    case .libraryMissing(let install):
      "the library libxml2, which reads HTML, isn't on this machine: apt-get install \(install)"
    }
  }
}

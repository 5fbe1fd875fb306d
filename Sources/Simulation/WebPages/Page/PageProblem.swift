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
    case .tooLong(let limit): PageResultWords.tooLong(limit)
    case .tooManyNodes(let limit): PageResultWords.tooManyNodes(limit)
    case .tooDeep(let limit): PageResultWords.tooDeep(limit)
    case .tookTooLong(let limit): PageResultWords.tookTooLong(limit)
    case .libraryMissing(let install): EngineWords.noParser(install: install)
    }
  }
}

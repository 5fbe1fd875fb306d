import Foundation
import Synchronization

extension NSFileCoordinator {
  private struct Presenters: @unchecked Sendable {
    // They are only listed.
    var all: [any NSFilePresenter] = []
  }

  private static let presenters = Mutex(Presenters())

  /// The presenters of this process.
  public class var filePresenters: [any NSFilePresenter] {
    presenters.withLock { $0 }.all
  }

  /// Lists a presenter, and keeps it.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let added = Presenters(all: [filePresenter])
    presenters.withLock { $0.all += added.all }
  }

  /// Takes a presenter off the list.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let identifier = ObjectIdentifier(filePresenter)
    presenters.withLock { $0.all.removeAll { ObjectIdentifier($0) == identifier } }
  }
}

import Foundation

extension NSFileCoordinator {
  /// The presenters of this process.
  public class var filePresenters: [any NSFilePresenter] { PresenterList.all }

  /// Lists a presenter, which from now on learns what others do with its file.
  ///
  /// Simulated: it learns about processes and coordinators alike, as documented; it is asked for
  /// its URL and its queue now. Differs: it is retained until it is removed from the list.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    PresenterList.add(filePresenter)
  }

  /// Removes a presenter from the list; nobody waits for it any more.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    PresenterList.remove(filePresenter)
  }
}

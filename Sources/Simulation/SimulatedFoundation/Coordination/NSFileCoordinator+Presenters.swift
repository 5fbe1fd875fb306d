import Foundation

extension NSFileCoordinator {
  /// The presenters of this process.
  public class var filePresenters: [any NSFilePresenter] { PresenterList.all }

  /// Lists a presenter, which is told from now on what others do with its file.
  ///
  /// Simulated: by processes and coordinators alike, as documented; it is asked for its URL and its
  /// queue now. Differs: it is kept until it is taken off the list.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    PresenterList.add(filePresenter)
  }

  /// Takes a presenter off the list; nobody waits for it any more.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    PresenterList.remove(filePresenter)
  }
}

import RunSupport

/// Lessons about transfers: an app that prints what it is told, and an extension that transfers.
enum TransferLesson {
  /// An app that opens the session it is told about, and prints what the session tells it.
  static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
      var session: URLSession?
      var done: (() -> Void)?
      func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
      ) {
        done = completionHandler
        open(identifier)
      }
      func open(_ identifier: String) {
        let configuration = URLSessionConfiguration.background(withIdentifier: identifier)
        configuration.sharedContainerIdentifier = "group.reader"
        session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
      ) {
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        print("ends", task.taskIdentifier, task.taskDescription ?? "-", status, error == nil)
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) {
        print("file:", (try? String(contentsOf: location, encoding: .utf8)) ?? "none")
      }
      func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        print("all told")
        done?()
      }
    }
    """

  /// An extension that does something with the URL that it gets.
  static func extensionCode(_ body: String, members: String = "") -> String {
    """
    import UIKit
    class ShareViewController: UIViewController, URLSessionDataDelegate {
      var received = Data()
      \(members)
      func complete() { extensionContext?.completeRequest(returningItems: nil) }
      override func viewDidLoad() {
        super.viewDidLoad()
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, _ in
          guard let url = value as? URL else { return }
          DispatchQueue.main.async { self.work(url) }
        }
      }
      func work(_ url: URL) {
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")!
        \(body)
      }
    }
    """
  }

  static func lesson(extensionCode code: String, scene: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appCode = app
    lesson.extensionCode = code
    lesson.scene = """
      import ExtensionHost
      let server = device.webServer()
      func share(_ path: String) -> ShareSheet {
        device.open(.browser).share(.link(server.url.absoluteString + path))
      }
      \(scene)
      """
    return lesson
  }
}

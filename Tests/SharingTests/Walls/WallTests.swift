import DeviceEvents
import DeviceSystem
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What the kernel keeps an app and its extension from, tried by programs in earnest.
@Suite(
  .enabled(if: WallNeed.missing.isEmpty, "this machine's kernel has no Landlock 6: not tested"))
struct WallTests {
  /// The app keeps a secret in its container and tells everybody where it is.
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        let home = NSHomeDirectory()
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")!.path
        if let other = try? String(contentsOfFile: group + "/extension", encoding: .utf8) {
          print("extension's:", (try? String(contentsOfFile: other + "/own", encoding: .utf8)) ?? "-")
          print("secret:", (try? String(contentsOfFile: home + "/Documents/secret", encoding: .utf8)) ?? "-")
        } else {
          try? "secret".write(toFile: home + "/Documents/secret", atomically: true, encoding: .utf8)
          let known = "\\(home)\\n\\(ProcessInfo.processInfo.processIdentifier)"
          try? known.write(toFile: group + "/app", atomically: true, encoding: .utf8)
        }
      }
    }
    """

  /// The extension runs `code` with what the app has told it.
  private static func lesson(_ code: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appCode = app
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")!.path
        let manager = FileManager.default
        func tries(_ what: String, _ body: () throws -> Any) {
          do { print(what, try body()) } catch { print(what, (error as? CocoaError)?.code.rawValue ?? 0) }
        }
        func calls(_ what: String, _ body: () -> Int) {
          let result = body()
          print(what, result < 0 ? String(cString: strerror(errno)) : "done")
        }
        func opens(_ path: String, _ flags: Int32 = O_RDONLY) -> Int {
          let file = open(path, flags, 0o600)
          if file >= 0 { close(file) }
          return Int(file)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let told = try! String(contentsOfFile: group + "/app", encoding: .utf8).split(separator: "\\n")
          let (app, process, own) = (String(told[0]), pid_t(told[1])!, NSHomeDirectory())
          let secret = app + "/Documents/secret"
          try! own.write(toFile: group + "/extension", atomically: true, encoding: .utf8)
          try! "own".write(toFile: own + "/own", atomically: true, encoding: .utf8)
          work(app, process, own, secret)
          extensionContext?.completeRequest(returningItems: nil)
        }
        func work(_ app: String, _ process: pid_t, _ own: String, _ secret: String) {
      \(code)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      let browser = device.open(.browser)
      _ = browser.share(.link("https://example.com/a")).pick("Share")
      device.open("Reader")
      """
    return lesson
  }

  @Test(.shows("FileManager.containerURL(forSecurityApplicationGroupIdentifier:)"))
  func anExtensionReachesItsOwnFilesAndItsGroupsAndNothingOfItsApps() async throws {
    let lesson = Self.lesson(
      """
      tries("read") { try String(contentsOfFile: secret, encoding: .utf8) }
      tries("dots") {
        try String(contentsOfFile: group + "/../../Data/com.example.Reader/Documents/secret", encoding: .utf8)
      }
      try? manager.createSymbolicLink(atPath: own + "/link", withDestinationPath: secret)
      tries("link") { try String(contentsOfFile: own + "/link", encoding: .utf8) }
      tries("hard link") { try manager.linkItem(atPath: secret, toPath: own + "/hard") }
      calls("hard link") { Int(link(secret, own + "/hard")) }
      tries("list") { try manager.contentsOfDirectory(atPath: app) }
      tries("copy") { try manager.copyItem(atPath: secret, toPath: own + "/copy") }
      tries("move") { try manager.moveItem(atPath: secret, toPath: own + "/moved") }
      tries("move there") { try manager.moveItem(atPath: own + "/own", toPath: app + "/own") }
      tries("write") { try "x".write(toFile: secret, atomically: false, encoding: .utf8) }
      tries("write atomically") { try "x".write(toFile: secret, atomically: true, encoding: .utf8) }
      tries("remove") { try manager.removeItem(atPath: secret) }
      tries("make a folder") { try manager.createDirectory(atPath: app + "/new", withIntermediateDirectories: false) }
      calls("truncate") { Int(truncate(secret, 0)) }
      calls("from its folder") { chdir(app) == 0 ? opens("Documents/secret") : -1 }
      print("is readable:", manager.isReadableFile(atPath: secret), manager.isWritableFile(atPath: secret))
      print("own:", manager.isReadableFile(atPath: own + "/own"), manager.isWritableFile(atPath: own + "/own"))
      for part in ["root" + secret, "cwd/Documents/secret", "fd/1", "environ", "maps", "mem"] {
        calls(String(part.prefix { $0 != "/" })) { opens("/proc/\\(process)/\\(part)") }
      }
      calls("the device's environment") { opens("/proc/\\(getppid())/environ") }
      calls("signal") { Int(kill(process, 0)) }
      calls("signal to the device") { Int(kill(getppid(), 0)) }
      calls("signal to itself") { Int(kill(getpid(), 0)) }
      calls("temporary folder of the machine") { opens("/tmp/tutor-escape-\\(getpid())", O_RDWR | O_CREAT) }
      calls("system's settings") { opens("/etc/passwd") }
      calls("changing them") { opens("/etc/passwd", O_RDWR) }
      calls("nowhere") { opens("/dev/null", O_RDWR) }
      print("bundles:", Bundle.main.bundleIdentifier ?? "-", opens(Bundle.main.bundlePath + "/../../Info.plist") >= 0)
      tries("own bundle") { try "x".write(toFile: Bundle.main.bundlePath + "/x", atomically: false, encoding: .utf8) }
      tries("to the group") {
        try manager.moveItem(atPath: own + "/link", toPath: group + "/link")
        try manager.copyItem(atPath: own + "/own", toPath: group + "/copy")
        try manager.moveItem(atPath: group + "/copy", toPath: own + "/tmp/copy")
        return try String(contentsOfFile: own + "/tmp/copy", encoding: .utf8)
      }
      """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Share") == """
        read 257
        dots 257
        link 257
        hard link 512
        hard link Invalid cross-device link
        list 257
        copy 513
        move 513
        move there 513
        write 513
        write atomically 513
        remove 513
        make a folder 513
        truncate Permission denied
        from its folder Permission denied
        is readable: false false
        own: true true
        root Permission denied
        cwd Permission denied
        fd Permission denied
        environ Permission denied
        maps Permission denied
        mem Permission denied
        the device's environment Permission denied
        signal Operation not permitted
        signal to the device Operation not permitted
        signal to itself done
        temporary folder of the machine Permission denied
        system's settings done
        changing them Permission denied
        nowhere done
        bundles: com.example.Reader.Share true
        own bundle 513
        to the group own

        """)
    // Nor does the app reach the extension's files; its own are untouched.
    #expect(outcome.text(of: "Reader") == "extension's: -\nsecret: secret\n")
    #expect(!outcome.lines.contains { $0.contains("walls") })
  }

  @Test func aProcessHasNoDescriptorsButThoseItWasGiven() async throws {
    let lesson = Self.lesson(
      """
      for number in 0..<256 where fcntl(Int32(number), F_GETFD) >= 0 {
        let file = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\(number)")
        // What the libraries open for themselves: timers, events.
        guard let file, !file.hasPrefix("anon_inode:") else { continue }
        print(number, String(file.prefix { $0 != ":" }))
      }
      """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "0 /dev/null\n1 pipe\n2 pipe\n3 socket\n")
  }

  /// The program that records a crash's backtrace is behind the same wall, and needs a lot.
  @Test func aCrashStillTellsItsPlace() async throws {
    let lesson = Self.lesson("let numbers: [Int] = []\nprint(numbers[numbers.count])")
    let outcome = try await Running.run(lesson.markdown).outcome
    let ending = try #require(outcome.endings(of: "Share").first)
    guard case .crashed(_, let message, let place) = ending else {
      Issue.record("it ended otherwise: \(ending)")
      return
    }
    #expect(message == "Fatal error: Index out of range")
    #expect(place?.file == "Share/ShareViewController.swift")
  }
}

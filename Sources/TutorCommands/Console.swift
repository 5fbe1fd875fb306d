import Foundation
import TerminalViews

/// An output stream of a command: standard output for what was requested, standard error for all
/// else.
struct Console: Sendable {
  private let descriptor: Int32

  static let standardOutput = Console(descriptor: 1)
  static let standardError = Console(descriptor: 2)

  /// Writes text at once; a reader that has gone away (`tutor list | head`) is not an error.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Whether the output goes to a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The style of text for this stream.
  var style: TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    let terminal = environment["TERM"] ?? "dumb"
    let isCapable = isTerminal && terminal != "dumb"
    let encoding = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    return TerminalStyle(
      width: width(environment),
      usesColor: isCapable && (environment["NO_COLOR"] ?? "").isEmpty,
      usesUnicode: !["C", "POSIX"].contains(encoding), isDumb: terminal == "dumb" && isTerminal)
  }

  /// The width of lists for people and programs: for programs, lines stay whole.
  var listWidth: Int { isTerminal ? style.width : 10_000 }

  private func width(_ environment: [String: String]) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment["COLUMNS"].flatMap(Int.init).map { min(max($0, 20), 500) } ?? 80
  }
}

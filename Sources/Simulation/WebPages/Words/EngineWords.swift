/// What is said of the JavaScript engine and of the library that reads HTML.
enum EngineWords {
  static let engine = "a JavaScript engine"
  static let parser = "a parser for HTML"

  static func noEngine(install package: String) -> String {
    "there is no JavaScript engine on this machine: apt-get install \(package)"
  }

  static func noParser(install package: String) -> String {
    "the library libxml2, which reads HTML, isn't on this machine: apt-get install \(package)"
  }

  // MARK: Failures of the engine

  static func failed(_ reason: String) -> String { "the JavaScript engine failed: \(reason)" }
  static let stoppedEarly = "it stopped before the script began"

  static func tooLittleSpace(needed gibibytes: Int) -> String {
    "it reserves \(gibibytes) GiB of address space, but RLIMIT_DATA allows less"
  }

  static func filesNotClosed(_ error: String) -> String {
    "it can't be kept from opening files: \(error)"
  }
  static func filesUnwritable(_ error: any Error) -> String {
    "its files can't be written: \(error)"
  }
  static let closedOutput = "it closed its output"

  static func ended(byExit: Bool, _ status: Int32) -> String {
    "it ended with \(byExit ? "status" : "signal") \(status)"
  }

  static let unreadableAnswer = "its answer can't be read"
  static func tooLongAnswer(_ bytes: Int) -> String { "it answered more than \(bytes) bytes" }
  static let unwritableQuestion = "its input can't be encoded"
  static let noKind = "a value without a kind"
}

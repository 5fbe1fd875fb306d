/// What is said of processes, their endings and their signals.
enum ProcessWords {
  static let aboutToSuspend = "the process is about to be suspended"
  static let unobserved = "no running process observes it"
  static func signal(_ number: Int32) -> String { "signal \(number)" }
}

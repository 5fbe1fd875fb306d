/// How much time a program may take before it is ended.
///
/// What counts is processor time, which hardly depends on the machine's other load; a program that
/// waits forever and uses none is ended by the clock.
struct Deadline: Hashable, Sendable {
  /// Seconds of processor time, of the program and everything that it started.
  let processorSeconds: Double

  /// Seconds on the clock: a program that gets an eighth of a processor still has its time.
  var seconds: Double { 8 * processorSeconds }

  /// Time for tools that take a second or less.
  static let tool = Deadline(processorSeconds: 60)

  /// The time limit that was exceeded.
  enum Overrun: Error, Hashable {
    case processorTime, time
  }
}

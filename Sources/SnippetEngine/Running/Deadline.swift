/// How much time a program may take before it is ended.
///
/// What counts is the processor's time, which hardly depends on what else the machine does; what waits for ever,
/// and uses none, is ended by the clock.
struct Deadline: Hashable, Sendable {
  /// Seconds of the processors' time, of the program and of all that it has started together.
  let processorSeconds: Double

  /// Seconds on the clock: a program that gets an eighth of a processor still has its time.
  var seconds: Double { 8 * processorSeconds }

  /// Time for tools that take a second or less.
  static let tool = Deadline(processorSeconds: 60)

  /// Which time was over.
  enum Overrun: Error, Hashable {
    case processorTime, time
  }
}

import ActivationRules
import BundleRules
import Findings

/// Builds a property list from what a reader finds, in the order of the file.
///
/// All readers share it, and with it the limits, the positions and the message about a key that
/// occurs twice. It has its own stack, so a deep list uses memory and not the program's stack.
struct ListBuilder {
  /// The problems of the list that don't end the reading.
  private(set) var problems: [ReadingProblem] = []
  /// The file, as the reader should see it.
  let file: String
  private let limits: ReadingLimits
  private var frames: [Frame] = []
  private var root: PropertyValue?
  private var valueCount = 0
  private var places = PositionRecorder()
  private var hasDuplicates = false
  private var isRefused = false

  /// Makes a builder with nothing in it.
  init(file: String, limits: ReadingLimits) {
    self.file = file
    self.limits = limits
  }

  /// A dictionary or an array that has begun and not ended.
  private struct Frame {
    var isDictionary: Bool
    var start: SourcePosition?
    var key: String?
    var entries: [PropertyValue.Entry] = []
    var keys: [String: SourcePosition?] = [:]
    var elements: [PropertyValue] = []
  }

  /// The number of open containers.
  var depth: Int { frames.count }
  /// Whether a whole value has been read, so that the file should end.
  var isComplete: Bool { root != nil }
  /// Whether the innermost open container is a dictionary; `nil` when none is open.
  var isInDictionary: Bool? { frames.last?.isDictionary }
  /// Where the innermost open container began.
  var start: SourcePosition? { frames.last?.start }
  /// The key that waits for its value.
  var pendingKey: String? { frames.last?.key }
  /// Where that key stands.
  var pendingKeyPosition: SourcePosition? {
    guard let frame = frames.last, let key = frame.key else { return nil }
    return frame.keys[key] ?? nil
  }

  /// Begins a dictionary or an array.
  mutating func begin(dictionary: Bool, at position: SourcePosition?) throws(ReadingProblem) {
    try count(at: position)
    guard frames.count < limits.depth else {
      throw problem(
        "too-deep", PropertyListWords.tooDeep(atMost: limits.depth),
        remedy: PropertyListWords.tooDeepRemedy, at: position)
    }
    note(position)
    if let step = nextStep { places.enter(step) }
    frames.append(Frame(isDictionary: dictionary, start: position))
  }

  /// Ends the innermost dictionary or array.
  mutating func end() {
    guard let frame = frames.popLast() else {
      preconditionFailure("readers end only what they have begun")
    }
    if !frames.isEmpty { places.leave() }
    put(frame.isDictionary ? .dictionary(frame.entries) : .array(frame.elements))
  }

  /// Takes in the key of the next value of the innermost dictionary.
  mutating func key(_ key: String, at position: SourcePosition?) {
    let last = frames.count - 1
    precondition(last >= 0 && frames[last].isDictionary, "readers give keys in dictionaries only")
    frames[last].key = key
    places.record(position, of: .key(key))
    if let first = frames[last].keys.updateValue(position, forKey: key) {
      hasDuplicates = true
      report(duplicate(key, first: first, at: position))
    }
  }

  /// Drops the key that waits for a value that won't come.
  mutating func dropKey() {
    if !frames.isEmpty { frames[frames.count - 1].key = nil }
  }

  /// Takes in a value that holds no others.
  mutating func add(_ value: PropertyValue, at position: SourcePosition?) throws(ReadingProblem) {
    try count(at: position)
    note(position)
    put(value)
  }

  /// Notes a problem in spite of which reading continues; of very many, the first ones and a fatal
  /// one.
  mutating func report(_ problem: ReadingProblem) {
    let isFirstFatal = problem.isFatal && !isRefused
    isRefused = isRefused || problem.isFatal
    if isFirstFatal || problems.count < ReadingLimits.problems { problems.append(problem) }
  }

  /// Ends the reading of a file that is refused anyway and has more mistakes than anybody reads.
  func checkProblemCount(at position: () -> SourcePosition?) throws(ReadingProblem) {
    guard isRefused, problems.count >= ReadingLimits.problems else { return }
    throw problem(
      "too-many-problems", PropertyListWords.tooManyProblems,
      remedy: PropertyListWords.tooManyProblemsRemedy, at: position())
  }

  /// Makes a problem that ends the reading.
  func problem(
    _ code: String, _ message: String, remedy: String?, at position: SourcePosition?
  ) -> ReadingProblem {
    ReadingProblem(
      code, isFatal: true, message, remedy: remedy, file: file, position: position)
  }

  /// Returns the list, unless something that was reported forbids it.
  func finished(_ format: LocatedPropertyList.Format) -> LocatedPropertyList? {
    guard let root, !isRefused else { return nil }
    let positions = hasDuplicates ? places.positions(in: root) : places.positions
    return LocatedPropertyList(file: file, format: format, value: root, positions: positions)
  }
}

extension ListBuilder {
  /// The step from the innermost container to the value that comes next; `nil` for the root.
  private var nextStep: PropertyPath.Step? {
    guard let frame = frames.last else { return nil }
    return frame.isDictionary ? .key(frame.key ?? "") : .index(frame.elements.count)
  }

  private mutating func count(at position: SourcePosition?) throws(ReadingProblem) {
    valueCount += 1
    guard valueCount > limits.values else { return }
    throw problem(
      "too-many-values", PropertyListWords.tooManyValues(atMost: limits.values),
      remedy: PropertyListWords.tooManyValuesRemedy, at: position)
  }

  /// Notes where a value stands, unless it stands under a key, whose place was noted already.
  private mutating func note(_ position: SourcePosition?) {
    if isInDictionary != true { places.record(position, of: nextStep) }
  }

  private mutating func put(_ value: PropertyValue) {
    let last = frames.count - 1
    if last < 0 {
      root = value
    } else if frames[last].isDictionary {
      frames[last].entries.append(PropertyValue.Entry(frames[last].key ?? "", value))
      frames[last].key = nil
    } else {
      frames[last].elements.append(value)
    }
  }

  /// It is undocumented that the last one counts; a test shows that Foundation's reader on Linux
  /// does that.
  private func duplicate(
    _ key: String, first: SourcePosition?, at position: SourcePosition?
  ) -> ReadingProblem {
    ReadingProblem(
      "duplicate-key", isFatal: false,
      PropertyListWords.keyRepeated(key, firstLine: first?.line),
      remedy: PropertyListWords.keyRepeatedRemedy, file: file, position: position)
  }
}

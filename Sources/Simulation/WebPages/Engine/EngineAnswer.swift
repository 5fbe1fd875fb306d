import Foundation

/// A message from the program in the engine: a line of JSON.
struct EngineAnswer: Decodable {
  var outcome: Kind
  var value: PageValue?
  var error: Failure?
  var reason: String?
  var messages: [String]?
  var changes: [PageChange]?
  var missing: [String]?
  var remarks: [String]?
  /// The page as it is now.
  var tree: PageNode?
  var calls: [WorldCall]?
  var replies: [WorldReply]?
  var failures: [Failure]?
  var hasTimers: Bool?

  /// The kind of message.
  enum Kind: String, Decodable {
    /// The script is about to begin: from now on it may not open any file.
    case locking
    case results, neverCompleted, finalized, noFinalize, noPreprocessor, failed
    /// The page as it is now.
    case tree
    /// Scripts of a web extension have nothing left to do for now.
    case turn
  }

  /// An error with its place in the file that the engine ran.
  struct Failure: Decodable {
    var name: String
    var message: String
    var line: Int?
    var column: Int?
    /// The path of the file, if there are several.
    var file: String?
  }

  init(line: [UInt8]) throws {
    self = try JSONDecoder().decode(EngineAnswer.self, from: Data(line))
  }

  /// Converts the answer to a result; places are those of `script`.
  func result(_ script: ScriptFile) -> PageResult {
    PageResult(
      outcome: outcome(script), messages: messages ?? [], changes: changes ?? [],
      notSimulated: missing ?? [], remarks: remarks ?? [])
  }

  private func outcome(_ script: ScriptFile) -> PageResult.Outcome {
    switch outcome {
    case .locking, .tree, .turn: .engineFailed(reason: EngineWords.stoppedEarly)
    case .results: .results(value ?? .dictionary([:]))
    case .neverCompleted: .neverCompleted
    case .finalized: .finalized
    case .noFinalize: .noFinalize
    case .noPreprocessor: .noPreprocessor(reason: reason ?? "")
    case .failed: .failed(error.map(script.error) ?? script.error(nil))
    }
  }
}

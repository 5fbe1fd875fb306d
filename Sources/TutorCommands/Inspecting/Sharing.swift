import ActivationRules
import ArgumentParser
import Findings

/// What is shared, as given by `--share` and `--item`.
struct SharingOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      ActivationWords.shareHelp(words: ShareSpec.words), valueName: "spec"))
  var share: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(ActivationWords.itemHelp, valueName: "spec,spec"))
  var item: [String] = []

  /// The items in order: first that of `--share`, then those of `--item`.
  func items() throws(Failure) -> [SharedItem] {
    var items: [SharedItem] = []
    if !share.isEmpty { items.append(try Self.item(share)) }
    for specs in item { items.append(try Self.item([specs])) }
    return items
  }

  private static func item(_ texts: [String]) throws(Failure) -> SharedItem {
    var specs: [ShareSpec] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      switch ShareSpec.read(String(text)) {
      case .success(let spec): specs.append(spec)
      case .failure(let problem):
        throw Failure(.unusable, saying: message(problem, about: String(text)))
      }
    }
    return ShareSpec.item(of: specs)
  }

  /// Explains what is wrong with a spec, and what would be right.
  private static func message(_ problem: ShareSpec.Problem, about text: String) -> String {
    let word = text.prefix { $0 != ":" }
    let near = NearMiss.best(for: String(word), among: ShareSpec.words)
    return ActivationWords.wrongSpec(problem.message, near: near, words: ShareSpec.words)
  }
}

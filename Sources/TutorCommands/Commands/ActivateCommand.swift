import ActivationRules
import AppBundles
import ArgumentParser
import BundleRules
import Findings
import Foundation
import UniformTypes

/// Says whether an extension would be offered for something, and why.
struct ActivateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activate",
    abstract: ActivationWords.abstract, discussion: ActivationWords.discussion)

  @Argument(help: ArgumentHelp(ActivationWords.pathHelp), completion: .file())
  var path: String?

  @Option(help: ArgumentHelp(ActivationWords.predicateHelp))
  var predicate: String?

  @OptionGroup var sharing: SharingOptions

  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp(ActivationWords.extensionHelp, valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp(CommandLineWords.configurationHelp))
  var configuration: String?

  @Flag(help: ArgumentHelp(CommandLineWords.jsonHelp))
  var json = false

  func run() throws {
    var command = self
    let lastWord = command.takePathFromSharing()
    let items = try command.sharing.items()
    guard !items.isEmpty else {
      throw Failure(.unusable, saying: ActivationWords.nothingShared)
    }
    let rules = try command.rules(lastWord)
    let activation = Activation(rules: rules, items: items)
    if json {
      Console.standardOutput.write(try JSONText.of(activation.document))
    } else {
      Console.standardOutput.write(
        ActivationView.render(activation, style: Console.standardOutput.style))
    }
    if activation.status != .fine { throw Failure(activation.status) }
  }

  /// `--share` takes all words up to the next option, but the last one may be the path.
  private mutating func takePathFromSharing() -> String? {
    guard path == nil, predicate == nil else { return path }
    if let last = sharing.share.last, FileManager.default.fileExists(atPath: last) {
      path = sharing.share.removeLast()
    } else if let last = sharing.item.last, FileManager.default.fileExists(atPath: last) {
      path = sharing.item.removeLast()
    }
    return path
  }
}

extension ActivateCommand {
  /// The rules to evaluate.
  private func rules(_ path: String?) throws(Failure) -> [Activation.Rule] {
    switch (path, predicate) {
    case (let path?, nil): return try rules(at: path)
    case (nil, let text?):
      return [Activation.Rule(title: nil, rule: .predicate(text), types: .standard)]
    case (nil, nil):
      throw Failure(.unusable, saying: ActivationWords.noRule)
    case (_?, _?):
      throw Failure(.unusable, saying: ActivationWords.twoRules)
    }
  }

  private func rules(at path: String) throws(Failure) -> [Activation.Rule] {
    let reading = try BundlePath.read(path, configuration: configuration)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    Reporter(console: .standardError, root: here)
      .write(reading.problems.map { InspectedFinding($0).finding })
    let extensions = reading.bundles.flatMap(Asked.extensions)
    guard !extensions.isEmpty else {
      throw Failure(.unusable, saying: ActivationWords.noExtension(in: path))
    }
    let chosen = extensions.filter { name.map($0.contents.isCalled) ?? $0.contents.asksForRule }
    guard !chosen.isEmpty else {
      let names = extensions.map { $0.contents.displayName ?? $0.contents.path }
      throw Failure(
        .unusable,
        saying: name.map { ActivationWords.noExtension(called: $0, in: path, names: names) }
          ?? ActivationWords.noneInShareSheet(in: path, names: names))
    }
    return chosen.map { asked in
      let contents = asked.contents
      return Activation.Rule(
        title: contents.displayName.map {
          ActivationWords.extensionTitle($0, path: contents.path)
        } ?? contents.path,
        rule: contents.activationRule, types: asked.types, notes: contents.notes)
    }
  }
}

/// An extension whose rule can be evaluated.
private struct Asked {
  var contents: BundleContents
  /// The types that the device knows once the app is installed.
  var types: UniformTypes

  /// The extensions of a bundle, or the bundle itself if it is one.
  static func extensions(of bundle: ReadBundle) -> [Asked] {
    let types = DeviceTypes.types(with: bundle.contents)
    return bundle.withExtensions.map(\.contents).filter { $0.kind == .appExtension }
      .map { Asked(contents: $0, types: types) }
  }
}

extension BundleContents {
  /// Whether a word on the command line refers to this bundle.
  fileprivate func isCalled(_ word: String) -> Bool {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return [displayName, path, last, identifier].contains(word)
      || last.hasSuffix(".appex") && last.dropLast(6) == word
  }

  /// A note that the share sheet doesn't consult the rule, if that is so.
  fileprivate var notes: [Explanation] {
    guard let point = extensionPoint, !point.consultsActivationRule else { return [] }
    return [
      .remark(
        ActivationWords.ruleNotAsked(point: point.identifier, name: point.name),
        basis: .documented, holds: false)
    ]
  }

  /// Whether the share sheet consults its rule; for an unknown extension point, it may.
  fileprivate var asksForRule: Bool {
    extensionPoint?.consultsActivationRule ?? (activationRule != .none)
  }
}

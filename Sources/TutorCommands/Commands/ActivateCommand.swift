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
    abstract: "Say whether the share sheet would offer an extension, and why.",
    discussion: """
      The rule is that of an Info.plist, an .appex, an .app or an Xcode project, or a predicate.
      SPEC says what is shared: image, image:3, movie, text, url, webpage, contact, file:report.pdf, \
      or the types of one attachment joined by '+'.

        tutor activate Share/Info.plist --share image:3 --share text
        tutor activate Reader.app --item url,text --item image
        tutor activate --predicate 'extensionItems.@count == 1' --share url

      Exit status: 0 when it is offered, 1 when not, 2 when the rule can't be read.
      """)

  @Argument(help: "The extension, or an app or a project with extensions.", completion: .file())
  var path: String?

  @Option(help: "A rule in the form of a predicate.")
  var predicate: String?

  @OptionGroup var sharing: SharingOptions

  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp("Only the extension of this name, path or identifier.", valueName: "name"))
  var name: String?

  @Option(help: "The build configuration of an Xcode project; without it Release.")
  var configuration: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() throws {
    var command = self
    let lastWord = command.takePathFromSharing()
    let items = try command.sharing.items()
    guard !items.isEmpty else {
      throw Failure(
        .unusable,
        """
        tutor: nothing is shared
          say what is: --share image:3, or --item url,text for an item of its own
        """)
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

  /// `--share` takes all words up to the next option; the last one may be the path instead.
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
  /// The rules that are asked.
  private func rules(_ path: String?) throws(Failure) -> [Activation.Rule] {
    switch (path, predicate) {
    case (let path?, nil): return try rules(at: path)
    case (nil, let text?):
      return [Activation.Rule(title: nil, rule: .predicate(text), types: .standard)]
    case (nil, nil):
      throw Failure(.unusable, "tutor: which rule? Name an extension's path, or write --predicate")
    case (_?, _?):
      throw Failure(.unusable, "tutor: a path and --predicate are two rules; name one of them")
    }
  }

  private func rules(at path: String) throws(Failure) -> [Activation.Rule] {
    let reading = try BundlePath.read(path, configuration: configuration)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    Reporter(console: .standardError, root: here)
      .write(reading.problems.map { InspectedFinding($0).finding })
    let extensions = reading.bundles.flatMap(Asked.extensions)
    guard !extensions.isEmpty else {
      throw Failure(.unusable, "tutor: '\(path)' holds no app extension")
    }
    let chosen = extensions.filter { name.map($0.contents.isCalled) ?? $0.contents.asksForRule }
    guard !chosen.isEmpty else {
      let names = extensions.map { $0.contents.displayName ?? $0.contents.path }
        .joined(separator: ", ")
      throw Failure(
        .unusable,
        name.map { "tutor: no extension of '\(path)' is called '\($0)'; there are: \(names)" }
          ?? "tutor: no extension of '\(path)' is offered in the share sheet; there are: \(names)")
    }
    return chosen.map { asked in
      let contents = asked.contents
      return Activation.Rule(
        title: contents.displayName.map { "\($0) (\(contents.path))" } ?? contents.path,
        rule: contents.activationRule, types: asked.types, notes: contents.notes)
    }
  }
}

/// An extension whose rule can be asked.
private struct Asked {
  var contents: BundleContents
  /// The types that the device knows when the app is installed.
  var types: UniformTypes

  /// The extensions of a bundle, or the bundle itself if it is one.
  static func extensions(of bundle: ReadBundle) -> [Asked] {
    let types = DeviceTypes.types(with: bundle.contents)
    return bundle.withExtensions.map(\.contents).filter { $0.kind == .appExtension }
      .map { Asked(contents: $0, types: types) }
  }
}

extension BundleContents {
  /// Whether a word on the command line means this bundle.
  fileprivate func isCalled(_ word: String) -> Bool {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return [displayName, path, last, identifier].contains(word)
      || last.hasSuffix(".appex") && last.dropLast(6) == word
  }

  /// That the share sheet doesn't ask it, where that is so.
  fileprivate var notes: [Explanation] {
    guard let point = extensionPoint, !point.consultsActivationRule else { return [] }
    return [
      .remark(
        "no share sheet asks an extension of '\(point.identifier)' (\(point.name)), so its rule decides nothing",
        basis: .documented, holds: false)
    ]
  }

  /// Whether the share sheet asks its rule; a point that isn't known may do so.
  fileprivate var asksForRule: Bool {
    extensionPoint?.consultsActivationRule ?? (activationRule != .none)
  }
}

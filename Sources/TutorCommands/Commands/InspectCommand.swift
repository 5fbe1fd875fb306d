import AppBundles
import ArgumentParser
import BundleRules
import Findings
import Foundation

/// Says what an extension declares, when it is offered, and what the App Store refuses.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: InspectionWords.abstract, discussion: InspectionWords.discussion)

  @Argument(help: ArgumentHelp(InspectionWords.pathHelp), completion: .file())
  var path: String

  @Argument(help: ArgumentHelp(InspectionWords.newerHelp), completion: .file())
  var newer: String?

  @Option(help: ArgumentHelp(CommandLineWords.configurationHelp))
  var configuration: String?

  @Flag(help: ArgumentHelp(CommandLineWords.jsonHelp))
  var json = false

  @Option(
    help: ArgumentHelp(InspectionWords.sarifHelp, valueName: "file"),
    completion: .file(extensions: ["sarif", "json"]))
  var sarif: String?

  @Option(
    help: ArgumentHelp(InspectionWords.junitHelp, valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  func validate() throws {
    if newer != nil, sarif != nil || junit != nil {
      throw ValidationError(InspectionWords.comparisonAsReport)
    }
    if [sarif == "-", junit == "-", json].filter({ $0 }).count > 1 {
      throw ValidationError(InspectionWords.severalDocuments)
    }
  }

  func run() throws {
    let inspection = try inspect(path)
    if let newer {
      try compare(inspection, inspect(newer))
    } else {
      try report(inspection)
    }
  }

  private func inspect(_ path: String) throws(Failure) -> Inspection {
    Inspection(path: path, reading: try BundlePath.read(path, configuration: configuration))
  }
}

extension InspectCommand {
  private func report(_ inspection: Inspection) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let reporter = Reporter(console: .standardError, root: here)
    if let sarif {
      let log = SARIFLog(
        inspection.findings, source: reporter.lines(of:))
      try ReportFile(sarif).write(try JSONText.of(log))
    }
    if let junit { try ReportFile(junit).write(JUnitDocument(inspection).text) }
    if json {
      Console.standardOutput.write(try JSONText.of(inspection.document))
    } else {
      // Nothing else may be written to standard output beside a report.
      let isTaken = [sarif, junit].contains("-")
      let console = isTaken ? Console.standardError : .standardOutput
      console.write(
        InspectionView.render(inspection, style: console.style, source: reporter.lines(of:)))
    }
    if inspection.status != .fine { throw Failure(inspection.status) }
  }

  private func compare(_ old: Inspection, _ new: Inspection) throws {
    let comparison = Comparison(old, new)
    if json {
      Console.standardOutput.write(try JSONText.of(comparison))
    } else {
      let problems = [old, new].flatMap(\.reading.problems).map(InspectedFinding.init)
      let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      Reporter(console: .standardError, root: here).write(problems.map(\.finding))
      Console.standardOutput.write(
        ComparisonView.render(comparison, style: Console.standardOutput.style))
    }
    guard old.status != .unusable, new.status != .unusable else { throw Failure(.unusable) }
  }
}

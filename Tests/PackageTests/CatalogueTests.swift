import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Every sentence that a user reads is in a file that one rule finds.
///
/// The rule: text for readers is in a folder named `Words` of its module, `Sources/<Module>/Words`.
/// The exception is files in a folder named `Rules`, which keep rule, message and basis together.
@Suite struct CatalogueTests {
  /// The modules that have no sentences elsewhere, besides the simulated frameworks.
  static let modules = [
    "ActivationRules", "AppBundles", "BundleRules", "CommonMark", "DeviceEvents", "FileParts",
    "Findings", "Highlighting", "LessonChecks", "LessonModel", "Outcomes", "Portability",
    "ScreenPictures", "Simulation/ContainerViews", "Simulation/ContentRules",
    "Simulation/DeviceApps", "Simulation/DeviceProtocol", "Simulation/DeviceSystem",
    "Simulation/ExtensionHost", "Simulation/KeychainItems", "Simulation/WebPages", "SitePages",
    "SnippetEngine", "StepScripts", "TerminalViews", "TutorCommands", "UniformTypes",
  ]

  static var frameworks: [String] {
    let files = Repository.files(in: "Sources/Simulation", suffixes: [".swift"])
    let folders = Set(files.map { $0.split(separator: "/")[2] })
    return folders.filter { $0.hasPrefix("Simulated") }.sorted().map { "Simulation/\($0)" }
  }

  /// Folders and files with consecutive words that no user reads, and what these are.
  static let others = [
    "Sources/AppBundles/PropertyLists/Recognition.swift": "what a web page begins with",
    "Sources/AppBundles/Xcode/Finding/FolderOwner.swift": "a folder's name",
    "Sources/BundleRules/Points/Table/": "names of extension points, as Apple has them",
    "Sources/DeviceEvents/ProcessEnvironment.swift": "a folder's name",
    "Sources/FileParts/Swift/BlockDeclaration.swift": "code around what is parsed",
    "Sources/LessonChecks/Lint/Names/UnsimulatedNames.swift": "reasons for the rows of a list",
    "Sources/Portability/Registration/": "code that is compiled with a program",
    "Sources/SnippetEngine/IntentDefinitions/IntentClasses.swift":
      "code that is compiled with a program",
    "Sources/Simulation/ContainerViews/Databases/DatabaseReader.swift": "what SQLite is told",
    "Sources/Simulation/DeviceApps/PageVisitor.swift": "code that is run in a page",
    "Sources/Simulation/DeviceProtocol/Coordination/ClaimTable.swift": "iOS's own words",
    "Sources/Simulation/DeviceSystem/Points/Files/Device+FileProviders.swift": "a folder's name",
    "Sources/Simulation/DeviceSystem/Points/Network/Device+FilteredPages.swift":
      "the head of a request",
    "Sources/Simulation/DeviceSystem/Points/Network/Device+NetworkConfigurations.swift":
      "iOS's own words",
    "Sources/Simulation/DeviceSystem/Processes/LastWords.swift":
      "what Swift's run time says, to be looked for",
    "Sources/Simulation/SimulatedAVFoundation/Audio/AVAudioUnitComponent.swift":
      "kinds of components, as iOS has them",
    "Sources/Simulation/SimulatedCoreData/Conflicts/NSMergeConflict.swift": "iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Contexts/NSManagedObjectContext+Requests.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Database/": "what SQLite is told, and its own words",
    "Sources/Simulation/SimulatedCoreData/Errors/CoreDataError.swift": "iOS's own words",
    "Sources/Simulation/SimulatedCoreData/History/": "what SQLite is told, and iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Migration/": "what SQLite is told, and iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Model/": "what SQLite is told, and iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Objects/": "iOS's own words",
    "Sources/Simulation/SimulatedCoreData/Stores/": "what SQLite is told, and iOS's own words",
    "Sources/Simulation/SimulatedFileProvider/Domains/DocumentStorage.swift": "a folder's name",
    "Sources/Simulation/SimulatedFoundation/Coordination/URL+Bookmark.swift":
      "what a bookmark's bytes begin with",
    "Sources/Simulation/SimulatedFoundation/Files/": "names of folders",
    "Sources/Simulation/SimulatedFoundation/Process/DeviceConnection.swift": "a thread's name",
    "Sources/Simulation/SimulatedFoundation/Providers/Coercions.swift": "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Providers/NSItemProvider+Errors.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Providers/NSItemProvider+Loading.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Providers/NSItemProvider+LoadingObjects.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Providers/Produced+Forms.swift": "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Providers/Representation+Producing.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Storage/DefaultsNews.swift": "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Text/TopLevelDomains.swift": "names of domains",
    "Sources/Simulation/SimulatedFoundation/Transfers/BackgroundSession.swift": "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Transfers/BackgroundSessions.swift": "iOS's own words",
    "Sources/Simulation/SimulatedFoundation/Transfers/TransferOrder+Request.swift":
      "iOS's own words",
    "Sources/Simulation/SimulatedLocalAuthentication/LAContext.swift":
      "bytes that stand for a fingerprint",
    "Sources/Simulation/SimulatedNotificationCenter/NSExtensionContext+Widget.swift": "a key",
    "Sources/Simulation/SimulatedSecurity/SecRandom.swift": "iOS's own words",
    "Sources/Simulation/SimulatedUIKit/Bars/": "titles of bar items, as iOS has them",
    "Sources/Simulation/SimulatedUIKit/Layout/NSLayoutConstraint.swift":
      "a description, as iOS has it",
    "Sources/Simulation/SimulatedUIKit/Windows/UIDevice.swift": "the system's name",
    "Sources/Simulation/SimulatedUniformTypeIdentifiers/UTType.swift":
      "a description, as iOS has it",
    "Sources/Simulation/SimulatedUserNotifications/Center/UNUserNotificationCenter.swift":
      "a queue's name",
    "Sources/Simulation/SimulatedUserNotifications/Points/UNNotificationServiceExtension+Serving.swift":
      "a queue's name",
    "Sources/Simulation/SimulatedUserNotifications/UNError.swift": "iOS's own words",
    "Sources/Simulation/WebPages/Engine/ScriptFile.swift": "a directive of JavaScript",
    "Sources/Simulation/WebPages/Prelude/": "code that is run in a page",
    "Sources/SitePages/Figures/TimelineFigure.swift": "names of classes",
    "Sources/SitePages/Theme/Theme.swift": "a pragma of Mustache",
    "Sources/SitePages/Writing/SiteWriter.swift": "the heading of a file",
    "Sources/ScreenPictures/Drawing/Phone.swift": "names of fonts",
    "Sources/ScreenPictures/Drawing/Sketch+Pictures.swift": "a shape in CSS",
    "Sources/SnippetEngine/Compiling/": "what the compiler and the linker say, to be looked for",
    "Sources/SnippetEngine/Preparing/": "code that is compiled with a program",
    "Sources/TutorCommands/Doctor/InstallAdvice.swift": "what is to be typed",
    "Sources/TutorCommands/Doctor/KnownAPI.swift": "a heading of Docs/scope.md",
    "Sources/UniformTypes/Table/": "descriptions of types, as the system has them",
  ]

  @Test(arguments: modules + frameworks)
  func sentencesAreInWords(module: String) throws {
    let files = Repository.files(in: "Sources/\(module)", suffixes: [".swift"]).filter { path in
      let folders = path.split(separator: "/").dropLast()
      return !folders.contains("Words") && !folders.contains("Rules")
        && !Self.others.keys.contains(where: path.hasPrefix)
    }
    let found = try files.flatMap { file in
      try Sentences.found(in: Repository.read(file)).map { "\(file):\($0.line): \($0.text)" }
    }
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test(arguments: others.keys.sorted()) func whatIsExemptHasWordsInARow(path: String) throws {
    let files =
      path.hasSuffix("/")
      ? Repository.files(in: String(path.dropLast()), suffixes: [".swift"]) : [path]
    #expect(try files.contains { try !Sentences.found(in: Repository.read($0)).isEmpty })
  }

  @Test(arguments: [
    (#"let a = "two words""#, ["two words"]), (#"let a = "no\(b) two words""#, ["no… two words"]),
    (#"let a = "word""#, []), (#"let a = "application/json; charset""#, []),
    (#"precondition(true, "two words")"#, []), ("let a = 1 // two words", []),
    (##"let a = #"<b class="x">two words</b>"#"##, []),
    ("let a = \"\"\"\n  Two\n  lines of text\n  \"\"\"", ["Two\nlines of text"]),
    (#"@available(*, message: "two words") func f() {}"#, []),
  ])
  func sentencesAreTold(code: String, sentences: [String]) {
    #expect(Sentences.found(in: code).map(\.text) == sentences)
  }
}

/// Finds string literals that are meant for readers.
private final class Sentences: SyntaxVisitor {
  private var found: [(line: Int, text: String)] = []
  private let converter: SourceLocationConverter

  static func found(in source: String) -> [(line: Int, text: String)] {
    let tree = Parser.parse(source: source)
    let search = Sentences(SourceLocationConverter(fileName: "", tree: tree))
    search.walk(tree)
    return search.found
  }

  private init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.segments.map { segment in
      segment.as(StringSegmentSyntax.self)?.content.text ?? "…"
    }.joined()
    if Self.isSentence(text), !Self.isExempt(node) {
      let line = node.startLocation(converter: converter).line
      found.append((line, text.trimmingCharacters(in: .newlines)))
    }
    return .visitChildren
  }

  /// Whether it has two words in a row; markup doesn't count.
  private static func isSentence(_ text: String) -> Bool {
    !text.contains(/<[\/?]?[a-z]+/) && text.contains(/[A-Za-z’']{2,}[,:;]? [A-Za-z’'…]{2,}/)
      && !text.contains(/[a-z]+\/[a-z+.-]+;/)
  }

  /// Whether only programmers see it.
  private static func isExempt(_ node: StringLiteralExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(AttributeSyntax.self) { return true }
      if let call = current.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.trimmedDescription
        if ["precondition", "preconditionFailure", "assert"].contains(name) { return true }
      }
      parent = current.parent
    }
    return false
  }
}

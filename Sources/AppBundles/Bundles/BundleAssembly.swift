import ActivationRules
import BundleRules

/// Assembles apps and extensions from their files.
struct BundleAssembly {
  /// The problems that were met.
  var problems: [ReadingProblem] = []

  /// The maximum number of extensions that are read of an app, and of apps in a folder.
  static let limit = 200

  /// Reads an app with its extensions, or an extension.
  ///
  /// - Parameters:
  ///   - folder: The bundle.
  ///   - kind: The kind of bundle, according to its name.
  /// - Returns: The bundle; `nil` when its Info.plist can't be read.
  mutating func bundle(
    _ folder: BundleFolder, _ kind: BundleContents.Kind
  ) -> ReadBundle? {
    let extensions = kind == .application ? extensions(of: folder) : []
    guard let info = info(of: folder) else { return nil }
    let program = program(of: folder, info.value)
    let entitlements = entitlements(of: folder, info.value, program)
    return ReadBundle(
      BundleContents(
        kind, path: folder.shownAs, info: info.value, entitlements: entitlements?.value,
        files: folder.tree.isComplete ? folder.files : nil,
        architectures: program?.architectures),
      info: info, entitlements: entitlements, extensions: extensions)
  }

  /// Reads a property list of a bundle, which has to be a dictionary.
  mutating func list(_ folder: BundleFolder, _ file: String) -> LocatedPropertyList? {
    do throws(ReadingProblem) {
      let source = try folder.source(file)
      try ReadingLimits.standard.check(size: source.size, file: folder.shown(file))
      return dictionary(try source.bytes(0..<source.size), folder.shown(file))
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Reads the bytes of a property list, which has to be a dictionary.
  mutating func dictionary(_ bytes: [UInt8], _ shownAs: String) -> LocatedPropertyList? {
    let (list, found) = PropertyListReader.read(bytes, file: shownAs)
    problems += found
    guard let list else { return nil }
    if case .dictionary = list.value { return list }
    problems.append(
      ReadingProblem(
        "not-a-dictionary", isFatal: true, BundleWords.notADictionary(list.value),
        remedy: BundleWords.notADictionaryRemedy, file: shownAs, position: list.position(of: [])))
    return nil
  }
}

extension BundleAssembly {
  private mutating func extensions(of folder: BundleFolder) -> [ReadBundle] {
    let paths = ["PlugIns", "Extensions"].flatMap { folder.folders(".appex", in: $0) }
    if paths.count > Self.limit {
      problems.append(
        ReadingProblem(
          "too-many-bundles", isFatal: true,
          BundleWords.tooManyExtensions(paths.count, atMost: Self.limit),
          remedy: BundleWords.tooManyExtensionsRemedy, file: folder.shownAs))
    }
    return paths.prefix(Self.limit).compactMap { path in
      bundle(BundleFolder(folder.tree, at: folder.path.appending(part: path)), .appExtension)
    }
  }

  private mutating func info(of folder: BundleFolder) -> LocatedPropertyList? {
    if folder.has("Info.plist") { return list(folder, "Info.plist") }
    let isForMac = folder.has("Contents/Info.plist")
    problems.append(
      ReadingProblem(
        "no-info-plist", isFatal: true, isForMac ? BundleWords.forMac : BundleWords.noInfo,
        remedy: isForMac ? BundleWords.forMacRemedy : BundleWords.noInfoRemedy,
        file: folder.shownAs))
    return nil
  }

  /// Reads the program that the Info.plist names; one that isn't for Apple's systems is left out.
  private mutating func program(
    of folder: BundleFolder, _ info: PropertyValue
  ) -> ProgramReader.Facts? {
    guard let name = info["CFBundleExecutable"]?.string, folder.has(name) else { return nil }
    do throws(ReadingProblem) {
      return try ProgramReader(try folder.source(name), shownAs: folder.shown(name)).facts()
    } catch {
      var problem = error
      problem.isFatal = false
      problems.append(problem)
      return nil
    }
  }

  /// Finds the entitlements: in the program's signature, or in a file where builds leave them.
  private mutating func entitlements(
    of folder: BundleFolder, _ info: PropertyValue, _ program: ProgramReader.Facts?
  ) -> LocatedPropertyList? {
    if let bytes = program?.entitlements, let name = info["CFBundleExecutable"]?.string {
      // Line numbers within a program aren't useful.
      var signed = dictionary(bytes, folder.shown(name))
      signed?.positions = [:]
      return signed
    }
    if folder.has(Self.expanded) { return list(folder, Self.expanded) }
    let files = folder.files.filter { $0.hasSuffix(".entitlements") && !$0.utf8.contains(0x2F) }
    guard files.count == 1 else { return nil }
    return list(folder, files[0])
  }

  /// The file in which older versions of Xcode leave the signed entitlements.
  private static let expanded = "archived-expanded-entitlements.xcent"
}

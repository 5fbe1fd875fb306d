public import ActivationRules
public import UniformTypes

/// The uniform types that an Info.plist declares, as far as they can be read.
public struct DeclaredTypes: Hashable, Sendable {
  /// The types under `UTExportedTypeDeclarations`: the bundle's own.
  public private(set) var exported: [Declared] = []
  /// The types under `UTImportedTypeDeclarations`: those of others that the bundle can handle.
  public private(set) var imported: [Declared] = []
  /// Parts that don't have the required form.
  public private(set) var problems: [Problem] = []

  /// A declaration and its place.
  public struct Declared: Hashable, Sendable {
    /// What the declaration says about the type.
    public var declaration: UniformTypes.Declaration
    /// The path to it in the Info.plist.
    public var path: PropertyPath
  }

  /// A part of a declaration that can't be read.
  public struct Problem: Hashable, Sendable {
    /// What is wrong, without a full stop.
    public var message: String
    /// The path to it in the Info.plist.
    public var path: PropertyPath
  }

  /// Reads the declarations of an Info.plist.
  ///
  /// - Parameter info: The Info.plist.
  public init(_ info: PropertyValue) {
    exported = read("UTExportedTypeDeclarations", in: info)
    imported = read("UTImportedTypeDeclarations", in: info)
    for place in imported.indices { imported[place].declaration.origin = .imported }
  }

  /// All declarations, the exported ones first, as ``UniformTypes/declaring(_:)`` requires.
  public var declarations: [UniformTypes.Declaration] {
    (exported + imported).map { $0.declaration }
  }
}

extension DeclaredTypes {
  /// Reads the list under a key.
  private mutating func read(_ key: String, in info: PropertyValue) -> [Declared] {
    guard let value = info[key] else { return [] }
    guard let list = value.array else {
      note(DeclaredTypeWords.notAList(key, value), [key])
      return []
    }
    var found: [Declared] = []
    for (index, entry) in list.enumerated() {
      let path = PropertyPath([.key(key), .index(index)])
      if let declaration = declaration(entry, at: path) {
        found.append(Declared(declaration: declaration, path: path))
      }
    }
    return found
  }

  /// Reads one declaration; `nil` when it doesn't even name its type.
  private mutating func declaration(
    _ entry: PropertyValue, at path: PropertyPath
  ) -> UniformTypes.Declaration? {
    guard entry.isDictionary else {
      note(DeclaredTypeWords.notADeclaration(entry), path)
      return nil
    }
    guard let identifier = entry["UTTypeIdentifier"]?.string, !identifier.isEmpty else {
      note(DeclaredTypeWords.noIdentifier, path)
      return nil
    }
    let tagsPath = path.key("UTTypeTagSpecification")
    let tags = entry["UTTypeTagSpecification"]
    if let tags, !tags.isDictionary {
      note(DeclaredTypeWords.tagsNotADictionary(tags), tagsPath)
    }
    return UniformTypes.Declaration(
      identifier,
      conformsTo: strings(entry["UTTypeConformsTo"], at: path.key("UTTypeConformsTo")),
      filenameExtensions: strings(
        tags?["public.filename-extension"], at: tagsPath.key("public.filename-extension")
      ).map { $0.utf8.first == UInt8(ascii: ".") ? String($0.dropFirst()) : $0 },
      mimeTypes: strings(tags?["public.mime-type"], at: tagsPath.key("public.mime-type")),
      description: entry["UTTypeDescription"]?.string)
  }

  /// Reads a string or an array of strings, leaving out what is neither.
  private mutating func strings(_ value: PropertyValue?, at path: PropertyPath) -> [String] {
    guard let value else { return [] }
    if case .string = value { return value.strings }
    guard let elements = value.array else {
      note(DeclaredTypeWords.notStrings(value), path)
      return []
    }
    for (index, element) in elements.enumerated() where element.string == nil {
      note(DeclaredTypeWords.notAString(element), path.index(index))
    }
    return value.strings
  }

  private mutating func note(_ message: String, _ path: PropertyPath) {
    problems.append(Problem(message: message, path: path))
  }
}

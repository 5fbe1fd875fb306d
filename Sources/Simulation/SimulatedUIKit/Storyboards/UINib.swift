public import Foundation

/// Views drawn in Interface Builder, stored in a file.
///
/// Simulated: the bundle's `.xib` file is read in the way that UIStoryboard reads its file.
@preconcurrency @MainActor open class UINib: NSObject {
  private let document: StoryboardDocument?
  private let name: String

  /// Makes a nib from its name.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let node = StoryboardFiles.document(name, ending: "xib", in: bundleOrNil)
    self.init(node.map { StoryboardDocument($0, bundleOrNil) }, name)
  }

  /// Makes a nib from the text of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    let node = StoryboardReader.read(String(decoding: data, as: UTF8.self))
    self.init(node.map { StoryboardDocument($0, bundleOrNil) }, "data")
  }

  init(_ document: StoryboardDocument?, _ name: String) {
    self.document = document
    self.name = name
    super.init()
  }

  /// Whether the file exists.
  var exists: Bool { document != nil }

  /// Makes all objects, and connects them with the owner; it traps if there is no such file.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
    -> [Any]
  {
    guard let document else {
      preconditionFailure("Could not load NIB in bundle with name '\(name)'")
    }
    let objects = StoryboardObjects(document, storyboard: nil)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return objects.all(
      document.node.list("objects"), owner: ownerOrNil as AnyObject?, external: external)
  }

  /// A key of the options for making objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that replace the nib's placeholders, by the placeholders' names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes all objects of a nib.
  ///
  /// Simulated: as ``UINib``.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

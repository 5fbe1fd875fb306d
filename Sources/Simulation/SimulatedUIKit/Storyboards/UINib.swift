public import Foundation

/// Views that were drawn, as a file has them.
///
/// Simulated: the `.xib` file of the bundle is read as UIStoryboard reads its file.
@preconcurrency @MainActor open class UINib: NSObject {
  private let document: StoryboardDocument?
  private let name: String

  /// Makes a nib of a name.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let node = StoryboardFiles.document(name, ending: "xib", in: bundleOrNil)
    self.init(node.map { StoryboardDocument($0, bundleOrNil) }, name)
  }

  /// Makes a nib of the text of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    let node = StoryboardReader.read(String(decoding: data, as: UTF8.self))
    self.init(node.map { StoryboardDocument($0, bundleOrNil) }, "data")
  }

  init(_ document: StoryboardDocument?, _ name: String) {
    self.document = document
    self.name = name
    super.init()
  }

  /// Whether there is such a file.
  var exists: Bool { document != nil }

  /// Makes all that is in it, and connects it with its owner; it traps when there is no such file.
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

  /// What is handed to the objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects by the names of the nib's placeholders, which they stand for.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes all that is in a nib.
  ///
  /// Simulated: as ``UINib``.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

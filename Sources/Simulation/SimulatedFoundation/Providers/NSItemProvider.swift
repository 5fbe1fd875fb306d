public import Foundation
import Synchronization
import UniformTypes

/// Promises a value in one or more types, and produces it on request.
///
/// Simulated: types in the order of their registration; conformance queries over the uniform types;
/// items with the documented coercions; data, files and objects with `Progress`; across processes
/// if the provider came with a request. Handlers are called on a background queue, once. A load
/// handler's first answer counts; a handler that never answers leaves its loads open until the
/// request ends. Differs: the system makes previews of pictures only.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // All mutable state is in `state`.

  /// Receives what was loaded, or the reason why nothing was loaded.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Produces a value: it calls the handler once, with the value or an error.
  ///
  /// Simulated: all three are optional for the compiler, as on iOS; the handler and the options are
  /// always passed. The class is the one that the caller wants, and `nil` for a caller in Swift.
  public typealias LoadHandler =
    @Sendable (
      _ completion: CompletionHandler?, _ expectedClass: AnyClass?, _ options: [AnyHashable: Any]?
    ) -> Void

  struct State: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
    var preview: LoadHandler?
    /// Makes the preview if the provider came from another process.
    var remotePreview: RemoteAttachment?
    /// Whether the item is a web address.
    var isWebURL = false
    var teamData: Data?
    var presentationSize = CGSize.zero
  }

  let state = Mutex(State())

  /// Makes a provider without any type.
  public override init() { super.init() }

  /// Makes a provider that holds the item under the type.
  ///
  /// Simulated: the item is kept; without a type nothing is registered. No known difference.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` makes a provider whose loads give an error.
  ///   - typeIdentifier: The item's uniform type; an item needs one.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let typeIdentifier else { return }
    let held = Handed(item)
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
      if let value = held.value {
        completion?(value, nil)
      } else {
        completion?(nil, NSItemProvider.error(.itemUnavailableError, ProviderWords.noItem))
      }
    }
    noteWebURL(item)
  }

  /// Makes a provider for a file: its content under the type of its name, and its URL.
  ///
  /// Simulated: both types, the content's first, as documented; a name without a known type gives a
  /// dynamic type. Nothing is read before it is requested.
  ///
  /// - Parameter fileURL: The file; `nil` is returned when it isn't a file URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = InstalledTypes.all.preferredType(forFilenameExtension: fileURL.pathExtension)
    let load: LoadHandler = { completion, _, _ in completion?(fileURL as NSURL, nil) }
    registerItem(forTypeIdentifier: type, loadHandler: load)
    registerItem(forTypeIdentifier: "public.file-url", loadHandler: load)
  }

  /// Makes a provider that holds the object in all types in which it can be written.
  ///
  /// - Parameter object: The object; it is asked for its data when that is requested.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider with the same representations, name and preview.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let content = state.withLock { $0 }
    copy.state.withLock { $0 = content }
    return copy
  }

  /// The name that a file made from the item should have.
  ///
  /// Simulated: files of a load have it, with their type's extension. Differs: the rule for the
  /// extension isn't documented.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// Bytes that only the team's own apps should see.
  ///
  /// Simulated: kept, for copies too. Differs: no other process sees them.
  open var teamData: Data? {
    get { state.withLock { $0.teamData } }
    set { state.withLock { $0.teamData = newValue } }
  }

  /// The size at which the item should be shown.
  ///
  /// Simulated: kept, for copies too. Differs: no other process sees it.
  open var preferredPresentationSize: CGSize {
    get { state.withLock { $0.presentationSize } }
    set { state.withLock { $0.presentationSize = newValue } }
  }

  // MARK: Registering

  /// Adds a type with the code that produces its value, an object of some class.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    add(Representation(type: typeIdentifier, source: .item(loadHandler)))
  }

  /// Adds a type with the code that produces its data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; register the best one first.
  ///   - visibility: Who may see it.
  ///   - loadHandler: Calls the handler once with the data, and returns the progress of its work if
  ///     that takes some time.
  @preconcurrency open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(Representation(type: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Adds a type with the code that produces a file.
  ///
  /// Simulated: the file is copied before the load handler's call returns, unless it is registered
  /// as one to open in place; both documented.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - fileOptions: Whether the file may be used where it is.
  ///   - visibility: Who may see it.
  ///   - loadHandler: Calls the handler once with the file's URL, whether reading it needs a file
  ///     coordinator, and an error when there is none.
  @preconcurrency open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(
        type: typeIdentifier, visibility: visibility,
        opensInPlace: fileOptions.contains(.openInPlace), source: .file(loadHandler)))
  }

  // MARK: Queries

  /// The types, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// The types whose files can be used in that way, in the order of their registration.
  ///
  /// - Parameter fileOptions: With `openInPlace`, only types that were registered so.
  /// - Returns: The types.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions = []
  ) -> [String] {
    representations(fileOptions).map(\.type)
  }

  /// Whether some registered type is the given one or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier, fileOptions: [])
  }

  /// Whether some registered type is the given one or conforms to it, and its files can be used in
  /// that way.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - fileOptions: With `openInPlace`, only types that were registered so count.
  /// - Returns: Whether there is one.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    representation(conformingTo: typeIdentifier, fileOptions) != nil
  }

  // MARK: Loading

  /// Asks for the item in the given type, as an object of some class.
  ///
  /// The handler is called on a background queue, after this call has returned. The value is an
  /// NSURL, NSString, NSData or property-list object: cast it to what you can use, and remember
  /// that one type may arrive in several classes.
  ///
  /// Simulated: Swift code can't name a class, so the value is what the load handler gave
  /// (documented: the class is read from an Objective-C block's signature). Data and files come as
  /// NSData, as documented.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - options: Hints for the load handler.
  ///   - completionHandler: Receives the value or an error of ``errorDomain``.
  @preconcurrency open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadItem(
      forTypeIdentifier: typeIdentifier, options: options, expecting: nil,
      completionHandler: completionHandler)
  }

  /// Asks for the data of the given type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - completionHandler: Receives the data or an error, on a background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @discardableResult
  @preconcurrency open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadData(typeIdentifier, completionHandler)
  }

  /// Asks for a file with the data of the given type.
  ///
  /// Simulated: the file is a copy, and is gone when the handler returns, as documented. Move or
  /// copy it within the handler.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - completionHandler: Receives the file's URL or an error, on a background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @discardableResult
  @preconcurrency open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, completionHandler)
  }

  /// Asks for a file with the data of the given type, in place if possible.
  ///
  /// Simulated: a file that was registered to be opened in place is the app's own; any other is a
  /// copy. Differs: when iOS removes the copy is documented in two ways; here it is when the
  /// process ends.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - completionHandler: Receives the file's URL and whether it is in place, or an error, on a
  ///     background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @discardableResult
  @preconcurrency open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFile(typeIdentifier, completionHandler)
  }

  /// The code that produces a preview image of the item: an NSData, an NSURL or a UIImage.
  open var previewImageHandler: LoadHandler? {
    get { state.withLock { $0.preview } }
    set { state.withLock { $0.preview = newValue } }
  }

  /// Asks for a preview image of the item.
  ///
  /// Simulated: the `previewImageHandler` is asked, even in another process; a value whose class
  /// isn't documented for previews gives an error. Without that handler the system makes a preview
  /// of a picture, as UIImage, small enough for the requested size; an item that isn't a picture
  /// gives an error. Differs: Quick Look knows more than pictures; pictures that aren't decoded
  /// here (GIF, and JPEG that is progressive or over two million elements) are given only if they
  /// are small enough already.
  ///
  /// - Parameters:
  ///   - options: Hints for the preview's handler.
  ///   - completionHandler: Receives the image or an error, on a background queue.
  @preconcurrency open func loadPreviewImage(
    options: [AnyHashable: Any]! = [:], completionHandler: CompletionHandler!
  ) {
    loadPreview(options ?? [:], completionHandler ?? { _, _ in })
  }
}

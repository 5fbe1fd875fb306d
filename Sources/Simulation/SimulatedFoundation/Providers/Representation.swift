import Foundation

/// One form in which a provider has its item: a type, and what produces it.
struct Representation: Sendable {
  var type: String
  var visibility = NSItemProviderRepresentationVisibility.all
  var opensInPlace = false
  var source: Source

  /// What produces the value.
  enum Source: Sendable {
    /// `registerItem`: an object of some class.
    case item(NSItemProvider.LoadHandler)
    /// `registerDataRepresentation` and `registerObject`: bytes.
    case data(NSItemProvider.DataLoadHandler)
    /// `registerFileRepresentation`: the URL of a file.
    case file(NSItemProvider.FileLoadHandler)
    /// Another process.
    case remote(RemoteAttachment, RemoteAttachment.Kind)
  }
}

/// The output of a representation, before it is converted to the requested form.
enum Produced: @unchecked Sendable {
  // Items are handed from queue to queue; see `Handed`.
  case item(any NSSecureCoding)
  case data(Data)
  case file(ProducedFile)
}

/// A file that a representation gave.
struct ProducedFile: Sendable {
  var url: URL
  /// Whether it is a copy that was made for this load, and may therefore be handed over as it is.
  var isStaged = false
  var isInPlace = false
  var isCoordinated = false
}

extension NSItemProvider {
  typealias DataLoadHandler =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileLoadHandler =
    @Sendable (_ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
}

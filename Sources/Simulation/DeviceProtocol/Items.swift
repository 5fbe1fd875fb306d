package import Foundation

/// An NSExtensionItem without its attachments' contents: those are loaded on request.
package struct ItemDescription: Codable, Hashable, Sendable {
  package var title: String?
  package var contentText: String?
  package var attachments: [AttachmentDescription]
  /// The rest of its `userInfo`, as a property list in binary form.
  package var otherValues: Data?

  package init(title: String?, contentText: String?, attachments: [AttachmentDescription]) {
    self.title = title
    self.contentText = contentText
    self.attachments = attachments
  }
}

extension ItemDescription {
  /// The item as an app of another team may see it.
  package var forOtherTeams: ItemDescription {
    var description = self
    description.attachments = attachments.map(\.forOtherTeams)
    return description
  }
}

/// An NSItemProvider as another process sees it before loading anything.
package struct AttachmentDescription: Codable, Hashable, Sendable {
  /// The representations, in the order of their registration, without those that no other process
  /// may see.
  package var representations: [RepresentationDescription]
  package var suggestedName: String?
  /// Whether what it holds is a web address (http or https).
  package var isWebURL: Bool
  /// Whether it is the page that is open in the browser.
  package var isActivePage = false
  /// Whether the provider makes its own preview image.
  package var hasPreview: Bool

  package init(
    representations: [RepresentationDescription], suggestedName: String?, isWebURL: Bool = false,
    hasPreview: Bool = false
  ) {
    self.representations = representations
    self.suggestedName = suggestedName
    self.isWebURL = isWebURL
    self.hasPreview = hasPreview
  }

  /// The registered types, in the order of their registration.
  package var types: [String] { representations.map(\.type) }

  /// The attachment as an app of another team may see it.
  package var forOtherTeams: AttachmentDescription {
    var description = self
    description.representations.removeAll { $0.isForTeam }
    return description
  }
}

/// One form of an attachment, with everything that a query can ask about it.
package struct RepresentationDescription: Codable, Hashable, Sendable {
  /// The API through which a form was registered.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// `registerItem`, `init(item:typeIdentifier:)`.
    case item
    /// `registerDataRepresentation`, `registerObject`.
    case data
    /// `registerFileRepresentation`.
    case file
  }

  package var type: String
  package var kind: Kind
  /// Whether its file may be opened where it is.
  package var opensInPlace: Bool
  /// Whether only apps of the same team may see it.
  package var isForTeam: Bool

  package init(
    _ type: String, kind: Kind = .item, opensInPlace: Bool = false, isForTeam: Bool = false
  ) {
    self.type = type
    self.kind = kind
    self.opensInPlace = opensInPlace
    self.isForTeam = isForTeam
  }
}

/// Identifies an attachment.
package struct AttachmentReference: Codable, Hashable, Sendable {
  /// The origin of the items: the request's number from and to an extension, the sheet's from and
  /// to a host app.
  package var source: Int
  package var item: Int
  package var attachment: Int

  package init(source: Int = 0, item: Int, attachment: Int) {
    self.source = source
    self.item = item
    self.attachment = attachment
  }
}

/// What a process asks about another's attachment.
///
/// It travels as `.load(attachment:question:)` and is answered by `.loaded` or `.failed`. While it
/// is open, the asking process may say `.cancelLoad(question.identifier)`, and the answering one
/// `.loadProgress(question.identifier, LoadProgress)`; neither is answered.
package struct LoadQuestion: Codable, Hashable, Sendable {
  /// The form in which the answer should come.
  package enum Form: String, Codable, Hashable, Sendable {
    case item, data, file, inPlaceFile, preview
  }

  package var form: Form
  /// The requested registered type; empty for a preview.
  package var type: String
  /// The name of the requested class; `nil` when any will do.
  package var expectedClass: String?
  /// The size of the requested image.
  package var preferredImageSize: Size?
  package var identifier: LoadIdentifier

  package init(
    _ form: Form, type: String, expectedClass: String? = nil, preferredImageSize: Size? = nil,
    identifier: LoadIdentifier
  ) {
    self.form = form
    self.type = type
    self.expectedClass = expectedClass
    self.preferredImageSize = preferredImageSize
    self.identifier = identifier
  }

  /// A size in points.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

/// Identifies a load; unique among all processes of the device.
package struct LoadIdentifier: Codable, Hashable, Sendable {
  /// The process that asks.
  package var process: Int32
  /// The number of the load in that process.
  package var number: Int

  package init(process: Int32, number: Int) {
    self.process = process
    self.number = number
  }
}

/// The progress of a load.
package struct LoadProgress: Codable, Hashable, Sendable {
  package var completed: Int64
  package var total: Int64

  package init(completed: Int64, total: Int64) {
    self.completed = completed
    self.total = total
  }
}

/// A loaded value as it crosses between processes.
package enum WireValue: Codable, Hashable, Sendable {
  case url(String)
  case string(String)
  case data(Data)
  /// A property list in binary form: a dictionary, an array, a number, a date.
  case propertyList(Data)
  /// An object of a class that determines itself how it crosses: an image, an attributed string.
  case object(className: String, Data)
  /// A file, in answer to a request for one.
  case file(WireFile)
  /// Data that is too long for a message, in a file.
  case dataInFile(WireFile)
}

/// A file that is an answer; the device copies it to the process that asked.
package struct WireFile: Codable, Hashable, Sendable {
  /// The place of the file: in the process that answers; the device then changes it to the place in
  /// the process that asked.
  package var path: String
  /// The uniform type of its contents.
  package var type: String
  /// The name that a copy should have.
  package var name: String
  /// Whether the file may be used where it is, so that nothing is copied.
  package var isInPlace: Bool
  /// Whether reading it needs a file coordinator.
  package var isCoordinated: Bool
  /// What happens to the file once it has been delivered.
  package var origin: Origin

  /// How the answering process obtained the file.
  package enum Origin: String, Codable, Hashable, Sendable {
    /// It belongs to the app or extension, and stays as it is.
    case kept
    /// It is a second name of a file that belongs to the app or extension: copy it, then remove the
    /// name.
    ///
    /// The name is made so that the file can't vanish before it has been copied.
    case linked
    /// It was made only for this answer: it may be moved.
    case made
  }

  package init(
    path: String, type: String, name: String, isInPlace: Bool = false,
    isCoordinated: Bool = false, origin: Origin = .kept
  ) {
    self.path = path
    self.type = type
    self.name = name
    self.isInPlace = isInPlace
    self.isCoordinated = isCoordinated
    self.origin = origin
  }
}

/// Something that the user shares from a host app.
package enum SharedThing: Codable, Hashable, Sendable {
  case link(url: String, title: String?)
  /// The page that is open in the browser, with the text that the user has selected.
  case page(html: String, url: String, title: String?, selection: String)
  case text(String)
  /// The contents of a file of the given type, with the name that it suggests.
  case data(Data, type: String, name: String?)
  /// A file with this name.
  case file(Data, name: String)
  /// A file of the scene's own, which the host app copies into its container.
  case fileAt(path: String)
}

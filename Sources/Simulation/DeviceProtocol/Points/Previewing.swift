package import Foundation

/// A file that the user looks at, as an extension is given it.
package struct FileToShow: Codable, Hashable, Sendable {
  /// The file's name: "bread.recipe".
  package var name: String
  package var type: String
  package var data: Data

  package init(name: String, type: String, data: Data) {
    self.name = name
    self.type = type
    self.data = data
  }
}

/// The system's request for a picture of a file.
package struct ThumbnailWish: Codable, Hashable, Sendable {
  package var file: FileToShow
  /// The maximum length of either side, in points.
  package var maximum: Double
  /// The minimum length of the longer side.
  package var minimum: Double
  /// Pixels per point.
  package var scale: Double

  package init(file: FileToShow, maximum: Double, minimum: Double, scale: Double) {
    self.file = file
    self.maximum = maximum
    self.minimum = minimum
    self.scale = scale
  }
}

/// A call to an extension that shows files.
package enum PreviewCall: Codable, Hashable, Sendable {
  /// Show this file in your view; answered with `done` or `failed`.
  case prepare(FileToShow)
  /// Return what to show for this file; answered with `content` or `failed`.
  case provide(FileToShow)
  /// Make a picture of this file; answered with `thumbnail` or `failed`.
  case thumbnail(ThumbnailWish)
}

/// The answer of such an extension.
package enum PreviewAnswer: Codable, Hashable, Sendable {
  case content(PreviewContent)
  /// The picture's file; `nil` for none.
  case thumbnail(Data?)
}

/// What is shown for a file, in a form that the system can show.
package struct PreviewContent: Codable, Hashable, Sendable {
  package var type: String
  package var data: Data
  package var title: String

  package init(type: String, data: Data, title: String) {
    self.type = type
    self.data = data
    self.title = title
  }
}

/// The user's action on files in the Files app.
package enum PreviewCommand: Codable, Hashable, Sendable {
  /// Look at one; answered with `preview`.
  case open(app: String, name: String, data: Data)
  /// Close an interface that shows one.
  case close(session: Int)
  /// See it in a list; answered with `listed`.
  case list(app: String, name: String, data: Data, side: Double)
}

/// What the user sees of a file.
package enum ShownFile: Codable, Hashable, Sendable {
  /// The view of an extension.
  case interface(session: Int, provider: String)
  /// Content that an extension has supplied.
  case content(PreviewContent, provider: String)
  /// The system's own picture of it.
  case bySystem(type: String)
  /// Only the icon of its type.
  case icon(type: String)
}

/// How a file looks in a list.
package struct ListedFile: Codable, Hashable, Sendable {
  package var type: String
  /// The picture's file; `nil` if there is only the icon.
  package var picture: Data?
  /// The extension that has made it.
  package var provider: String?

  package init(type: String) { self.type = type }
}

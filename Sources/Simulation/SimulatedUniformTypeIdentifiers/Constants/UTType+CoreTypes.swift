// The identifiers are documented by Apple, with the types that each conforms to.

/// Data, content and related types.
///
/// Simulated: the documented identifiers. No known difference.
extension UTType {
  /// Anything that can be picked, moved or shared: the most general physical type.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that a person made or reads: the most general type of content.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds in one, such as a PDF document.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Any bytes, in a file or in memory.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder, or a package that looks like a file.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder whose contents people see.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root of a disk.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A folder that looks like a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder with the structure of a bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// An image of a disk.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A reference to another file: a link, an alias or a bookmark.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A Finder alias.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// A folder at which a disk is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// Anything that can be run.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// The bytes of a URL's bookmark.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// A bookmark, such as a browser's.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Any URL, including those of files.
  public static var url: UTType { UTType(known: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A file that contains an internet address.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A Windows internet shortcut (`.url`).
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// Files packed into one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A ZIP archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A tar archive.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// An Apple archive.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
}

extension StandardTypes {
  /// Types in daily use that apps declare and no system does, as if some app had imported them.
  ///
  /// So they exist, but the declaration of an app that exports one of them takes precedence.
  /// Docs/uniform-types.md gives the source of each.
  static let borrowedTypes: [UniformTypes.Declaration] = [
    UniformTypes.Declaration(
      "com.google.earth.kml", conformsTo: ["public.xml"], filenameExtensions: ["kml"],
      mimeTypes: ["application/vnd.google-earth.kml+xml"], description: "KML map", origin: .imported
    ),
    UniformTypes.Declaration(
      "com.google.earth.kmz", conformsTo: ["com.pkware.zip-archive"], filenameExtensions: ["kmz"],
      mimeTypes: ["application/vnd.google-earth.kmz"], description: "KMZ map", origin: .imported),
    UniformTypes.Declaration(
      "com.rarlab.rar-archive", conformsTo: ["public.data", "public.archive"],
      filenameExtensions: ["rar"], description: "RAR archive", origin: .imported),
    UniformTypes.Declaration(
      "com.topografix.gpx", conformsTo: ["public.xml"], filenameExtensions: ["gpx"],
      mimeTypes: ["application/gpx+xml"], description: "GPX track", origin: .imported),
    UniformTypes.Declaration(
      "net.daringfireball.markdown", conformsTo: ["public.plain-text"],
      filenameExtensions: ["md", "markdown"], mimeTypes: ["text/markdown"],
      description: "Markdown text", origin: .imported),
    UniformTypes.Declaration(
      "org.matroska.mka", conformsTo: ["public.audio"], filenameExtensions: ["mka"],
      mimeTypes: ["audio/x-matroska"], description: "Matroska sound", origin: .imported),
    UniformTypes.Declaration(
      "org.matroska.mkv", conformsTo: ["public.movie"], filenameExtensions: ["mkv"],
      mimeTypes: ["video/x-matroska"], description: "Matroska movie", origin: .imported),
    UniformTypes.Declaration(
      "org.opml.opml", conformsTo: ["public.xml"], filenameExtensions: ["opml"],
      mimeTypes: ["text/x-opml"], description: "OPML outline", origin: .imported),
    UniformTypes.Declaration(
      "org.xiph.oga", conformsTo: ["public.audio"], filenameExtensions: ["ogg", "oga", "spx"],
      mimeTypes: ["audio/ogg"], description: "Ogg sound", origin: .imported),
    UniformTypes.Declaration(
      "org.xiph.ogv", conformsTo: ["public.movie"], filenameExtensions: ["ogv", "ogm", "ogx"],
      mimeTypes: ["video/ogg"], description: "Ogg movie", origin: .imported),
  ]
}

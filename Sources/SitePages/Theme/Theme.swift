import Mustache

/// How the site looks: page templates, parsed once, and one style sheet made of all of the theme's.
///
/// Templates are named by their files, `templates/lesson.mustache` is `lesson`. Every value comes to
/// them escaped, so they write `{{title}}` for it and have no way to write it unescaped.
package struct Theme: Sendable {
  let library: MustacheLibrary
  let styleSheet: String

  /// The templates that a theme must have.
  static let pages = ["contents", "lesson"]

  /// Makes a theme of files, given by their paths in the theme's folder.
  ///
  /// - Throws: ``ThemeError`` for a template that is missing or can't be parsed.
  package init(files: [String: String]) throws(ThemeError) {
    var templates: [String: MustacheTemplate] = [:]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let name = Self.templateName(path) else { continue }
      templates[name] = try Self.template(text, file: path)
    }
    for name in Self.pages where templates[name] == nil {
      throw .missing("templates/\(name).mustache")
    }
    library = MustacheLibrary(templates: templates)
    styleSheet = files.filter { $0.key.hasPrefix("styles/") && $0.key.hasSuffix(".css") }
      .sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
  }

  /// Fills a template in.
  func render(_ name: String, _ values: [String: Any]) -> String {
    library.render(values, withTemplate: name) ?? ""
  }
}

extension Theme {
  private static func templateName(_ path: String) -> String? {
    let (folder, ending) = ("templates/", ".mustache")
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    return String(path.dropFirst(folder.count).dropLast(ending.count))
  }

  private static func template(
    _ text: String, file: String
  ) throws(ThemeError) -> MustacheTemplate {
    do {
      // Values are `Markup`; a second escaping would show.
      return try MustacheTemplate(string: "{{% CONTENT_TYPE: TEXT}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw .broken(file, line: error.context.lineNumber, "\(error.error)")
    } catch {
      throw .broken(file, line: 1, "\(error)")
    }
  }
}

import Mustache

/// The look of the site: page templates, parsed once, and one style sheet combined from all of the
/// theme's.
///
/// Templates are named after their files: `templates/lesson.mustache` is `lesson`. All values reach
/// them escaped, so they write `{{title}}` and have no way to write it unescaped.
package struct Theme: Sendable {
  let library: MustacheLibrary
  let styleSheet: String

  /// The templates that a theme must have.
  static let pages = ["contents", "lesson", "glossary", "topics"]

  /// Makes a theme from files, by their paths in the theme's folder.
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

  /// Renders a template.
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
      // Values are `Markup`; escaping them again would show.
      return try MustacheTemplate(string: "{{% CONTENT_TYPE: TEXT}}" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw .broken(file, line: error.context.lineNumber, "\(error.error)")
    } catch {
      throw .broken(file, line: 1, "\(error)")
    }
  }
}

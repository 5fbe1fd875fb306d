import Foundation
import SitePages
import TestSupport
import Testing

/// What a theme must be.
@Suite struct ThemeTests {
  @Test func aBrokenTemplateIsNamedWithItsLine() {
    #expect(throws: ThemeError.broken("templates/lesson.mustache", line: 2, "expectedSectionEnd")) {
      try Theme(files: [
        "templates/contents.mustache": "", "templates/glossary.mustache": "",
        "templates/lesson.mustache": "a\n{{#steps}}b", "templates/topics.mustache": "",
      ])
    }
  }

  @Test func aMissingTemplateIsNamed() {
    #expect(throws: ThemeError.missing("templates/lesson.mustache")) {
      try Theme(files: ["templates/contents.mustache": ""])
    }
  }

  @Test func aThemeIsReadFromItsFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ThemeError.missing("templates")) { try Theme(folder: folder.url) }
    try folder.write("", to: "styles/a.css")
    for name in ["contents", "glossary", "lesson", "topics"] {
      try folder.write("", to: "templates/\(name).mustache")
    }
    #expect(throws: Never.self) { try Theme(folder: folder.url) }
    try Data([0xFF]).write(to: folder.file("templates/lesson.mustache"))
    #expect(throws: ThemeError.unreadable("templates/lesson.mustache")) {
      try Theme(folder: folder.url)
    }
  }

  @Test func stylesAreJoinedInTheOrderOfTheirNames() throws {
    let files = [
      "templates/contents.mustache": "", "templates/glossary.mustache": "",
      "templates/lesson.mustache": "", "templates/topics.mustache": "", "styles/2.css": "b {}",
      "styles/1.css": "a {}", "styles/notes.txt": "c",
    ]
    let site = SiteBuilder(theme: try Theme(files: files)).build(title: "T", lessons: [])
    #expect(site["assets/site.css"].map { String(decoding: $0, as: UTF8.self) } == "a {}\nb {}")
  }

  /// What pages say is in one place: templates have tags and values, and no words of their own.
  @Test func templatesHaveNoWords() throws {
    let files = Repository.files(in: "Site/templates", suffixes: [".mustache"])
    try #require(!files.isEmpty)
    for file in files {
      let text = try Repository.read(file).replacing(/\{\{[^}]*\}\}/, with: "")
      let words = text.replacing(/<[^>]*>/, with: "").matches(of: /\p{L}+/).map {
        String($0.output)
      }
      #expect(words == [], "\(file)")
      let labels = text.matches(of: /(aria-label|title|alt)="([^"]*)"/).map { String($0.output.2) }
      #expect(labels.allSatisfy { $0.isEmpty }, "\(file): \(labels)")
    }
  }

  /// The theme itself: nothing from elsewhere, and nothing that needs a policy's permission.
  @Test func theThemeUsesNothingFromElsewhere() throws {
    let files =
      Repository.files(in: "Site/templates", suffixes: [".mustache"])
      + Repository.files(in: "Site/styles", suffixes: [".css"])
    try #require(!files.isEmpty)
    for file in files {
      let text = try Repository.read(file)
      for word in ["http:", "https:", "<script", " style=", "@import", "url(", "{{{", "{{&"] {
        #expect(!text.contains(word), "\(file) has \(word)")
      }
    }
  }
}

/// A key of a lesson's front matter.
package enum FrontMatterKey: String, CaseIterable, Sendable {
  case format, id, title, summary, part, swift, targets, prerequisites, topics
}

/// A key of an entry in `targets:`.
package enum TargetKey: String, CaseIterable, Sendable {
  case name, kind, identifier, `in`, display, info, entitlements
}

/// A key of course.yml.
package enum CourseKey: String, CaseIterable, Sendable {
  case title, summary, parts, moved
}

/// A key of topics.yml.
package enum TopicsKey: String, CaseIterable, Sendable {
  case complete, topics
}

/// A key of an entry in `topics:` of topics.yml.
package enum TopicKey: String, CaseIterable, Sendable {
  case id, title, reading
}

/// A key of glossary.yml.
package enum GlossaryKey: String, CaseIterable, Sendable {
  case terms
}

/// A key of an entry in `terms:` of glossary.yml.
package enum TermKey: String, CaseIterable, Sendable {
  case term, forms, means, step
}

/// A key of an entry in `parts:` of course.yml.
package enum PartKey: String, CaseIterable, Sendable {
  case title, lessons, limits
}

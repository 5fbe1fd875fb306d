/// A mapping of keys to values in the YAML of a course or a lesson.
enum YAMLMapping {
  case frontMatter
  /// An entry of the front matter's `targets:`.
  case target
  /// All of course.yml, and an entry of its `parts:`.
  case course, part
  /// All of topics.yml, and an entry of its `topics:`.
  case topics, topic
  /// All of glossary.yml, and an entry of its `terms:`.
  case glossary, term
}

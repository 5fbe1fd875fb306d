/// A mapping of keys to values that a course's or a lesson's YAML has.
enum YAMLMapping {
  case frontMatter
  /// An entry of the front matter's `targets:`.
  case target
  /// All of course.yml, and an entry of its `parts:`.
  case course, part
  /// All of topics.yml, and an entry of its `topics:`.
  case topics, topic
}

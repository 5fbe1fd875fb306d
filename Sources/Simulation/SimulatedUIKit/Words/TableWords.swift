/// How the updates of a table contradict its data source.
enum TableWords {
  static func sections(after: Int, before: Int, added: Int) -> String {
    "invalid number of sections: " + counts(after, before, added)
  }

  static func rows(in section: Int, after: Int, before: Int, added: Int) -> String {
    "invalid number of rows in section \(section): " + counts(after, before, added)
  }

  private static func counts(_ after: Int, _ before: Int, _ added: Int) -> String {
    let change =
      added == 0 ? "didn't change their number" : "\(added > 0 ? "added" : "removed") \(abs(added))"
    return "\(after) after the update, but \(before) before it, and the update \(change)"
  }
}

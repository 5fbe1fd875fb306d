/// The walls that a machine's kernel may lack, and what programs can do then.
enum WallWords {
  static let containers = "the wall between containers (Landlock)"
  static let containersMissing =
    "apps and extensions can reach each other's files, and yours; Linux has it from 5.19 on"

  static let truncation = "the wall against truncating files (Landlock)"
  static let truncationMissing =
    "apps and extensions can empty each other's files; Linux has it from 6.2 on"

  static let network = "the wall around the network (Landlock)"
  static let networkMissing =
    "a keyboard without full access, and a message filter, can use the network; "
    + "Linux has it from 6.7 on"

  static let signals = "the wall against signals (Landlock)"
  static let signalsMissing =
    "apps and extensions can kill each other; Linux has it from 6.12 on"
}

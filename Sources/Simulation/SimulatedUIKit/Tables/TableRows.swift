import Foundation

/// What a table knows about its rows.
@MainActor struct TableRows {
  /// The number of rows in each section; `nil` before the data source is asked.
  var counts: [Int]?
  var cells: [IndexPath: UITableViewCell] = [:]
  var frames: [IndexPath: CGRect] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var chosen: [IndexPath] = []
  /// Cells that are dequeued as they are, because only their content is requested again.
  var kept: [IndexPath: UITableViewCell] = [:]
  var isEditing = false
  /// The number of open calls of `beginUpdates`.
  var depth = 0
  var changes = TableChanges()
}

/// Changes of rows that belong together.
struct TableChanges {
  var rows: [Int: Int] = [:]
  var sections = 0
  var isEmpty = true

  mutating func insert(_ paths: [IndexPath]) { add(1, paths) }
  mutating func delete(_ paths: [IndexPath]) { add(-1, paths) }

  private mutating func add(_ number: Int, _ paths: [IndexPath]) {
    for path in paths { rows[path.section, default: 0] += number }
  }

  /// Describes how the changes contradict the numbers of rows before and after them.
  func problem(from old: [Int], to new: [Int]) -> String? {
    guard old.count + sections == new.count else {
      return TableWords.sections(after: new.count, before: old.count, added: sections)
    }
    guard sections == 0 else { return nil }
    for (section, count) in new.enumerated() where old[section] + rows[section, default: 0] != count
    {
      return TableWords.rows(
        in: section, after: count, before: old[section], added: rows[section, default: 0])
    }
    return nil
  }
}

/// The views that are no longer visible, and the way to make new ones.
@MainActor final class ReusePool {
  private var free: [String: [UIView]] = [:]
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]

  private var prototypes: [String: () -> UIView?] = [:]

  /// Registers a prototype from a storyboard.
  func register(prototype make: @escaping () -> UIView?, _ identifier: String) {
    prototypes[identifier] = make
  }

  func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }
  func register(_ nib: UINib?, _ identifier: String) { nibs[identifier] = nib }

  func put(_ view: UIView, _ identifier: String?) {
    guard let identifier else { return }
    free[identifier, default: []].append(view)
  }

  /// Returns a free view, or makes one from the registered nib, class or prototype.
  func view(_ identifier: String, make: (AnyClass) -> UIView?) -> UIView? {
    if let used = free[identifier]?.popLast() { return used }
    if let nib = nibs[identifier] {
      return nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
    }
    if let type = classes[identifier] { return make(type) }
    return prototypes[identifier]?()
  }
}

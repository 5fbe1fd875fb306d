package import Foundation

/// All items of a device, and the rules by which a process finds and changes the items of its
/// groups.
package struct KeychainStore {
  private var items: [KeychainItem] = []

  /// Makes an empty keychain.
  package init() {}

  /// What a question has changed.
  package enum Change {
    case stored(KeychainItem)
    case removed(KeychainItem)
    /// The process may not use the group.
    case refused(group: String)
  }

  /// Does what a process asks for.
  ///
  /// - Parameters:
  ///   - question: What it asks.
  ///   - groups: The access groups that it may use; an item belongs to the first one unless it says
  ///     otherwise (documented).
  ///   - user: The user, who may have to prove their identity.
  /// - Returns: The answer, and what has changed.
  package mutating func perform(
    _ question: KeychainQuestion, groups: [String], user: KeychainUser
  ) -> (KeychainAnswer, [Change]) {
    let now = question.date
    let query = KeychainQuery(question.values)
    guard query.itemClass != nil else { return (KeychainAnswer(KeychainStatus.parameters), []) }
    let change = KeychainQuery(question.changes)
    for group in [query.group, change.group].compactMap(\.self) where !groups.contains(group) {
      return (KeychainAnswer(KeychainStatus.missingEntitlement), [.refused(group: group)])
    }
    var user = user
    user.isProved = question.isProved
    switch question.verb {
    case .add: return add(query, groups, now, user)
    case .find: return find(query, groups, user)
    case .update: return update(query, change, groups, now, user)
    case .delete: return delete(query, groups)
    }
  }

  private mutating func add(
    _ query: KeychainQuery, _ groups: [String], _ now: Date, _ user: KeychainUser
  ) -> (KeychainAnswer, [Change]) {
    var item = KeychainItem(
      itemClass: query.itemClass ?? "", attributes: query.attributes, data: query.data)
    item.attributes[KeychainKey.group] = query.group ?? groups.first
    guard item.takeProtection() else { return (KeychainAnswer(KeychainStatus.parameters), []) }
    guard user.hasPasscode || !item.demandsPasscode else {
      return (KeychainAnswer(KeychainStatus.notAuthenticated), [])
    }
    if item.attributes[KeychainKey.accessible] == nil {
      item.attributes[KeychainKey.accessible] = KeychainKey.accessibleWhenUnlocked
    }
    item.stamp(isNew: true, now)
    guard !item.isContradictory else { return (KeychainAnswer(KeychainStatus.parameters), []) }
    guard !items.contains(where: { $0.isSame(as: item) }) else {
      return (KeychainAnswer(KeychainStatus.duplicate), [])
    }
    items.append(item)
    return (KeychainAnswer(KeychainStatus.success, query.answer([item])), [.stored(item)])
  }

  private func find(
    _ query: KeychainQuery, _ groups: [String], _ user: KeychainUser
  ) -> (KeychainAnswer, [Change]) {
    let isSkipping = query.skipsAsking && !user.isProved && query.wants(KeychainKey.returnData)
    let found = items.filter {
      groups.contains($0.group) && query.matches($0) && !(isSkipping && $0.demandsUser)
    }
    guard !found.isEmpty else { return (KeychainAnswer(KeychainStatus.notFound), []) }
    if query.wants(KeychainKey.returnData), query.wanted(found).contains(where: \.demandsUser),
      case let status = query.proof(of: user), status != KeychainStatus.success
    {
      return (KeychainAnswer(status), [])
    }
    return (KeychainAnswer(KeychainStatus.success, query.answer(found)), [])
  }

  private mutating func update(
    _ query: KeychainQuery, _ change: KeychainQuery, _ groups: [String], _ now: Date,
    _ user: KeychainUser
  ) -> (KeychainAnswer, [Change]) {
    guard !query.wantsSomething else { return (KeychainAnswer(KeychainStatus.parameters), []) }
    let places = items.indices.filter {
      groups.contains(items[$0].group) && query.matches(items[$0])
    }
    guard !places.isEmpty else { return (KeychainAnswer(KeychainStatus.notFound), []) }
    if change.data != nil, places.contains(where: { items[$0].demandsUser }),
      case let status = query.proof(of: user), status != KeychainStatus.success
    {
      return (KeychainAnswer(status), [])
    }
    var changed = items
    let isControlled = change.attributes[KeychainKey.accessControl] != nil
    for place in places {
      if isControlled { changed[place].attributes[KeychainKey.accessible] = nil }
      changed[place].attributes.merge(change.attributes) { _, new in new }
      guard changed[place].takeProtection(isNew: isControlled) else {
        return (KeychainAnswer(KeychainStatus.parameters), [])
      }
      changed[place].data = change.data ?? changed[place].data
      changed[place].stamp(isNew: false, now)
      guard !changed[place].isContradictory else {
        return (KeychainAnswer(KeychainStatus.parameters), [])
      }
    }
    for place in places {
      let others = changed.indices.filter { $0 != place }
      guard !others.contains(where: { changed[$0].isSame(as: changed[place]) }) else {
        return (KeychainAnswer(KeychainStatus.duplicate), [])
      }
    }
    items = changed
    return (KeychainAnswer(KeychainStatus.success), places.map { .stored(changed[$0]) })
  }

  private mutating func delete(
    _ query: KeychainQuery, _ groups: [String]
  ) -> (KeychainAnswer, [Change]) {
    guard !query.isLimited else { return (KeychainAnswer(KeychainStatus.parameters), []) }
    let gone = items.filter { groups.contains($0.group) && query.matches($0) }
    items.removeAll { groups.contains($0.group) && query.matches($0) }
    return (
      KeychainAnswer(gone.isEmpty ? KeychainStatus.notFound : KeychainStatus.success),
      gone.map { .removed($0) }
    )
  }
}

extension KeychainQuery {
  /// Has the user prove their identity, if they haven't and may be asked: `success`, or the reason
  /// why they didn't.
  fileprivate func proof(of user: KeychainUser) -> Int32 {
    if user.isProved { return KeychainStatus.success }
    return forbidsAsking ? KeychainStatus.interactionNotAllowed : user.prove()
  }
}

extension KeychainStore {
  /// The items as a property list.
  package var data: Data? {
    try? PropertyListSerialization.data(
      fromPropertyList: items.map(\.list), format: .binary, options: 0)
  }

  /// Reads what ``data`` wrote; what can't be read is left out.
  package init(data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    items = (list as? [[String: Any]] ?? []).compactMap(KeychainItem.init)
  }
}

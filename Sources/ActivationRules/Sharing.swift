/// What is shared, as a rule sees it: prepared attachments sorted into kinds.
struct Sharing {
  /// The attachments of all items, one after another, with the types that count.
  var attachments: [Attachment] = []
  /// The kinds of each attachment.
  var kinds: [KindSet] = []
  /// The number of attachments that lost a bare `public.url`.
  var hiddenURLs = 0
  /// One of the attachments that lost it.
  var exampleOfHiddenURL: Attachment?
  /// The number of attachments that were treated as a page that JavaScript can read.
  var addedPages = 0

  /// Prepares some items.
  init(_ items: [SharedItem], finder: KindFinder) {
    for item in items {
      for attachment in item.attachments {
        let prepared = attachment.prepared(supportsJavaScript: item.supportsJavaScript)
        note(attachment, prepared)
        attachments.append(prepared)
        kinds.append(finder.kinds(of: prepared))
      }
    }
  }

  /// Prepares some items without sorting them into kinds.
  init(_ items: [SharedItem]) {
    for item in items {
      for attachment in item.attachments {
        note(attachment, attachment.prepared(supportsJavaScript: item.supportsJavaScript))
      }
    }
  }

  /// Returns the number of attachments of a kind.
  func count(of kind: AttachmentKind) -> Int {
    count { $0.contains(kind) }
  }

  /// Returns the number of attachments whose kinds match a condition.
  func count(where matches: (KindSet) -> Bool) -> Int {
    kinds.reduce(0) { matches($1) ? $0 + 1 : $0 }
  }

  /// Remembers what the preparation changed.
  private mutating func note(_ original: Attachment, _ prepared: Attachment) {
    let bare = Attachment.bareURLType
    if original.typeIdentifiers.contains(bare), !prepared.typeIdentifiers.contains(bare) {
      hiddenURLs += 1
      exampleOfHiddenURL = exampleOfHiddenURL ?? prepared
    }
    if !original.isActiveWebPage, prepared.isActiveWebPage { addedPages += 1 }
  }
}

/// What is shared, as a rule sees it: prepared attachments sorted into kinds.
struct Sharing {
  /// The attachments of all items, one after the other, with the types that count.
  var attachments: [Attachment] = []
  /// The kinds of each attachment.
  var kinds: [KindSet] = []
  /// How many attachments lost a bare `public.url`.
  var hiddenURLs = 0
  /// One of the attachments that lost it.
  var exampleOfHiddenURL: Attachment?
  /// How many attachments were taken for a page that JavaScript can look at.
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

  /// How many attachments are of a kind.
  func count(of kind: AttachmentKind) -> Int {
    count { $0.contains(kind) }
  }

  /// How many attachments have kinds with some property.
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

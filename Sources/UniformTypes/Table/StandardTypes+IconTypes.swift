// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Symbols of the Finder and of dialogs, which are types so that they can have icons.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let iconTypes: StaticString = """
    com.apple.document-type : public.item
    com.apple.accounts-icon : com.apple.document-type
    com.apple.airdrop :
    com.apple.alert :
    com.apple.alert-caution : com.apple.alert
    com.apple.alert-note : com.apple.alert
    com.apple.alert-stop : com.apple.alert
    com.apple.bonjour :
    com.apple.document-type.dictionary : com.apple.document-type
    com.apple.dot-mac :
    com.apple.everyone-icon : com.apple.document-type
    com.apple.file-vault :
    com.apple.user :
    com.apple.guest-user : com.apple.user
    com.apple.icon-decoration :
    com.apple.icon-decoration-position :
    com.apple.icon-decoration-position.center : com.apple.icon-decoration-position
    com.apple.icon-decoration-position.leading-bottom : com.apple.icon-decoration-position
    com.apple.icon-decoration-position.overlay : com.apple.icon-decoration-position
    com.apple.icon-decoration-position.trailing-bottom : com.apple.icon-decoration-position
    com.apple.icon-decoration.badge : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration
    com.apple.icon-decoration.badge.checkmark : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.comments : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.drop-folder : \
    com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.heart : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.in-review : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.system : com.apple.icon-decoration
    com.apple.icon-decoration.badge.locked : com.apple.icon-decoration-position.leading-bottom \
    com.apple.icon-decoration.system
    com.apple.icon-decoration.badge.locked-by-collaborator : \
    com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.locked-by-user : \
    com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.pinned : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.private-folder : \
    com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.syncing : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.trending : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.warning : com.apple.icon-decoration-position.trailing-bottom \
    com.apple.icon-decoration.badge
    com.apple.icon-decoration.emboss : com.apple.icon-decoration-position.center \
    com.apple.icon-decoration
    com.apple.icon-decoration.system.alias : com.apple.icon-decoration.system
    com.apple.icon-decoration.system.caution-alert : com.apple.icon-decoration.system
    com.apple.icon-decoration.system.new-folder : com.apple.icon-decoration.system
    com.apple.icon-decoration.system.unsupported : com.apple.icon-decoration.system
    com.apple.icon-overlay.alert-caution-badge : com.apple.document-type
    com.apple.icon-overlay.alias-badge : com.apple.document-type
    com.apple.icon-overlay.drop-folder-badge : com.apple.document-type
    com.apple.icon-overlay.locked-badge : com.apple.document-type
    com.apple.icon-overlay.new-folder-badge : com.apple.document-type
    com.apple.icon-overlay.private-folder : com.apple.document-type
    com.apple.icon-overlay.private-folder-badge : com.apple.document-type
    com.apple.icon-overlay.unsupported-badge : com.apple.document-type
    com.apple.idisk :
    com.apple.legacy.actions-icon : com.apple.document-type
    com.apple.legacy.backward-arrow : com.apple.document-type
    com.apple.legacy.burn : com.apple.document-type
    com.apple.legacy.clock-icon : com.apple.document-type
    com.apple.legacy.connect-to : com.apple.document-type
    com.apple.legacy.customize-toolbar : com.apple.document-type
    com.apple.legacy.delete-toolbar : com.apple.document-type
    com.apple.legacy.eject-media : com.apple.document-type
    com.apple.legacy.erasing : com.apple.document-type
    com.apple.legacy.favorite-items : com.apple.document-type
    com.apple.legacy.finder-icon : com.apple.document-type
    com.apple.legacy.forward-arrow : com.apple.document-type
    com.apple.legacy.general-icon : com.apple.document-type
    com.apple.legacy.grid : com.apple.document-type
    com.apple.legacy.keep-arranged : com.apple.document-type
    com.apple.legacy.locked : com.apple.document-type
    com.apple.legacy.magnifying-glass : com.apple.document-type
    com.apple.legacy.multiple-items : com.apple.document-type
    com.apple.legacy.no-write : com.apple.document-type
    com.apple.legacy.open-folder : com.apple.document-type
    com.apple.legacy.question-mark : com.apple.document-type
    com.apple.legacy.right-container-arrow : com.apple.document-type
    com.apple.legacy.sidebar-prefs-icon : com.apple.document-type
    com.apple.legacy.synchronize : com.apple.document-type
    com.apple.legacy.toolbar-advanced-icon : com.apple.document-type
    com.apple.legacy.toolbar-info-icon : com.apple.document-type
    com.apple.legacy.toolbar-labels-icon : com.apple.document-type
    com.apple.legacy.unlocked : com.apple.document-type
    com.apple.legacy.window : com.apple.document-type
    com.apple.network-neighborhood :
    com.apple.not-loaded : com.apple.document-type
    com.apple.notifications :
    com.apple.profile-font-icon : public.item
    com.apple.unknown-object : com.apple.document-type
    com.apple.user-group :
    com.apple.user-idisk :
    com.apple.user-unknown :
    """
}

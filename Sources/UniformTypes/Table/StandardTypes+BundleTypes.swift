// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Packages and bundles: folders that are shown as one item.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let bundleTypes: StaticString = """
    com.apple.package : public.directory | | | package
    com.apple.bundle : public.directory | | | bundle
    com.apple.generic-bundle : com.apple.bundle com.apple.package | bundle | | bundle
    com.apple.localizable-name-bundle : com.apple.bundle
    com.apple.application-bundle : com.apple.application com.apple.bundle com.apple.package | app \
    | | app
    com.apple.xpc-service : com.apple.bundle com.apple.package | xpc | | XPC service
    com.apple.application-and-system-extension : com.apple.xpc-service | appex | | app extension
    com.apple.plugin : com.apple.bundle com.apple.package | plugin | | plug-in
    com.apple.framework : com.apple.bundle | framework | | framework
    com.apple.metadata-importer : com.apple.plugin | mdimporter | | Spotlight importer
    com.apple.quicklook-generator : com.apple.plugin | qlgenerator | | Quick Look generator
    com.apple.systempreference.prefpane : com.apple.package com.apple.bundle | prefPane | | \
    settings pane
    com.apple.pkpass : com.apple.bundle com.apple.package | pkpass | application/vnd.apple.pkpass \
    | wallet pass
    com.apple.coreml.mlpackage : com.apple.package | mlpackage | | Core ML package
    com.apple.garageband.project : com.apple.package public.audiovisual-content | band gbProj
    com.apple.xcode.dsym : com.apple.package | dsym | | debug symbols
    com.apple.applescript.script-bundle : com.apple.bundle com.apple.package public.script | scptd
    com.apple.application-placeholder : com.apple.application-bundle | placeholder
    com.apple.dashboard-widget : com.apple.localizable-name-bundle com.apple.package | wdgt
    com.apple.driver-extension : com.apple.localizable-name-bundle com.apple.package | dext
    com.apple.file-system-plug-in : com.apple.plugin | fs
    com.apple.iMovieLibrary : com.apple.package | imovielibrary
    com.apple.iMovieTheater : com.apple.package | theater
    com.apple.installer-distribution-package : com.apple.bundle com.apple.package | dist distz
    com.apple.installer-meta-package : com.apple.bundle com.apple.package | mpkg
    com.apple.installer-package : com.apple.bundle com.apple.package | pkg
    com.apple.intelligentsuggestions.assets : com.apple.bundle com.apple.package | \
    suggestionsassets
    com.apple.kernel-extension : com.apple.bundle com.apple.package | kext
    com.apple.localized-pdf-bundle : com.apple.localizable-name-bundle com.apple.package \
    public.composite-content | lpdf
    com.apple.menu-extra : com.apple.package com.apple.bundle | menu
    com.apple.pluginkit : com.apple.bundle com.apple.package | pluginkit
    com.apple.ppp-plug-in : com.apple.plugin | ppp
    com.apple.private.live-photo-bundle : com.apple.live-photo com.apple.bundle com.apple.package \
    | pvt
    com.apple.service-application : com.apple.application-bundle | service
    com.apple.system-extension : com.apple.localizable-name-bundle com.apple.package | \
    systemextension
    com.apple.systempreference.screen-saver : com.apple.package com.apple.bundle | saver
    com.apple.systempreference.screen-slide-saver : com.apple.package com.apple.bundle | \
    slideSaver
    com.apple.webkit-plugin : com.apple.plugin | webplugin
    public.avchd-collection : com.apple.package public.audiovisual-content-collection | avchd
    """
}

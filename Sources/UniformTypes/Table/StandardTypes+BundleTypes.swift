// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// Packages and bundles: folders that are shown as one thing.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let bundleTypes = """
    com.apple.package : public.directory | | | package
    com.apple.bundle : public.directory | | | bundle
    com.apple.generic-bundle : com.apple.bundle com.apple.package | bundle | | bundle
    com.apple.localizable-name-bundle : com.apple.bundle
    com.apple.application-bundle : com.apple.application com.apple.bundle com.apple.package | app \
    | | app
    com.apple.application-and-system-extension : com.apple.xpc-service | appex | | app extension
    com.apple.xpc-service : com.apple.bundle com.apple.package | xpc | | XPC service
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
    """
}

// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// Documents, databases, fonts, certificates, system files.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let documentTypes = """
    com.adobe.pdf : public.data public.composite-content | pdf | application/pdf | PDF document
    com.adobe.postscript : public.data public.composite-content | ps | application/postscript | \
    PostScript document
    com.adobe.encapsulated-postscript : com.adobe.postscript | eps | | EPS document
    org.idpf.epub-container : public.data public.composite-content | epub | application/epub+zip \
    | EPUB book
    com.apple.rtfd : com.apple.package public.composite-content | rtfd | | rich text with \
    attachments
    com.apple.flat-rtfd : public.data public.composite-content
    com.apple.webarchive : public.data public.composite-content | webarchive | \
    application/x-webarchive | web archive
    public.database : | | | database
    public.spreadsheet : public.content | | | spreadsheet
    public.presentation : public.composite-content | | | presentation
    public.font : | | | font
    public.truetype-font : public.font | | | TrueType font
    public.truetype-ttf-font : public.truetype-font | ttf | font/ttf | TrueType font
    public.opentype-font : public.font | otf | font/otf | OpenType font
    public.x509-certificate : public.data | cer der crt pem | application/x-x509-ca-cert | \
    certificate
    com.rsa.pkcs-12 : public.data | p12 pfx | application/x-pkcs12 | personal certificate
    com.apple.pkpass-data : public.data | pkpass | | wallet pass
    com.apple.pkpasses-data : public.data | pkpasses | application/vnd.apple.pkpasses | wallet \
    passes
    com.apple.mobileprovision : public.data | mobileprovision | \
    application/x-apple-aspen-mobileprovision | provisioning profile
    com.apple.coreml.model : public.data | mlmodel mlkitmodel | | Core ML model
    com.apple.mapkit.map-item : public.data | | | place on a map
    public.url-name : public.data
    """
}

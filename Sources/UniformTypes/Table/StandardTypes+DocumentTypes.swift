// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Documents, databases, fonts, certificates, system files.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let documentTypes: StaticString = """
    com.adobe.pdf : public.data public.composite-content | pdf | application/pdf | PDF document
    com.adobe.postscript : public.data public.composite-content | ps | application/postscript | \
    PostScript document
    com.adobe.encapsulated-postscript : com.adobe.postscript | eps | | EPS document
    org.idpf.epub-container : public.data public.composite-content | epub | application/epub+zip | \
    EPUB book
    com.apple.ibooks-container : public.data public.composite-content | ibooks | | Books book
    com.apple.rtfd : com.apple.package public.composite-content | rtfd | | rich text with \
    attachments
    com.apple.flat-rtfd : public.data public.composite-content
    com.apple.webarchive : public.data public.composite-content | webarchive | \
    application/x-webarchive | web archive
    public.database : | | | database
    public.spreadsheet : public.content | | | spreadsheet
    public.presentation : public.composite-content | | | presentation
    public.font : | | | font
    public.truetype-font : public.font public.data | | | TrueType font
    public.truetype-ttf-font : public.truetype-font | ttf | font/ttf | TrueType font
    public.opentype-font : public.font public.data | otf | font/otf | OpenType font
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
    com.adobe.edn : public.data | edn
    com.adobe.etd : public.data | etd
    com.adobe.fdf : public.data | fdf
    com.adobe.postscript-font : public.font public.data
    com.adobe.postscript-lwfn-font : com.adobe.postscript-font
    com.adobe.postscript-pfa-font : com.adobe.postscript-font | pfa
    com.adobe.postscript-pfb-font : com.adobe.postscript-font | pfb
    com.adobe.xfdf : public.data public.composite-content | xfdf
    com.apple.cocoa.pasteboard.character-formatting : public.data
    com.apple.cocoa.pasteboard.color : public.data
    com.apple.cocoa.pasteboard.find-panel-search-options : public.data
    com.apple.cocoa.pasteboard.multiple-text-selection : public.data
    com.apple.cocoa.pasteboard.paragraph-formatting : public.data
    com.apple.cocoa.pasteboard.sound : public.data
    com.apple.color-file : public.data | clr ccl
    com.apple.colorsync-profile : public.data | icc icm pf
    com.apple.csstore : public.data public.database | csstore
    com.apple.finder.clipping : public.data
    com.apple.finder.pictclipping : com.apple.finder.clipping public.image | pictclipping
    com.apple.finder.smart-folder : public.data | savedSearch
    com.apple.finder.recent-items : com.apple.finder.smart-folder
    com.apple.finder.sound-clipping : com.apple.finder.clipping | sndClipping
    com.apple.finder.textclipping : com.apple.finder.clipping | textclipping
    com.apple.cfr-font : public.font public.data | sfont
    com.apple.font-suitcase : public.font public.data | suit
    com.apple.freeform.board : public.data public.composite-content | board | | Freeform board
    com.apple.generic-stationery : public.data
    com.apple.groupactivities.activity : public.data | groupactivity
    com.apple.help-document : public.data
    com.apple.homebuttonless-device :
    com.apple.icloud-file-fault : public.data | icloud
    com.apple.ink.inktext : public.data
    com.apple.trace : public.data | atrc
    com.apple.ktrace : com.apple.trace | ktrace
    com.apple.profile-background-color : public.data
    com.apple.profile-font-and-color : public.data
    com.apple.shazamcatalog : public.data | shazamcatalog
    com.apple.shazamsignature : public.data | shazamsignature
    com.apple.truetype-datafork-suitcase-font : public.truetype-font | dfont
    com.apple.txn.text-multimedia-data : public.data public.composite-content
    com.apple.watchface : public.data public.content | watchface
    gov.nih.nifti-1 : public.data | nii
    org.aafassociation.advanced-authoring-format : public.data public.composite-content | aaf
    org.nema.dicom : public.data | dcm dicom | application/dicom
    public.file-sharepoint :
    public.ofd : public.data public.composite-content | ofd | application/ofd
    public.opentype-collection-font : public.opentype-font | otc
    public.truetype-collection-font : public.truetype-font | ttc
    """
}

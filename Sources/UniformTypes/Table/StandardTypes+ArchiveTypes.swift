// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Archives and disk images.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let archiveTypes: StaticString = """
    public.archive : | | | archive
    com.pkware.zip-archive : public.data public.archive | | | ZIP archive
    public.zip-archive : com.pkware.zip-archive | zip | application/zip \
    application/x-zip-compressed | ZIP archive
    org.gnu.gnu-zip-archive : public.data public.archive | gz gzip | application/x-gzip \
    application/gzip | gzip archive
    org.gnu.gnu-tar-archive : public.data public.archive | gtar | application/x-gtar
    public.tar-archive : org.gnu.gnu-tar-archive | tar | application/x-tar application/tar | tar \
    archive
    org.gnu.gnu-zip-tar-archive : org.gnu.gnu-zip-archive | tgz | | compressed tar archive
    public.bzip2-archive : public.data public.archive | bz2 bz | application/x-bzip2 \
    application/x-bzip application/bzip2 application/bzip application/x-bz2 | bzip2 archive
    org.tukaani.xz-archive : public.data public.archive | xz | application/x-xz | xz archive
    org.7-zip.7-zip-archive : public.data public.archive | 7z | application/x-7z-compressed | \
    7-Zip archive
    com.apple.archive : public.data public.archive | aar yaa | | Apple archive
    com.apple.encrypted-archive : public.data public.archive | aea
    com.apple.xar-archive : public.data public.archive | xar
    com.apple.installer-package-archive : public.data public.archive | pkg mpkg | | installer \
    package
    public.disk-image : | | | disk image
    com.apple.disk-image : public.disk-image public.data public.archive
    com.apple.disk-image-udif : com.apple.disk-image | dmg img udif | | disk image
    com.apple.disk-image-sparse : com.apple.disk-image | sparseimage asif | | growing disk image
    com.apple.disk-image-cdr : com.apple.disk-image | dvdr cdr | | disc master
    public.iso-image : com.apple.disk-image | iso | | ISO disc image
    com.sun.java-archive : public.zip-archive public.executable | jar | application/java-archive | \
    Java archive
    vnd.android.package-archive : public.data public.archive | apk | \
    application/vnd.android.package-archive | Android app
    com.apple.itunes.ipa : public.data public.executable | ipa | | iOS app
    com.apple.itunes.ipsw : public.data public.executable | ipsw | | device software
    com.apple.iphone.package-archive : public.data public.archive | ipa | application/octet-stream \
    | iOS app archive
    com.allume.stuffit-archive : public.data public.archive
    com.apple.applesingle-archive : public.data public.archive | as
    com.apple.binhex-archive : public.data public.archive | hqx | application/mac-binhex40 \
    application/mac-binhex application/binhex
    com.apple.bom-archive : public.archive
    com.apple.bom-compressed-cpio : public.data com.apple.bom-archive | cpgz
    com.apple.macbinary-archive : public.data public.archive | bin | application/macbinary \
    application/x-macbinary
    com.apple.xip-archive : com.apple.xar-archive | xip
    com.microsoft.cab : public.data public.archive | cab
    com.microsoft.excel.sheet.binary.macroenabled : public.zip-archive public.composite-content \
    public.spreadsheet public.executable | xlsb | \
    application/vnd.ms-excel.sheet.binary.macroEnabled.12
    com.stuffit.archive.sidx : com.allume.stuffit-archive | sidx | application/x-stuffitx-index \
    application/x-sitx-index
    com.stuffit.archive.sit : com.allume.stuffit-archive | sit sea | application/x-stuffit \
    application/x-sit
    com.stuffit.archive.sitx : com.allume.stuffit-archive | sitx | application/x-stuffitx \
    application/x-sitx
    com.sun.web-application-archive : com.sun.java-archive | war
    org.tukaani.tar-xz-archive : public.data public.archive | txz
    public.cpio-archive : public.data public.archive | cpio pax
    public.tar-bzip2-archive : public.bzip2-archive | tbz2 tbz
    public.uuencoded-archive : public.data public.archive | uu | text/x-uuencode
    public.z-archive : public.data public.archive | z | application/x-compress
    """
}

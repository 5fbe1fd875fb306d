// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// Text: plain, marked up, structured.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let textTypes = """
    public.text : public.data public.content | | | text
    public.plain-text : public.text | txt text | text/plain | plain text
    public.utf8-plain-text : public.plain-text | | text/plain;charset=utf-8 \
    text/plain;charset="utf-8" | UTF-8 text
    public.utf16-external-plain-text : public.plain-text
    public.utf16-plain-text : public.plain-text | | text/plain;charset=utf-16 \
    text/plain;charset="utf-16" | UTF-16 text
    public.delimited-values-text : public.text
    public.comma-separated-values-text : public.delimited-values-text | csv | text/csv \
    text/comma-separated-values | comma-separated values
    public.tab-separated-values-text : public.delimited-values-text | tsv | \
    text/tab-separated-values | tab-separated values
    public.utf8-tab-separated-values-text : public.tab-separated-values-text public.utf8-plain-text
    public.rtf : public.text | rtf | text/rtf | rich text
    public.html : public.text | html htm shtml shtm | text/html | HTML text
    public.xml : public.text | xml | application/xml text/xml | XML text
    public.xhtml : public.xml | xhtml xhtm xht | application/xhtml+xml | XHTML text
    public.css : public.text | css | text/css | style sheet
    public.rss : public.xml | rss | application/rss+xml | RSS feed
    public.yaml : public.text | yml yaml | application/x-yaml | YAML text
    public.json : public.text | json | application/json | JSON text
    public.ndjson : public.text | ndjson | application/x-ndjson
    org.w3.webvtt : public.text | vtt | text/vtt | subtitles
    net.daringfireball.markdown : public.plain-text | md markdown | text/markdown | Markdown text
    com.apple.structured-text : public.plain-text
    com.apple.structured-text.address : com.apple.structured-text | | | address
    com.apple.structured-text.date : com.apple.structured-text | | | date
    com.apple.structured-text.telephone-number : com.apple.structured-text | | | telephone number
    com.apple.property-list : public.data | plist | | property list
    com.apple.xml-property-list : public.xml com.apple.property-list | plist | | XML property list
    com.apple.binary-property-list : com.apple.property-list | plist | | binary property list
    com.apple.ascii-property-list : public.text com.apple.property-list | plist
    public.log :
    com.apple.log : public.plain-text public.log | log | | log
    com.apple.crashreport : public.utf8-plain-text public.log | crash | | crash report
    public.patch-file : public.plain-text | patch diff | | patch
    com.apple.mobileconfig : public.xml | mobileconfig mobile | application/x-apple-aspen-config \
    | configuration profile
    """
}

// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Text: plain, marked up, structured.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let textTypes: StaticString = """
    public.text : public.data public.content | | | text
    public.vcard : public.text public.contact | vcf vcard | text/vcard text/directory text/x-vcard \
    | contact card
    com.apple.ical.ics : public.text public.item public.calendar-event | ics | text/calendar | \
    calendar event
    com.apple.ical.vcs : public.text public.item public.calendar-event | vcs vcal | \
    text/x-vcalendar
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
    public.utf8-tab-separated-values-text : public.tab-separated-values-text \
    public.utf8-plain-text
    public.rtf : public.text | rtf | text/rtf | rich text
    public.html : public.text | html htm shtml shtm | text/html | HTML text
    public.xml : public.text | xml | application/xml text/xml | XML text
    public.xhtml : public.xml | xhtml xhtm xht | application/xhtml+xml | XHTML text
    public.css : public.text | css | text/css | style sheet
    public.rss : public.xml | rss | application/rss+xml | RSS feed
    public.yaml : public.text | yml yaml | application/x-yaml | YAML text
    public.json : public.text | json | application/json | JSON text
    public.ndjson : public.text | ndjson | application/x-ndjson
    public.geojson : public.json | geojson | application/geo+json | GeoJSON text
    org.w3.webvtt : public.text | vtt | text/vtt | subtitles
    com.apple.structured-text : public.plain-text
    com.apple.structured-text.address : com.apple.structured-text | | | address
    com.apple.structured-text.date : com.apple.structured-text | | | date
    com.apple.structured-text.telephone-number : com.apple.structured-text | | | telephone number
    com.apple.property-list : public.data | plist | | property list
    com.apple.shortcuts.workflow-file : com.apple.property-list public.content | wflow | | \
    shortcut
    com.apple.xml-property-list : public.xml com.apple.property-list | plist | | XML property list
    com.apple.binary-property-list : com.apple.property-list | plist | | binary property list
    com.apple.ascii-property-list : public.text com.apple.property-list | plist
    public.log :
    com.apple.log : public.plain-text public.log | log | | log
    com.apple.crashreport : public.utf8-plain-text public.log | crash | | crash report
    com.apple.ips : public.text | ips | | analytics report
    public.patch-file : public.plain-text | patch diff | | patch
    com.apple.mobileconfig : public.xml | mobileconfig mobile | application/x-apple-aspen-config | \
    configuration profile
    com.apple.audio-unit-preset : com.apple.xml-property-list | aupreset
    com.apple.configprofile : public.xml | configprofile
    com.apple.device-model-code : public.text
    com.apple.gpuRestart : public.utf8-plain-text public.log | gpuRestart
    com.apple.hangreport : public.utf8-plain-text public.log | hang
    com.apple.nspboard-type : public.text
    com.apple.ostype : public.text
    com.apple.panicreport : public.utf8-plain-text public.log | panic
    com.apple.provisionprofile : public.xml | provisionprofile
    com.apple.scripting-definition : public.xml | sdef
    com.apple.shutdownStall : public.utf8-plain-text public.log | shutdownStall
    com.apple.spinreport : public.utf8-plain-text public.log | spin
    com.apple.structured-text.transit-information : com.apple.structured-text
    com.apple.traditional-mac-plain-text : public.plain-text
    com.scenarist.closed-caption : public.text | scc
    com.sun.java-web-start : public.xml | jnlp | application/x-java-jnlp-file application/jnlp
    public.case-insensitive-text : public.text
    public.filename-extension : public.case-insensitive-text
    public.mime-type : public.case-insensitive-text
    public.xfd : public.xml | xfd
    """
}

// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Addresses, people, messages, dates.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let linkAndPersonTypes: StaticString = """
    public.url : public.data | | | URL
    public.file-url : public.url | | | file URL
    com.apple.itunes.store-url : public.url | itms
    com.apple.active-webpage : | | | live web page
    public.stored-url :
    com.apple.internet-location : public.data | | | Internet location
    com.apple.web-internet-location : com.apple.internet-location public.stored-url | webloc | | \
    web location
    com.apple.mail-internet-location : com.apple.internet-location public.stored-url | mailloc
    com.apple.file-internet-location : com.apple.internet-location public.stored-url | fileloc
    com.microsoft.internet-shortcut : public.stored-url public.data | url | | Internet shortcut
    public.bookmark : | | | bookmark
    public.contact : | | | contact
    public.message : | | | message
    public.email-message : public.message | | | e-mail message
    com.apple.mail.email : public.data public.email-message | eml | | e-mail message
    public.to-do-item : | | | to-do
    public.calendar-event : | | | calendar event
    com.apple.afp-internet-location : com.apple.internet-location public.stored-url | afploc
    com.apple.ftp-internet-location : com.apple.internet-location public.stored-url | ftploc
    com.apple.generic-internet-location : com.apple.internet-location public.stored-url | inetloc
    com.apple.news-internet-location : com.apple.internet-location public.stored-url | newsloc
    com.apple.vnc-internet-location : com.apple.internet-location public.stored-url | vncloc
    """
}

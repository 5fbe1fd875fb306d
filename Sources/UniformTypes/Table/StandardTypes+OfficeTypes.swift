// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension UniformTypes {
  /// The documents of office programs.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let officeTypes = """
    com.microsoft.word.doc : public.data public.composite-content | doc | application/msword | \
    Word 97 document
    com.microsoft.word.dot : public.data public.composite-content | dot | application/msword
    com.microsoft.excel.xls : public.data public.composite-content public.spreadsheet | xls | \
    application/vnd.ms-excel application/msexcel | Excel 97 workbook
    com.microsoft.powerpoint.ppt : public.data public.presentation | ppt | \
    application/vnd.ms-powerpoint application/mspowerpoint | PowerPoint 97 presentation
    org.openxmlformats.openxml : public.data
    org.openxmlformats.wordprocessingml.document : org.openxmlformats.openxml \
    public.composite-content | docx | \
    application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    org.openxmlformats.wordprocessingml.template : org.openxmlformats.openxml \
    public.composite-content | dotx | \
    application/vnd.openxmlformats-officedocument.wordprocessingml.template
    org.openxmlformats.spreadsheetml.sheet : org.openxmlformats.openxml public.composite-content \
    public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet \
    | Excel workbook
    org.openxmlformats.spreadsheetml.template : org.openxmlformats.openxml \
    public.composite-content public.spreadsheet | xltx | \
    application/vnd.openxmlformats-officedocument.spreadsheetml.template
    org.openxmlformats.presentationml.presentation : org.openxmlformats.openxml \
    public.presentation | pptx | \
    application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint \
    presentation
    org.openxmlformats.presentationml.slideshow : org.openxmlformats.openxml public.presentation \
    | ppsx | application/vnd.openxmlformats-officedocument.presentationml.slideshow
    org.openxmlformats.presentationml.template : org.openxmlformats.openxml public.presentation | \
    potx | application/vnd.openxmlformats-officedocument.presentationml.template
    org.oasis-open.opendocument : public.data
    org.oasis-open.opendocument.text : org.oasis-open.opendocument public.composite-content | odt \
    | application/vnd.oasis.opendocument.text | OpenDocument text
    org.oasis-open.opendocument.spreadsheet : org.oasis-open.opendocument \
    public.composite-content public.spreadsheet | ods | \
    application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation : org.oasis-open.opendocument \
    public.composite-content public.presentation | odp | \
    application/vnd.oasis.opendocument.presentation | OpenDocument presentation
    com.apple.keynote.key : com.apple.package public.presentation
    com.apple.keynote.kth : com.apple.package public.presentation
    com.apple.iWork.Keynote.sffkey : public.data public.presentation | key | \
    application/x-iwork-keynote-sffkey | Keynote presentation
    com.apple.iWork.Keynote.key : com.apple.package public.presentation com.apple.keynote.key | key
    com.apple.iWork.Numbers.sffnumbers : public.data public.composite-content public.spreadsheet \
    | numbers | application/x-iwork-numbers-sffnumbers | Numbers spreadsheet
    com.apple.iWork.Numbers.numbers : com.apple.package public.composite-content \
    public.spreadsheet | numbers
    com.apple.iWork.Pages.sffpages : public.data public.composite-content | pages | \
    application/x-iwork-pages-sffpages | Pages document
    com.apple.iWork.Pages.pages : com.apple.package public.composite-content | pages
    """
}

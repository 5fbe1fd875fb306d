// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// The documents of office programs.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let officeTypes: StaticString = """
    com.microsoft.word.doc : public.data | doc | application/msword | \
    Word 97 document
    com.microsoft.word.dot : public.data | dot | application/msword
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
    org.openxmlformats.presentationml.slideshow : org.openxmlformats.openxml public.presentation | \
    ppsx | application/vnd.openxmlformats-officedocument.presentationml.slideshow
    org.openxmlformats.presentationml.template : org.openxmlformats.openxml public.presentation | \
    potx | application/vnd.openxmlformats-officedocument.presentationml.template
    org.oasis-open.opendocument : public.data
    org.oasis-open.opendocument.text : org.oasis-open.opendocument public.composite-content | odt \
    | application/vnd.oasis.opendocument.text | OpenDocument text
    org.oasis-open.opendocument.spreadsheet : org.oasis-open.opendocument public.composite-content \
    public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument \
    spreadsheet
    org.oasis-open.opendocument.presentation : org.oasis-open.opendocument \
    public.composite-content public.presentation | odp | \
    application/vnd.oasis.opendocument.presentation | OpenDocument presentation
    com.apple.keynote.key : com.apple.package public.presentation
    com.apple.keynote.kth : com.apple.package public.presentation
    com.apple.iWork.Keynote.sffkey : public.data public.presentation | key | \
    application/x-iwork-keynote-sffkey | Keynote presentation
    com.apple.iWork.Keynote.key : com.apple.package public.presentation com.apple.keynote.key | \
    key
    com.apple.iWork.Numbers.sffnumbers : public.data public.composite-content public.spreadsheet | \
    numbers | application/x-iwork-numbers-sffnumbers | Numbers spreadsheet
    com.apple.iWork.Numbers.numbers : com.apple.package public.composite-content \
    public.spreadsheet | numbers
    com.apple.iWork.Pages.sffpages : public.data public.composite-content | pages | \
    application/x-iwork-pages-sffpages | Pages document
    com.apple.iWork.Pages.pages : com.apple.package public.composite-content | pages
    com.apple.iWork.Keynote.key-tef : com.apple.package public.presentation com.apple.keynote.key \
    | key-tef
    com.apple.iWork.Keynote.kth : com.apple.package public.presentation com.apple.keynote.kth | \
    kth
    com.apple.iWork.Keynote.sffkth : public.data public.presentation | kth | \
    application/x-iwork-keynote-sffkth
    com.apple.iWork.Numbers.numbers-tef : com.apple.package public.composite-content \
    public.spreadsheet | numbers-tef
    com.apple.iWork.Numbers.sfftemplate : public.data public.composite-content public.spreadsheet \
    | nmbtemplate | application/x-iwork-numbers-sfftemplate
    com.apple.iWork.Numbers.template : com.apple.package public.composite-content \
    public.spreadsheet | nmbtemplate
    com.apple.iWork.Pages.pages-tef : com.apple.package public.composite-content | pages-tef
    com.apple.iWork.Pages.sfftemplate : public.data public.composite-content | template | \
    application/x-iwork-pages-sfftemplate
    com.apple.iWork.Pages.template : com.apple.package public.composite-content | template
    com.microsoft.excel.xla : public.data | xla
    com.microsoft.excel.xlt : public.data public.spreadsheet | xlt | application/vnd.ms-excel \
    application/msexcel
    com.microsoft.excel.xlw : public.data public.spreadsheet | xlw | application/vnd.ms-excel \
    application/msexcel
    com.microsoft.powerpoint.pot : public.data public.presentation | pot | \
    application/vnd.ms-powerpoint application/mspowerpoint
    com.microsoft.powerpoint.pps : public.data public.presentation | pps | \
    application/vnd.ms-powerpoint application/mspowerpoint
    com.microsoft.word.wordml : public.xml public.composite-content | xml
    org.oasis-open.opendocument.chart : org.oasis-open.opendocument public.composite-content | odc \
    | application/vnd.oasis.opendocument.chart
    org.oasis-open.opendocument.chart-template : org.oasis-open.opendocument \
    public.composite-content | otc | application/vnd.oasis.opendocument.chart-template
    org.oasis-open.opendocument.database : public.data public.content public.database | odb | \
    application/vnd.oasis.opendocument.database
    org.oasis-open.opendocument.formula : org.oasis-open.opendocument public.content | odf | \
    application/vnd.oasis.opendocument.formula
    org.oasis-open.opendocument.formula-template : org.oasis-open.opendocument public.content | \
    otf | application/vnd.oasis.opendocument.formula-template
    org.oasis-open.opendocument.graphics : org.oasis-open.opendocument public.composite-content | \
    odg | application/vnd.oasis.opendocument.graphics
    org.oasis-open.opendocument.graphics-template : org.oasis-open.opendocument \
    public.composite-content | otg | application/vnd.oasis.opendocument.graphics-template
    org.oasis-open.opendocument.image : org.oasis-open.opendocument public.image | odi | \
    application/vnd.oasis.opendocument.image
    org.oasis-open.opendocument.image-template : org.oasis-open.opendocument public.image | oti | \
    application/vnd.oasis.opendocument.image-template
    org.oasis-open.opendocument.presentation-template : org.oasis-open.opendocument \
    public.composite-content public.presentation | otp | \
    application/vnd.oasis.opendocument.presentation-template
    org.oasis-open.opendocument.spreadsheet-template : org.oasis-open.opendocument \
    public.composite-content public.spreadsheet | ots | \
    application/vnd.oasis.opendocument.spreadsheet-template
    org.oasis-open.opendocument.text-master : org.oasis-open.opendocument public.composite-content \
    | odm | application/vnd.oasis.opendocument.text-master
    org.oasis-open.opendocument.text-template : org.oasis-open.opendocument \
    public.composite-content | ott | application/vnd.oasis.opendocument.text-template
    org.oasis-open.opendocument.text-web : org.oasis-open.opendocument public.composite-content | \
    oth | application/vnd.oasis.opendocument.text-web
    org.openoffice.formula : public.data public.content | sxm smf | application/vnd.sun.xml.math \
    application/vnd.stardivision.math
    org.openoffice.graphics : public.data public.content | sxd sda | application/vnd.sun.xml.draw \
    application/vnd.stardivision.draw
    org.openoffice.graphics-template : public.data public.content | std | \
    application/vnd.sun.xml.draw.template
    org.openoffice.presentation : public.data public.content public.presentation | sxi sdd sdp | \
    application/vnd.sun.xml.impress application/vnd.stardivision.impress \
    application/vnd.stardivision.impress-packed
    org.openoffice.presentation-template : public.data public.content public.presentation | sti | \
    application/vnd.sun.xml.impress.template
    org.openoffice.spreadsheet : public.data public.spreadsheet | sxc sdc | \
    application/vnd.sun.xml.calc application/vnd.stardivision.calc
    org.openoffice.spreadsheet-template : public.data public.spreadsheet | stc | \
    application/vnd.sun.xml.calc.template
    org.openoffice.text : public.data public.content | sxw sdw | application/vnd.sun.xml.writer \
    application/vnd.stardivision.writer
    org.openoffice.text-master : public.data public.content | sxg | \
    application/vnd.sun.xml.writer.global
    org.openoffice.text-template : public.data public.content | stw | \
    application/vnd.sun.xml.writer.template
    org.openxmlformats.presentationml.presentation.macroenabled : org.openxmlformats.openxml \
    public.presentation public.executable | pptm | \
    application/vnd.ms-powerpoint.presentation.macroEnabled.12
    org.openxmlformats.presentationml.slideshow.macroenabled : org.openxmlformats.openxml \
    public.presentation public.executable | ppsm | \
    application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    org.openxmlformats.presentationml.template.macroenabled : org.openxmlformats.openxml \
    public.presentation public.executable | potm | \
    application/vnd.ms-powerpoint.template.macroEnabled.12
    org.openxmlformats.spreadsheetml.sheet.macroenabled : org.openxmlformats.openxml \
    public.composite-content public.spreadsheet public.executable | xlsm | \
    application/vnd.ms-excel.sheet.macroEnabled.12
    org.openxmlformats.spreadsheetml.template.macroenabled : org.openxmlformats.openxml \
    public.composite-content public.spreadsheet public.executable | xltm | \
    application/vnd.ms-excel.template.macroEnabled.12
    org.openxmlformats.wordprocessingml.document.macroenabled : org.openxmlformats.openxml \
    public.composite-content public.executable | docm | \
    application/vnd.ms-word.document.macroEnabled.12
    org.openxmlformats.wordprocessingml.template.macroenabled : org.openxmlformats.openxml \
    public.composite-content public.executable | dotm | \
    application/vnd.ms-word.template.macroEnabled.12
    """
}

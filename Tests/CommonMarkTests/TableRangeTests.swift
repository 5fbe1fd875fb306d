import CommonMark
import Testing

struct TableRangeTests {
  @Test func givesRowsCellsAndTheirTextRanges() {
    let source = "lead *x*\n| é | b `x\\|y` *z* |\n|:--|-:|\n| [a] | | y |\n| *q*\n\n[a]: foo\n"
    #expect(
      Document(parsing: source).dump() == """
        document 1:1-7:9
          paragraph 1:1-1:9
            text 1:1-1:6 "lead "
            emphasis 1:6-1:9
              text 1:7-1:8 "x"
          table 2:1-5:6 left right
            tableRow 2:1-2:22 header
              tableCell 2:3-2:5
                text 2:3-2:5 "é"
              tableCell 2:8-2:20
                text 2:8-2:10 "b "
                code 2:10-2:16 "x|y"
                text 2:16-2:17 " "
                emphasis 2:17-2:20
                  text 2:18-2:19 "z"
            tableRow 4:1-4:14
              tableCell 4:3-4:6
                link 4:3-4:6 "foo"
                  text 4:4-4:5 "a"
              tableCell 4:9-4:9
            tableRow 5:1-5:6
              tableCell 5:3-5:6
                emphasis 5:3-5:6
                  text 5:4-5:5 "q"
              tableCell ?

        """)
  }

  @Test func keepsRangesInQuotesAndItems() {
    let source = "> 1. |a|\n>    |-|\n>\t |`b`|\n>    |\n>      \\*c*d*\n"
    #expect(
      Document(parsing: source).dump() == """
        document 1:1-5:14
          blockQuote 1:1-5:14
            list 1:3-5:14 ordered from 1 tight
              item 1:3-5:14
                table 1:6-3:9 none
                  tableRow 1:6-1:9 header
                    tableCell 1:7-1:8
                      text 1:7-1:8 "a"
                  tableRow 3:4-3:9
                    tableCell 3:5-3:8
                      code 3:5-3:8 "b"
                paragraph 4:6-5:14
                  text 4:6-4:7 "|"
                  softBreak 4:7-4:8
                  text 5:8-5:11 "*c"
                  emphasis 5:11-5:14
                    text 5:12-5:13 "d"

        """)
  }
}

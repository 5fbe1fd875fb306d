extension RangeTests {
  static let inlines = [
    TreeCase(
      "bytes, not characters", "## é `ü` [日本](z) ##",
      """
      document 1:1-1:23
        heading 1:1-1:23 level 2
          text 1:4-1:7 "é "
          code 1:7-1:11 "ü"
          text 1:11-1:12 " "
          link 1:12-1:23 "z"
            text 1:13-1:19 "日本"
      """),
    TreeCase(
      "quote and lazy line", "> a *b*\n>   c `d\n> e` f\ng **h**",
      """
      document 1:1-4:8
        blockQuote 1:1-4:8
          paragraph 1:3-4:8
            text 1:3-1:5 "a "
            emphasis 1:5-1:8
              text 1:6-1:7 "b"
            softBreak 1:8-1:9
            text 2:5-2:7 "c "
            code 2:7-3:5 "d e"
            text 3:5-3:7 " f"
            softBreak 3:7-3:8
            text 4:1-4:3 "g "
            strong 4:3-4:8
              text 4:5-4:6 "h"
      """),
    TreeCase(
      "tabs before and in a list", ">\t- a\n>\t  *b*",
      """
      document 1:1-2:8
        blockQuote 1:1-2:8
          list 1:3-2:8 bullet tight
            item 1:3-2:8
              paragraph 1:5-2:8
                text 1:5-1:6 "a"
                softBreak 1:6-1:7
                emphasis 2:5-2:8
                  text 2:6-2:7 "b"
      """),
    TreeCase(
      "link definitions before the text", "[a]: b\n[c]:\n d\n[a] *x*\ny",
      """
      document 1:1-5:2
        paragraph 1:1-5:2
          link 4:1-4:4 "b"
            text 4:2-4:3 "a"
          text 4:4-4:5 " "
          emphasis 4:5-4:8
            text 4:6-4:7 "x"
          softBreak 4:8-4:9
          text 5:1-5:2 "y"
      """),
    TreeCase(
      "target on two lines", "[c](d\n\"t\") *x*",
      """
      document 1:1-2:9
        paragraph 1:1-2:9
          link 1:1-2:5 "d" title "t"
            text 1:2-1:3 "c"
          text 2:5-2:6 " "
          emphasis 2:6-2:9
            text 2:7-2:8 "x"
      """),
    TreeCase(
      "hard breaks of both kinds", "a\\\n  b  \nc",
      """
      document 1:1-3:2
        paragraph 1:1-3:2
          text 1:1-1:2 "a"
          lineBreak 1:2-1:4
          text 2:3-2:4 "b"
          lineBreak 2:4-2:7
          text 3:1-3:2 "c"
      """),
    TreeCase(
      "escapes, entities, leftover markers", "\\*&amp;z **q* <http://x.y>",
      """
      document 1:1-1:27
        paragraph 1:1-1:27
          text 1:1-1:11 "*&z *"
          emphasis 1:11-1:14
            text 1:12-1:13 "q"
          text 1:14-1:15 " "
          link 1:15-1:27 "http://x.y"
            text 1:16-1:26 "http://x.y"
      """),
    TreeCase(
      "entities that look like others", "&amp;amp; &foo; &eacute; **a*\n&ngE; b",
      """
      document 1:1-2:8
        paragraph 1:1-2:8
          text 1:1-1:27 "&amp; &foo; é *"
          emphasis 1:27-1:30
            text 1:28-1:29 "a"
          softBreak 1:30-1:31
          text 2:1-2:8 "≧̸ b"
      """),
    TreeCase(
      "NUL and byte order mark", "\u{FEFF}a\0*b*",
      """
      document 1:1-1:6
        paragraph 1:1-1:6
          text 1:1-1:3 "a\u{FFFD}"
          emphasis 1:3-1:6
            text 1:4-1:5 "b"
      """),
  ]
}

/// The internet's top-level domains: those of countries, and the general ones in daily use.
enum TopLevelDomains {
  static func contains(_ name: String) -> Bool { all.contains(name[...]) }

  private static let all = Set((general + countries).split(separator: " "))

  private static let general = """
    com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel tel cat asia post \
    xxx app dev page blog shop store online site website tech cloud email news media art design studio \
    music video photo photos club live life world today wiki space link xyz top vip fun games academy \
    agency bank beer berlin bio camp cards care city coffee company community computer codes dental \
    directory earth eco education events exchange expert family finance fit fund gallery global gmbh \
    google apple green guide guru health help homes host house how institute land lgbt london love ltd \
    market money network nyc one ooo paris party place plus press radio red rocks run sale school \
    science services social software solutions support systems team tips tools town uno wales watch \
    work works yoga zone\u{20}
    """

  private static let countries = """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw \
    by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et \
    eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie \
    il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv \
    ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr \
    nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl \
    sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz \
    va vc ve vg vi vn vu wf ws ye yt za zm zw
    """
}

// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Sounds, movies, playlists.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let soundAndMovieTypes: StaticString = """
    public.audiovisual-content : public.data public.content | | | audiovisual content
    public.movie : public.audiovisual-content | | | movie
    public.video : public.movie | | | video
    com.apple.quicktime-movie : public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg : public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg video/x-mpeg \
    video/x-mpg | MPEG movie
    public.mpeg-2-video : public.video | m2v | video/mpeg2 video/mpeg2-video
    public.mpeg-2-transport-stream : public.movie | ts
    public.avchd-mpeg-2-transport-stream : public.mpeg-2-transport-stream | mts m2ts | | AVCHD \
    movie
    public.avchd-content : public.data public.content | bdm bdmv | | AVCHD collection
    public.mpeg-4 : public.movie | mp4 mpg4 | video/mp4 video/mp4v-es | MPEG-4 movie
    com.apple.m4v-video : public.mpeg-4 | m4v | video/x-m4v | M4V movie
    com.apple.protected-mpeg-4-video : com.apple.m4v-video
    public.avi : public.movie | avi vfw | video/avi video/msvideo video/x-msvideo | AVI movie
    public.3gpp : public.movie | 3gp 3gpp sdv | video/3gpp audio/3gpp | 3GPP movie
    public.3gpp2 : public.movie | 3g2 3gp2 | video/3gpp2 audio/3gpp2 | 3GPP2 movie
    org.webmproject.webm : public.movie | webm | video/webm audio/webm | WebM movie
    com.microsoft.advanced-systems-format : public.audiovisual-content | asf | video/x-ms-asf
    com.microsoft.windows-media-wmv : public.movie com.microsoft.advanced-systems-format | wmv | \
    video/x-ms-wmv | Windows Media movie
    public.audio : public.audiovisual-content | | | sound
    public.mp3 : public.audio | mp3 mpga | audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg \
    audio/x-mpeg3 audio/x-mpg audio/x-mp3 | MP3 sound
    public.mpeg-4-audio : public.mpeg-4 public.audio | mp4 mpg4 | audio/mp4 audio/mp4a-latm | \
    MPEG-4 sound
    com.apple.m4a-audio : public.mpeg-4-audio | m4a | audio/x-m4a | M4A sound
    com.apple.mpeg-4-ringtone : public.mpeg-4-audio | m4r | audio/x-m4r | ringtone
    com.apple.protected-mpeg-4-audio : public.audio | m4p
    com.apple.protected-mpeg-4-audio-b : com.apple.protected-mpeg-4-audio | m4b | | audiobook
    public.aac-audio : public.audio | aac adts | audio/aac audio/x-aac | AAC sound
    public.aifc-audio : public.audio | aifc | | AIFC sound
    public.aiff-audio : public.aifc-audio | aiff aif | audio/aiff audio/x-aiff | AIFF sound
    com.microsoft.waveform-audio : public.audio | wav wave bwf | audio/vnd.wave audio/wav \
    audio/wave audio/x-wav | WAV sound
    org.xiph.ogg-audio : public.audio | ogg oga | audio/ogg | Ogg sound
    public.midi-audio : public.audio | midi mid smf kar | audio/midi audio/x-midi | MIDI sound
    com.apple.coreaudio-format : public.audio | caf | | Core Audio sound
    org.xiph.flac : public.audio | flac | audio/flac | FLAC sound
    public.au-audio : public.audio | au snd | audio/basic
    public.playlist : | | | playlist
    public.m3u-playlist : public.text public.playlist | m3u m3u8 | audio/mpegurl \
    application/vnd.apple.mpegurl audio/x-mpegurl | M3U playlist
    com.adobe.flash.video : public.movie | flv f4v f4p f4a f4b | video/x-flv
    public.haptics-content :
    com.apple.haptics.ahap : public.haptics-content public.json | ahap
    com.audible.aa-audio : public.audio
    com.audible.aa-audiobook : com.audible.aa-audio | aa | audio/audible audio/x-pn-audibleaudio \
    audio/x-audible
    com.audible.aax-audiobook : com.audible.aa-audio | aax | audio/vnd.audible.aax
    com.avid.open-media-framework : public.audiovisual-content | omf
    com.digidesign.sd2-audio : public.audio | sd2
    com.microsoft.advanced-stream-redirector : public.audiovisual-content public.xml | asx | \
    video/x-ms-asx
    com.microsoft.windows-media-wax : public.audio com.microsoft.advanced-stream-redirector | wax \
    | video/x-ms-wax
    com.microsoft.windows-media-wm : public.movie com.microsoft.advanced-systems-format | wm | \
    video/x-ms-wm
    com.microsoft.windows-media-wma : public.audio com.microsoft.advanced-systems-format | wma | \
    video/x-ms-wma
    com.microsoft.windows-media-wmp : public.movie com.microsoft.advanced-systems-format | wmp | \
    video/x-ms-wmp
    com.microsoft.windows-media-wmx : public.movie com.microsoft.advanced-stream-redirector | wmx \
    | video/x-ms-wmx
    com.microsoft.windows-media-wvx : public.movie com.microsoft.advanced-stream-redirector | wvx \
    | video/x-ms-wvx
    com.real.realaudio : public.audio | ram ra | audio/vnd.rn-realaudio audio/x-pn-realaudio \
    audio/x-realaudio
    com.real.realmedia : public.movie | rm | application/vnd.rn-realmedia
    com.real.realmedia-vbr : public.movie | rmvb | application/vnd.rn-realmedia-vbr
    com.sony.wave64 : public.audio | w64
    com.soundblaster.soundfont : public.audio | sf2
    org.3gpp.adaptive-multi-rate-audio : public.audio | amr | audio/amr
    org.khronos.collada.digital-asset-exchange : public.xml public.audiovisual-content \
    public.3d-content | dae
    org.smpte.mxf : public.movie | mxf | application/mxf
    public.ac3-audio : public.audio | ac3 | audio/ac3
    public.audiovisual-content-collection :
    public.cdda-audio : public.aifc-audio | cdda
    public.downloadable-sound : public.audio | dls | audio/dls
    public.dv-movie : public.movie | dv dif | video/x-dv
    public.enhanced-ac3-audio : public.audio | eac3 ec3 | audio/eac3
    public.flc-animation : public.movie | flc fli cel | video/flc
    public.mp2 : public.audio | mp2
    public.mp4a-latm : public.audio | | audio/mp4a-latm
    public.mp4a-loas : public.audio | loas latm
    public.pls-playlist : public.text public.playlist | pls | audio/x-scpls
    public.ulaw-audio : public.audio | ul ulw ulaw
    """
}

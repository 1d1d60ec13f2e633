package games.parlour.core.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whatever is said in a picture, the file stays well-formed. */
class SvgWriterTest {
  @Test
  void wordsCannotBecomeMarks() {
    SvgWriter svg = new SvgWriter().say("text", "<b> & \"so\" on\u0000\uFFFF", "id", "a\"b<c");
    assertThat(svg)
        .hasToString("<text id=\"a&quot;b&lt;c\">&lt;b&gt; &amp; &quot;so&quot; on  </text>\n");
  }

  @Test
  void whatIsOpenedIsClosedAndIndented() {
    SvgWriter svg = new SvgWriter().open("g", "x", 1).put("rect", "y", 2.5).close("g");
    assertThat(svg).hasToString("<g x=\"1\">\n  <rect y=\"2.5\"/>\n</g>\n");
  }
}

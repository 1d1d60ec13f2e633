package games.parlour.votes;

import games.parlour.core.show.Figure;
import java.util.List;

/** The figures of the rule book: what lies on the map, in Congress, and at a vote. */
final class RulebookFigures {
  static final List<Figure> ALL =
      List.of(
          Figure.of(
                  "regions",
                  "V4",
                  "turn=2 round=3 actor=suffragist NY=p2y1 TX=r3 CO=p2 GA=r1 OH=y2 CA=p1 VA=r2")
              .at("west", "plains", "south", "midwest", "atlantic", "northeast"),
          Figure.of(
                  "campaign",
                  "V42",
                  "turn=2 round=1 actor=suffragist NY=p2 MA=y1 VT=r1"
                      + " campaigners=purple1:northeast,yellow1:northeast,red1:south")
              .at("northeast"),
          Figure.of(
                  "congress",
                  "V83",
                  "turn=4 round=2 actor=suffragist congress=5 WI=p2 OH=p3y1 IN=r4 MI=y1")
              .at("congress", "midwest"),
          Figure.of(
                  "sent",
                  "V83",
                  "turn=4 round=2 actor=opposition sent=yes WI=p2 OH=ratified IN=rejected MI=y1")
              .at("midwest", "ratified", "rejected"),
          Figure.of(
                  "claim",
                  "V86",
                  "turn=3 round=4 actor=suffragist NY=p3y1 claimed.suffragist=new-york")
              .at("NY", "claimed.suffragist"),
          Figure.of(
                  "vote",
                  "V91",
                  "turn=6 round=6 actor=suffragist phase=voting:stage=2:picked=33:b=5:c=4 sent=yes"
                      + " buttons=1/0 TN=r2 box.ballot=voter-registration")
              .at("TN", "vote.suffragist", "vote.opposition"));

  private RulebookFigures() {}
}

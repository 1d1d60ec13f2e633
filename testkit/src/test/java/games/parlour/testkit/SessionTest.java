package games.parlour.testkit;

import static games.parlour.testkit.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Outcome;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A session at work, shown with Four Hands: north begins, east and west play against north. */
class SessionTest {
  private static final String DEALT = "2 on 0 0-0 11222 - 1121/1222/1424/1838 - choose";
  private static final String LAST_THROW = "1 on 0 0-0 11222 - 11/12/14/18 5541 throw";

  private final CardsGame game = new CardsGame();
  private final Dealer dealer = Dealer.ofNumber(1);
  private final Session<CardsPosition, CardMove> session = from(DEALT);
  private final Seat north = session.seats().get(0);
  private final Seat east = session.seats().get(1);
  private final Seat south = session.seats().get(2);
  private final Seat west = session.seats().get(3);

  private Session<CardsPosition, CardMove> from(String line) {
    return new Session<>(
        game,
        game.setup(Occasion.STUDY, Map.of(), Optional.of(line)),
        Map.of("player.north", "Emily"));
  }

  @Test
  void onlyTheOneWhoseTurnItIsMoves() {
    assertThat(session.decider()).contains(north);
    assertRefused("refused.turn", () -> session.move(east, "play-1"));
    assertRefused("refused.move", () -> session.move(north, "play-3"));
    assertRefused("refused.move", () -> session.move(north, ""));
    assertThat(session.size()).isZero();
    session.move(north, "play-1");
    assertThat(session.turn()).isInstanceOf(Turn.Chance.class);
    assertThat(session.decider()).isEmpty();
    assertRefused("refused.turn", () -> session.move(north, "play-1"));
    session.deal(dealer);
    assertThat(session.decider()).contains(east);
    assertThat(session.line()).containsExactly(1, 2);
    assertThat(session.record().log().get(0)).isEqualTo(new Entry.Moved(1, "north", "play-1"));
    assertThat(session.record().log().get(1)).isInstanceOf(Entry.Dealt.class);
  }

  @Test
  void chanceSpeaksOnlyWhereItIsAsked() {
    assertRefused("refused.chance", () -> session.deal(dealer));
    session.act(north, Entry.Act.RESIGN);
    assertRefused("refused.over", () -> session.deal(dealer));
  }

  @Test
  void nothingIsDealtWhenTheRulesHaveEndedTheGame() {
    Session<CardsPosition, CardMove> last = from(LAST_THROW);
    last.deal(dealer);
    assertThat(last.position().turn()).isInstanceOf(Turn.Over.class);
    assertRefused("refused.over", () -> last.deal(dealer));
  }

  @Test
  void aTakebackGrowsANewBranch() {
    session.move(north, "play-1");
    session.deal(dealer);
    session.move(east, "play-2");
    session.takeBack(east, 0);
    assertThat(session.size()).isEqualTo(4);
    assertThat(session.line()).isEmpty();
    assertThat(session.decider()).contains(north);
    assertThat(line(session.position())).isEqualTo(DEALT);
    session.move(north, "play-2");
    assertThat(session.line()).containsExactly(5);
    assertThat(session.moveOf(5)).isEqualTo(new CardMove.Play(1));
    assertThat(line(session.positionBefore(5))).isEqualTo(DEALT);
    assertThat(line(session.positionAfter(1))).isNotEqualTo(line(session.positionAfter(5)));
    assertRefused("refused.takeback", () -> session.takeBack(east, 2));
    assertThatThrownBy(() -> session.moveOf(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> session.positionBefore(4))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aTakebackLeadsToAnEarlierPointOnly() {
    session.move(north, "play-1");
    assertRefused("refused.takeback", () -> session.takeBack(north, 1));
    assertRefused("refused.takeback", () -> session.takeBack(north, 2));
    assertRefused("refused.takeback", () -> session.takeBack(north, -1));
    session.takeBack(north, 0);
    assertRefused("refused.takeback", () -> session.takeBack(north, 0));
  }

  @Test
  void aTakebackDoesNotBringTheSameDiceAgain() {
    Dealer dice = Dealer.ofNumber(2);
    StringBuilder thrown = new StringBuilder();
    session.move(north, "play-1");
    for (int i = 0; i < 20; i++) {
      session.deal(dice);
      thrown.append(((Entry.Dealt) session.record().log().getLast()).outcome());
      session.takeBack(north, 1);
    }
    assertThat(thrown.toString()).contains("die-1").contains("die-2").contains("die-3");
  }

  @Test
  void aDrawIsOfferedAndAnswered() {
    assertRefused("refused.draw.none", () -> session.act(east, Entry.Act.ACCEPT_DRAW));
    session.act(north, Entry.Act.OFFER_DRAW);
    assertThat(session.drawOffered()).contains(north.side());
    assertRefused("refused.draw.offered", () -> session.act(east, Entry.Act.OFFER_DRAW));
    assertRefused("refused.draw.none", () -> session.act(south, Entry.Act.ACCEPT_DRAW));
    session.act(west, Entry.Act.DECLINE_DRAW);
    assertThat(session.drawOffered()).isEmpty();
    session.act(east, Entry.Act.OFFER_DRAW);
    session.act(south, Entry.Act.ACCEPT_DRAW);
    assertThat(session.turn()).isEqualTo(new Turn.Over(Outcome.draw(Text.of("outcome.agreed"))));
    assertRefused("refused.over", () -> session.move(north, "play-1"));
  }

  @Test
  void anOfferLapsesWhenTheOtherSideMoves() {
    session.act(north, Entry.Act.OFFER_DRAW);
    session.move(north, "play-1");
    session.deal(dealer);
    assertThat(session.drawOffered()).contains(north.side());
    session.move(east, "play-1");
    assertThat(session.drawOffered()).isEmpty();
    assertRefused("refused.draw.none", () -> session.act(west, Entry.Act.ACCEPT_DRAW));
  }

  @Test
  void whoResignsLosesForTheSide() {
    session.act(south, Entry.Act.RESIGN);
    Turn.Over over = (Turn.Over) session.turn();
    assertThat(over.outcome().winner()).contains(east.side());
    assertThat(over.outcome().reason())
        .isEqualTo(Text.of("outcome.resign", "seat", Text.of("seat.south")));
    assertThat(session.position().turn()).isInstanceOf(Turn.Decide.class);
    assertRefused("refused.over", () -> session.takeBack(south, 0));
    assertRefused("refused.over", () -> session.act(north, Entry.Act.OFFER_DRAW));
  }

  @Test
  void whoseTimeRunsOutOrWhoLeavesLosesForTheSide() {
    session.act(east, Entry.Act.FLAG);
    Turn.Over over = (Turn.Over) session.turn();
    assertThat(over.outcome().winner()).contains(north.side());
    assertThat(over.outcome().reason())
        .isEqualTo(Text.of("outcome.flag", "seat", Text.of("seat.east")));
    assertRefused("refused.over", () -> session.act(north, Entry.Act.ABANDON));
  }

  @Test
  void aGameThatIsCalledOffCountsForNobody() {
    session.act(east, Entry.Act.ABORT);
    Turn.Over over = (Turn.Over) session.turn();
    assertThat(over.outcome().calledOff()).as("%s is called off", over.outcome()).isTrue();
    assertThat(over.outcome().winner()).isEmpty();
    assertThat(over.outcome().reason())
        .isEqualTo(Text.of("outcome.abort", "seat", Text.of("seat.east")));
    assertRefused("refused.over", () -> session.act(north, Entry.Act.RESIGN));
    assertRefused("refused.over", () -> session.takeBack(north, 0));
  }

  @Test
  void aGameThatTheRulesEndedCanBeTakenBack() {
    Session<CardsPosition, CardMove> last = from(LAST_THROW);
    last.deal(dealer);
    last.takeBack(west, 0);
    assertThat(last.turn()).isInstanceOf(Turn.Chance.class);
  }

  @Test
  void aRecordTellsTheSameSession() {
    session.act(east, Entry.Act.OFFER_DRAW);
    session.move(north, "swap");
    session.deal(dealer);
    session.move(north, "put-3");
    session.takeBack(north, 3);
    String text = RecordText.write(session.record());
    Session<CardsPosition, CardMove> again = Session.replay(game, RecordText.read(text));
    assertThat(RecordText.write(again.record())).isEqualTo(text).contains("player.north: Emily");
    assertThat(again.position()).isEqualTo(session.position());
    assertRefused(
        "refused.rules",
        () -> Session.replay(game, RecordText.read(text.replace("rules: 1", "rules: 9"))));
    assertRefused(
        "refused.record.line{line=12",
        () -> Session.replay(game, RecordText.read(text.replace("put-3", "put-4"))));
    assertRefused(
        "refused.record.line{line=9",
        () -> Session.replay(game, RecordText.read(text.replace("east", "nobody"))));
  }

  private String line(CardsPosition position) {
    return game.notation().writePosition(position);
  }
}

package games.parlour.testkit;

import static games.parlour.testkit.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Notation;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.search.FastPosition;
import games.parlour.core.table.TableRules;
import games.parlour.core.table.Takeback;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.game.DelegatingGame;
import games.parlour.testkit.ghosts.GhostsGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rules of the table, with four seats of two sides and with a board that hides nothing. */
class TableRulesTest {
  private static final String DEALT = "2 on 0 0-0 11222 - 1121/1222/1424/1838 - choose";

  private final Session<CardsPosition, CardMove> session = from(new CardsGame());
  private final Seat north = session.seats().get(0);
  private final Seat east = session.seats().get(1);
  private final Seat south = session.seats().get(2);
  private final Seat west = session.seats().get(3);

  private static <P extends Position<P, M>, M extends Move> Session<P, M> from(Game<P, M> game) {
    Setup setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(DEALT));
    return new Session<>(game, setup, Map.of());
  }

  /** The person at each seat in their order; "-" is a computer. */
  private static TableRules rules(Session<?, ?> session, String... people) {
    return new TableRules(
        session, seat -> Optional.of(people[seat.index()]).filter(name -> !name.equals("-")));
  }

  private List<Entry.Act> acts() {
    return session.record().log().stream()
        .filter(Entry.Acted.class::isInstance)
        .map(entry -> ((Entry.Acted) entry).act())
        .toList();
  }

  @Test
  void everyOpposingComputerMustAgreeToADraw() {
    List<Seat> asked = new ArrayList<>();
    rules(session, "ann", "-", "-", "-")
        .offerDraw(
            north,
            seat -> {
              asked.add(seat);
              return seat.equals(east);
            });
    assertThat(asked).containsExactly(east, west);
    assertThat(acts()).containsExactly(Entry.Act.OFFER_DRAW, Entry.Act.DECLINE_DRAW);
  }

  @Test
  void computersThatAllAgreeEndTheGame() {
    rules(session, "ann", "-", "-", "-").offerDraw(north, seat -> true);
    assertThat(session.turn()).isInstanceOf(Turn.Over.class);
  }

  @Test
  void anotherPersonAnswersLaterAndNoComputerForThem() {
    TableRules rules = rules(session, "ann", "-", "-", "bob");
    rules.offerDraw(
        north,
        seat -> {
          throw new AssertionError("asked " + seat);
        });
    assertThat(acts()).containsExactly(Entry.Act.OFFER_DRAW);
    assertThat(rules.mayAnswerDraw(west)).as("west may answer the offer of a draw").isTrue();
    assertThat(rules.mayAnswerDraw(south))
        .as("south may not answer the draw that its own side offers")
        .isFalse();
    assertThat(rules.mayOfferDraw(west))
        .as("west may not offer a draw while it is asked for one")
        .isFalse();
  }

  @Test
  void whoPlaysBothSidesAgreesWithThemselvesButNotForAComputer() {
    rules(session, "ann", "ann", "ann", "-").offerDraw(north, seat -> false);
    assertThat(acts()).containsExactly(Entry.Act.OFFER_DRAW, Entry.Act.DECLINE_DRAW);
  }

  @Test
  void oneOfferForEachMove() {
    TableRules rules = rules(session, "ann", "-", "-", "-");
    rules.offerDraw(north, seat -> false);
    assertThat(rules.mayOfferDraw(north))
        .as("north may not offer a draw twice in one turn")
        .isFalse();
    assertThat(rules.mayOfferDraw(south)).as("a computer may not offer a draw").isFalse();
    assertRefused("refused.draw.again", () -> rules.offerDraw(north, seat -> true));
    session.move(north, "play-1");
    session.deal(Dealer.ofNumber(1));
    assertThat(rules.mayOfferDraw(north)).as("north may offer a draw again after a move").isTrue();
  }

  @Test
  void aGameWithoutDrawsByAgreementOffersNone() {
    Session<CardsPosition, CardMove> noDraws = from(new NoDraws(new CardsGame()));
    TableRules rules = rules(noDraws, "ann", "-", "-", "-");
    assertThat(rules.mayOfferDraw(north))
        .as("north may not offer a draw in a game without draws by agreement")
        .isFalse();
    assertRefused("refused.draw.game", () -> rules.offerDraw(north, seat -> true));
    assertThat(noDraws.size()).isZero();
  }

  @Test
  void hiddenThingsAreForgottenOnlyByConsent() {
    session.move(north, "play-1");
    assertThat(rules(session, "ann", "-", "-", "-").mayAskTakeback(north, List.of()))
        .as("ann may not ask computers for a takeback")
        .isFalse();
    TableRules two = rules(session, "ann", "-", "bob", "-");
    assertThat(two.mayAskTakeback(north, List.of())).as("ann may ask bob for a takeback").isTrue();
    List<String> agreed = two.agreeToTakeback(north, List.of());
    assertThat(agreed).containsExactly("north");
    assertThat(session.size()).isEqualTo(1);
    assertThat(two.mayAnswerTakeback(south, agreed))
        .as("south may answer the request for a takeback")
        .isTrue();
    assertThat(two.mayAnswerTakeback(north, agreed))
        .as("north may not answer its own request for a takeback")
        .isFalse();
    assertThat(two.mayAnswerTakeback(east, agreed))
        .as("a computer may not answer the request for a takeback")
        .isFalse();
    assertThat(two.agreeToTakeback(south, agreed)).isEmpty();
    assertThat(session.record().log().getLast()).isEqualTo(new Entry.TakenBack(2, "north", 0));
  }

  @Test
  void anOpenBoardIsTakenBackAtOneDeviceAndAHiddenOneIsNot() {
    for (String hidden : List.of("on", "off")) {
      GhostsGame game = new GhostsGame();
      Setup setup = game.setup(Occasion.TABLE, Map.of("hidden", hidden), Optional.empty());
      var ghosts = new Session<>(game, setup, Map.of());
      TableRules rules = rules(ghosts, "ann", "-");
      Seat first = ghosts.decider().orElseThrow();
      ghosts.move(first, ghosts.position().moves().getFirst());
      Seat second = ghosts.decider().orElseThrow();
      ghosts.move(second, ghosts.position().moves().getFirst());
      boolean open = hidden.equals("off");
      assertThat(rules.hasSecrets()).isEqualTo(!open);
      assertThat(rules.mayAskTakeback(first, List.of())).isEqualTo(open);
      assertThat(rules.undoAtOneDevice(first))
          .isEqualTo(open ? Optional.of(new Takeback(first, 0)) : Optional.empty());
      assertThat(rules.seeTheSame(first, second)).isEqualTo(open);
    }
  }

  @Test
  void hintsAreForThoseWhoPlayWithoutOtherPeople() {
    assertThat(rules(session, "ann", "-", "-", "-").mayAskHint(north))
        .as("ann, alone with computers, may ask for a hint")
        .isTrue();
    assertThat(rules(session, "ann", "-", "-", "-").mayAskHint(south))
        .as("a computer may not ask for a hint")
        .isFalse();
    assertThat(rules(session, "-", "ann", "-", "-").mayAskHint(north))
        .as("a computer may not ask for a hint while ann has another seat")
        .isFalse();
    assertThat(rules(session, "ann", "-", "bob", "-").mayAskHint(north))
        .as("ann may not ask for a hint while she plays with bob")
        .isFalse();
  }

  @Test
  void helpAgainstPeopleNeedsTheConsentOfAll() {
    TableRules rules = rules(session, "ann", "-", "bob", "bob");
    assertThat(rules.mayAnalyse(Optional.of("ann")))
        .as("ann may not analyse before all have agreed")
        .isFalse();
    session.act(north, Entry.Act.ALLOW_HELP);
    assertThat(rules.mayAllowHelp(north)).as("north may not allow help twice").isFalse();
    assertThat(rules.mayAllowHelp(south)).as("south may allow help").isTrue();
    assertThat(rules.allowsHelp()).as("help is not allowed before all have agreed").isFalse();
    session.act(west, Entry.Act.ALLOW_HELP);
    assertThat(rules.mayAllowHelp(south)).as("bob has spoken at his other seat").isFalse();
    assertThat(rules.mayAskHint(north))
        .as("north may ask for a hint when all have agreed")
        .isTrue();
    assertThat(rules.mayAnalyse(Optional.of("bob")))
        .as("bob may analyse when all have agreed")
        .isTrue();
    assertThat(rules.mayAnalyse(Optional.of("cat"))).as("who only watches").isFalse();
    session.act(north, Entry.Act.RESIGN);
    assertThat(rules.mayAnalyse(Optional.empty()))
        .as("a guest without a seat may analyse the game when it is over")
        .isTrue();
    assertThat(rules.mayAllowHelp(north))
        .as("north may not allow help when the game is over")
        .isFalse();
  }

  /** Four Hands, where nobody may agree on a draw. */
  private static final class NoDraws extends DelegatingGame<CardsPosition, CardMove> {
    private final CardsGame cards;

    NoDraws(CardsGame cards) {
      super(cards);
      this.cards = cards;
    }

    @Override
    public CardsPosition start(Setup setup) {
      return cards.start(setup);
    }

    @Override
    public Notation<CardsPosition, CardMove> notation() {
      return cards.notation();
    }

    @Override
    public FastPosition<CardsPosition, CardMove> fast() {
      return cards.fast();
    }

    @Override
    public boolean drawsByAgreement(Setup setup) {
      return false;
    }
  }
}

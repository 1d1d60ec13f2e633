package games.parlour.votes;

import static games.parlour.votes.VotesGames.any;
import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.readsBack;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with the Oppobot in writing: in the midst of card upon card, and what cannot be. */
class OppobotLinesTest {
  private static final int CHAINS = 40;

  /** Every open State card lacks one cube, so that nearly every placing claims one. */
  private static final String CHAIN =
      "mode=solitaire turn=6 round=2 actor=oppobot"
          + " MT=r3 KS=r3 TX=r3 GA=r3 IL=r3 PA=r3 NY=r3 NJ=r3 UT=r3"
          + " states=utah,montana,kansas,texas,georgia,illinois,pennsylvania,new-york,new-jersey"
          + " open=national-focus,regional-focus,transportation hand.suffragist=lucy-stone"
          + " campaigners=purple1:west,red1:south,red2:west";

  /** Cards that claim cards, before the amendment is sent and after, as deep as dice can lead. */
  @ParameterizedTest
  @ValueSource(strings = {"", " sent=yes"})
  void cardsUponCardsAreReadBack(String more) {
    assertThat(deepestReadBack(more, new Generator(1))).isGreaterThan(7);
    Seeds.repeatably(random -> deepestReadBack(more, random));
  }

  /** Reads every position of some chains back, and says how deep they led, which is luck. */
  private static int deepestReadBack(String more, Generator random) {
    int deepest = 0;
    for (int i = 0; i < CHAINS; i++) {
      VotesPosition p = at(CHAIN + more);
      while (p.turn() instanceof Turn.Chance) {
        readsBack(p);
        deepest = Math.max(deepest, p.state().depth());
        p = random.below(4) == 0 ? any(p, random) : deeper(p, random);
      }
      readsBack(p);
    }
    return deepest;
  }

  /** The outcome that lays most cards on each other; any of those that lay as many. */
  private static VotesPosition deeper(VotesPosition p, Generator random) {
    VotesPosition best = any(p, random);
    for (VotesMove move : p.moves()) {
      VotesPosition next = p.play(move);
      best = next.state().depth() > best.state().depth() ? next : best;
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mode=solitaire turn=6 phase=voting sent=yes buttons=0/3",
        "mode=solitaire hand.suffragist=lucy-stone claimed.oppobot=texas",
        "mode=solitaire actor=oppobot round=2 claimed.oppobot=texas",
        "mode=solitaire turn=2 round=2 actor=oppobot phase=oppobot:stage=2"
            + " doing=event:oppobot-border-states/event:utah/refill claimed.oppobot=national-focus",
        "mode=solitaire turn=2 actor=oppobot phase=strategy:stage=2 doing=refill"
            + " claimed.oppobot=national-focus open=counter-strat,transportation",
        "mode=solitaire turn=2 actor=oppobot phase=strategy:stage=3 doing=refill"
            + " claimed.oppobot=texas open=counter-strat,transportation",
        "mode=solitaire actor=oppobot hand.opposition=old-dixie",
        "mode=solitaire discard.opposition=old-dixie",
        "mode=solitaire box.turn=beer-brewers",
        "mode=solitaire open=change-in-plans",
        "mode=solitaire claimed.suffragist=opposition-research",
        "discard.oppobot=oppobot-emma-goldman",
        "actor=oppobot",
        "mode=cooperative actor=oppobot doing=campaign",
        "mode=solitaire actor=oppobot phase=round",
        "mode=solitaire actor=suffragist phase=oppobot",
        "mode=solitaire actor=oppobot doing=event:border-states",
        "mode=solitaire actor=oppobot doing=event:texas",
        "mode=solitaire actor=oppobot doing=event:oppobot-emma-goldman:a=7",
        "mode=solitaire actor=oppobot doing=bot-campaign",
        "mode=solitaire actor=oppobot campaigners=red1:south doing=bot-campaign:stage=1",
        "mode=solitaire actor=oppobot campaigners=red1:south"
            + " doing=bot-campaign:stage=2:b=1:picked=9:d=9",
        "mode=solitaire actor=oppobot campaigners=red1:south"
            + " doing=bot-campaign:stage=3:b=1:c=5:picked=1:d=1"
      })
  void whatCannotBeIsRefused(String line) {
    assertThatThrownBy(() -> at(line)).as(line).isInstanceOf(Refusal.class);
  }
}

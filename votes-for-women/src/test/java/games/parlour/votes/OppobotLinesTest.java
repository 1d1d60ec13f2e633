package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Generator;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with the Oppobot in writing: in whole games, and in the midst of card upon card. */
class OppobotLinesTest {
  private static final int GAMES = 3;
  private static final int SPOILT = 600;
  private static final int PLAYED_ON = 30;
  private static final int CHAINS = 40;
  private static final String LETTERS = "abcdeprsy0123456789-:,=/. ";

  /** Every open State card lacks one cube, so that nearly every placing claims one. */
  private static final String CHAIN =
      "mode=solitaire turn=6 round=2 actor=oppobot"
          + " MT=r3 KS=r3 TX=r3 GA=r3 IL=r3 PA=r3 NY=r3 NJ=r3 UT=r3"
          + " states=utah,montana,kansas,texas,georgia,illinois,pennsylvania,new-york,new-jersey"
          + " open=national-focus,regional-focus,transportation hand.suffragist=lucy-stone"
          + " campaigners=purple1:west,red1:south,red2:west";

  private final VotesForWomen game = new VotesForWomen();

  private VotesPosition read(String line) {
    return game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
  }

  private String write(VotesPosition position) {
    return game.notation().writePosition(position);
  }

  private static VotesPosition any(VotesPosition p, Generator random) {
    return p.play(p.moves().get(random.below(p.moves().size())));
  }

  private static boolean over(VotesPosition p) {
    return p.turn() instanceof Turn.Over;
  }

  @ParameterizedTest
  @EnumSource(names = {"SOLITAIRE", "COOPERATIVE"})
  void everyPositionOfAGameIsReadBack(Mode mode) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            VotesPosition p = start(mode);
            while (!over(p)) {
              readsBack(p);
              p = any(p, random);
            }
            readsBack(p);
          }
        });
  }

  private VotesPosition start(Mode mode) {
    return game.start(game.setup(Occasion.STUDY, Map.of("mode", mode.word()), Optional.empty()));
  }

  /** Not only the line: whoever looks on sees the same, and can do the same. */
  private void readsBack(VotesPosition p) {
    String line = write(p);
    VotesPosition read = read(line);
    assertThat(write(read)).isEqualTo(line);
    assertThat(read.turn()).as(line).isEqualTo(p.turn());
    assertThat(read.moves()).as(line).isEqualTo(p.moves());
    List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
    p.table().terms().seats().forEach(seat -> viewers.add(new Viewer.At(seat)));
    for (Viewer viewer : viewers) {
      assertThat(read.view(viewer)).as(line).isEqualTo(p.view(viewer));
    }
  }

  /** Cards that claim cards, before the amendment is sent and after, as deep as dice can lead. */
  @ParameterizedTest
  @ValueSource(strings = {"", " sent=yes"})
  void cardsUponCardsAreReadBack(String more) {
    Seeds.repeatably(
        random -> {
          int deepest = 0;
          for (int i = 0; i < CHAINS; i++) {
            VotesPosition p = read(CHAIN + more);
            while (p.turn() instanceof Turn.Chance) {
              readsBack(p);
              deepest = Math.max(deepest, p.table().depth());
              p = random.below(4) == 0 ? any(p, random) : deeper(p, random);
            }
            readsBack(p);
          }
          assertThat(deepest).isGreaterThan(7);
        });
  }

  /** The outcome that lays most cards on each other; any of those that lay as many. */
  private static VotesPosition deeper(VotesPosition p, Generator random) {
    VotesPosition best = any(p, random);
    for (VotesMove move : p.moves()) {
      VotesPosition next = p.play(move);
      best = next.table().depth() > best.table().depth() ? next : best;
    }
    return best;
  }

  /** A spoilt line is refused in words, or tells of a table on which a game can be played. */
  @Test
  void aSpoiltLineIsRefusedOrSound() {
    Seeds.repeatably(
        random -> {
          List<String> lines = someLines(random);
          int refused = 0;
          for (int i = 0; i < SPOILT; i++) {
            String spoilt = spoil(lines.get(random.below(lines.size())), random);
            try {
              VotesPosition p = read(spoilt);
              readsBack(p);
              playOn(p, spoilt, random);
            } catch (Refusal refusal) {
              refused++;
            }
          }
          assertThat(refused).isBetween(SPOILT / 4, SPOILT - SPOILT / 50);
        });
  }

  private List<String> someLines(Generator random) {
    List<String> lines = new ArrayList<>();
    for (Mode mode : List.of(Mode.SOLITAIRE, Mode.COOPERATIVE)) {
      for (int i = 0; i < 4; i++) {
        for (VotesPosition p = start(mode); !over(p); p = any(p, random)) {
          lines.add(write(p));
        }
      }
    }
    return lines;
  }

  /** A token lost, a letter changed, or a token of another position in its place. */
  private static String spoil(String line, Generator random) {
    List<String> tokens = new ArrayList<>(List.of(line.split(" ", -1)));
    int at = random.below(tokens.size());
    String token = tokens.get(at);
    int place = random.below(token.length());
    String letter = String.valueOf(LETTERS.charAt(random.below(LETTERS.length())));
    switch (random.below(4)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.set(at, token.substring(0, place) + token.substring(place + 1));
      case 2 -> tokens.set(at, token.substring(0, place) + letter + token.substring(place));
      default -> tokens.set(at, token.substring(0, place) + letter + token.substring(place + 1));
    }
    return String.join(" ", tokens);
  }

  private void playOn(VotesPosition start, String line, Generator random) {
    VotesPosition p = start;
    for (int i = 0; i < PLAYED_ON && !over(p); i++) {
      assertThat(p.moves()).as(line).isNotEmpty();
      p = any(p, random);
    }
    readsBack(p);
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
        "mode=solitaire actor=oppobot campaigners=red1:south doing=bot-campaign:stage=2:b=1:picked=9:d=9",
        "mode=solitaire actor=oppobot campaigners=red1:south doing=bot-campaign:stage=3:b=1:c=5:picked=1:d=1"
      })
  void whatCannotBeIsRefused(String line) {
    assertThatThrownBy(() -> read(line)).as(line).isInstanceOf(Refusal.class);
  }
}

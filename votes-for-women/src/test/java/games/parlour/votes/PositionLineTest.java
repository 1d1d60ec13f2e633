package games.parlour.votes;

import static games.parlour.votes.VotesGames.any;
import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.over;
import static games.parlour.votes.VotesGames.readsBack;
import static games.parlour.votes.VotesGames.start;
import static games.parlour.votes.VotesGames.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PositionLineTest {
  private static final int GAMES = 12;
  private static final int GAMES_OF_OTHERS = 5;
  private static final int DAMAGED = 1_500;
  private static final int DAMAGED_OF_OTHERS = 600;
  private static final int PLAYED_ON = 30;
  private static final List<String> REGISTERS =
      List.of(":stage=1", ":stage=2", ":stage=3", ":a=1", ":a=3", ":b=1", ":c=1", ":operation=1");
  private static final String LETTERS = "abcdeprsy0123456789-:,=/. ";

  @Test
  void whatIsAtItsDefaultIsLeftOut() {
    String hand = "hand.suffragist=lucy-stone";
    assertThat(write(at(hand))).isEqualTo("turn=1 round=1 actor=suffragist " + hand);
  }

  @Test
  void everythingIsWrittenAsItIsRead() {
    String line =
        "turn=5 round=3 actor=opposition claimed-played=yes sent=yes buttons=4/3 CA=ratified"
            + " TX=rejected NY=p2y1 VT=r3 campaigners=purple1:west,yellow1:south,red2:northeast"
            + " hand.suffragist=lucy-stone,maud-wood-park discard.suffragist=helen-keller"
            + " top.suffragist=frances-willard,inez-milholland bottom.suffragist=zitkala-sa"
            + " shuffled.suffragist=yes mixed.suffragist=-/frances-willard,zitkala-sa"
            + " hand.opposition=border-states,red-scare discard.opposition=old-dixie"
            + " box.turn=prison-tour-special,beer-brewers box.game=southern-strategy"
            + " box.ballot=voter-registration,voter-suppression open=national-focus"
            + " states=ohio,new-york claimed.suffragist=bellwether-state,utah"
            + " claimed.opposition=georgia removed=transportation,kansas"
            + " seen.suffragist=red-scare put.suffragist=lucy-stone dice=d6:3,1";
    assertThat(write(at(line))).isEqualTo(line);
  }

  @Test
  void whatPartnersHaveIsWrittenAsItIsRead() {
    String line =
        "mode=two-on-two turn=5 round=4 actor=second buttons=4/3 NY=p2y1"
            + " campaigners=purple1:west,yellow1:south,red2:northeast"
            + " hand.purple=lucy-stone hand.yellow=maud-wood-park discard.suffragist=helen-keller"
            + " top.suffragist=frances-willard,inez-milholland bottom.suffragist=zitkala-sa"
            + " hand.first=border-states hand.second=red-scare discard.opposition=old-dixie"
            + " open=national-focus states=ohio,new-york claimed.purple=bellwether-state"
            + " claimed.yellow=utah claimed.first=georgia claimed.second=montana"
            + " put.purple=frances-willard,zitkala-sa,maud-wood-park put.yellow=lucy-stone"
            + " seen.first=lucy-stone seen.second=maud-wood-park put.second=border-states";
    assertThat(write(at(line))).isEqualTo(line);
  }

  @ParameterizedTest
  @EnumSource
  void everyPositionOfAGameIsReadBack(Mode mode) {
    Seeds.repeatably(
        random -> {
          int games = mode == Mode.ONE_ON_ONE ? GAMES : GAMES_OF_OTHERS;
          for (int i = 0; i < games; i++) {
            VotesPosition p = start(mode);
            while (!over(p)) {
              readsBack(p);
              p = any(p, random);
            }
            endReadsBack(p);
          }
        });
  }

  /** A spoilt line is refused in words, or tells of a table on which a game can be played. */
  @ParameterizedTest
  @EnumSource
  void aSpoiltLineIsRefusedOrSound(Mode mode) {
    Seeds.repeatably(
        random -> {
          List<String> lines = someLines(mode, random);
          int damaged = mode == Mode.ONE_ON_ONE ? DAMAGED : DAMAGED_OF_OTHERS;
          int refused = 0;
          for (int i = 0; i < damaged; i++) {
            String line = lines.get(random.below(lines.size()));
            String spoilt =
                random.below(3) > 0
                    ? spoil(line, random)
                    : misplace(line, lines.get(random.below(lines.size())), random);
            try {
              VotesPosition p = at(spoilt);
              readsBack(p);
              playOn(p, spoilt, random);
            } catch (Refusal refusal) {
              assertThat(why(refusal).key()).as(spoilt).startsWith("refused.line.");
              refused++;
            }
          }
          assertThat(refused).isBetween(damaged / 4, damaged - damaged / 50);
        });
  }

  private List<String> someLines(Mode mode, Generator random) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      VotesPosition p = start(mode);
      while (!over(p)) {
        lines.add(write(p));
        p = any(p, random);
      }
      lines.add(write(p));
    }
    return lines;
  }

  /** A letter changed, a token lost, or one taken from another token's value. */
  private static String spoil(String line, Generator random) {
    List<String> tokens = new ArrayList<>(List.of(line.split(" ", -1)));
    int at = random.below(tokens.size());
    String token = tokens.get(at);
    int place = random.below(token.length());
    String letter = String.valueOf(LETTERS.charAt(random.below(LETTERS.length())));
    switch (random.below(5)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.set(at, token.substring(0, place) + token.substring(place + 1));
      case 2 -> tokens.set(at, token.substring(0, place) + letter + token.substring(place));
      case 3 -> tokens.set(at, token.substring(0, place) + letter + token.substring(place + 1));
      default -> {
        String other = tokens.get(random.below(tokens.size()));
        tokens.set(
            at, token.substring(0, token.indexOf('=')) + other.substring(other.indexOf('=')));
      }
    }
    return String.join(" ", tokens);
  }

  /** A word that is right elsewhere: a token of another moment, or a register of what is done. */
  private static String misplace(String line, String other, Generator random) {
    List<String> tokens = new ArrayList<>(List.of(line.split(" ", -1)));
    List<String> theirs = List.of(other.split(" ", -1));
    if (random.below(2) == 0) {
      String token = theirs.get(random.below(theirs.size()));
      String key = token.substring(0, token.indexOf('=') + 1);
      tokens.removeIf(known -> known.startsWith(key));
      tokens.add(token);
    } else {
      String register = REGISTERS.get(random.below(REGISTERS.size()));
      tokens.replaceAll(
          token ->
              token.startsWith("phase=") || token.startsWith("doing=") ? token + register : token);
    }
    return String.join(" ", tokens);
  }

  private void playOn(VotesPosition from, String spoilt, Generator random) {
    VotesPosition p = from;
    try {
      for (int i = 0; i < PLAYED_ON && !over(p); i++) {
        assertThat(p.moves()).as(spoilt).isNotEmpty();
        p = any(p, random);
      }
    } catch (RuntimeException e) {
      throw new AssertionError("from " + spoilt + " to " + write(p), e);
    }
    endReadsBack(p);
  }

  /**
   * A card in the midst of which the game ended is not written (docs/notation.md), be it a player's
   * or the Oppobot's own; all else is.
   */
  private static void endReadsBack(VotesPosition p) {
    String line = write(p);
    assertThat(at(line).turn()).as(line).isEqualTo(p.turn());
    assertThat(write(at(line))).isEqualTo(line);
    if (!endedInTheMidstOfACard(p)) {
      readsBack(p);
    }
  }

  private static boolean endedInTheMidstOfACard(VotesPosition p) {
    GameState t = p.state();
    return over(p)
        && IntStream.range(0, t.depth()).anyMatch(frame -> t.kind(frame) == FrameKind.EVENT);
  }

  private static Text why(Refusal refusal) {
    return (Text) Objects.requireNonNull(refusal.reason().args().get("why"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn=7 | refused.line.number",
        "round=0 | refused.line.number",
        "congress=6 | refused.line.number",
        "buttons=13/0 | refused.line.number",
        "buttons=0/7 | refused.line.number",
        "buttons=3 | refused.line.token",
        "sent=yes congress=1 | refused.line.sent",
        "NY=ratified | refused.line.unsent",
        "NY=p1r1 | refused.line.token",
        "NY=p100 | refused.line.number",
        "NY=x1 | refused.line.token",
        "NY=p1p2 | refused.line.token",
        "NY=p | refused.line.number",
        "sent=yes NY=p2y2 | refused.line.token",
        "XX=p1 | refused.line.token",
        "actor=nobody | refused.line.token",
        "campaigners=green1:west | refused.line.token",
        "campaigners=red1:west,red1:south | refused.line.token",
        "hand.suffragist=nobody | refused.line.card",
        "hand.suffragist=red-scare | refused.line.misplaced",
        "hand.suffragist=ohio | refused.line.misplaced",
        "hand.suffragist=lucy-stone discard.suffragist=lucy-stone | refused.line.card-twice",
        "hand.suffragist=lucy-stone,lucy-stone | refused.line.card-twice",
        "box.turn=fifteenth-amendment | refused.line.misplaced",
        "open=ohio | refused.line.misplaced",
        "states=national-focus | refused.line.misplaced",
        "open=ohio claimed.opposition=ohio | refused.line.misplaced",
        "states=ohio removed=ohio | refused.line.card-twice",
        "open=national-focus,transportation,counter-strat,regional-focus | refused.line.many",
        "seen.suffragist=red-scare | refused.line.misplaced",
        "mixed.opposition=red-scare/red-scare | refused.line.misplaced",
        "turn=1 turn=2 | refused.line.twice",
        "nonsense | refused.line.token",
        "turn= | refused.line.token",
        "dice=d5:1 | refused.line.token",
        "dice=d6:7 | refused.line.token",
        "phase=nap | refused.line.underway",
        "phase=voting | refused.line.underway",
        "phase=strategy:stage=1 committed=3 buttons=2/0 | refused.line.underway",
        "doing=event:red-scare | refused.line.underway",
        "doing=event:helen-keller:operation=2 | refused.line.underway",
        "doing=event:helen-keller:operation=1:stage=1:a=99 | refused.line.underway",
        "doing=event:helen-keller hand.suffragist=helen-keller | refused.line.card-twice",
        "doing=event:woodrow-wilson | refused.line.underway",
        "doing=campaign:stage=1 | refused.line.underway",
        "doing=roll:a=1:b=6 | refused.line.underway",
        "over=suffragist:ratified | refused.line.token",
        "mode=three-on-one | refused.line.token",
        "mode=two-on-one actor=suffragist | refused.line.token",
        "mode=two-on-one hand.suffragist=lucy-stone | refused.line.token",
        "mode=one-on-two claimed.opposition=ohio | refused.line.token",
        "mode=two-on-one hand.purple=lucy-stone hand.yellow=lucy-stone | refused.line.card-twice",
        "mode=two-on-one claimed.purple=ohio claimed.yellow=ohio | refused.line.card-twice",
        "mode=two-on-one seen.purple=red-scare | refused.line.misplaced",
        "mode=two-on-one put.purple=red-scare | refused.line.misplaced",
        "mode=two-on-one discard.suffragist=lucy-stone put.purple=lucy-stone |"
            + " refused.line.misplaced",
        "phase=setup:stage=1 | refused.line.underway",
        "phase=setup:a=2113536:stage=1 | refused.line.underway",
        "phase=setup turn=1 | refused.line.number",
        "phase=setup round=1 | refused.line.number",
        "phase=setup actor=opposition | refused.line.underway",
        "phase=setup removed=bellwether-state | refused.line.underway",
        "mode=two-on-two phase=setup:stage=1 actor=first | refused.line.underway",
        "phase=exchange | refused.line.underway",
        "mode=two-on-one phase=exchange actor=opposition | refused.line.underway",
        "mode=two-on-one phase=exchange turn=6 | refused.line.underway",
        "mode=two-on-one phase=exchange:stage=1 | refused.line.underway",
        "mode=two-on-one phase=strategy actor=purple | refused.line.underway",
        "mode=two-on-one phase=strategy:stage=4:a=104 actor=yellow | refused.line.underway",
        "mode=two-on-one phase=strategy:stage=4 actor=opposition | refused.line.underway",
        "mode=two-on-one phase=voting:a=1 sent=yes actor=yellow | refused.line.underway",
        "mode=two-on-one doing=campaign campaigners=yellow1:west | refused.line.underway",
        "mode=one-on-two doing=event:change-in-plans:a=1 | refused.line.underway",
        "mode=one-on-two doing=event:change-in-plans:stage=1 | refused.line.underway",
        "mode=two-on-one doing=event:change-in-plans:a=2 actor=yellow | refused.line.underway",
      })
  void whatCannotBeIsRefused(String line, String why) {
    assertThatThrownBy(() -> at(line))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.reason().key()).isEqualTo("refused.position");
              assertThat(why(refusal).key()).isEqualTo(why);
              assertThat(VotesGames.GAME.texts(Language.EN).tell(why(refusal))).endsWith(".");
            });
  }

  @Test
  void coloursMayStandInAnyOrder() {
    assertThat(write(at("NY=y1p2 hand.suffragist=lucy-stone"))).contains(" NY=p2y1 ");
  }

  @Test
  void cubesBeyondThePrintedOnesAreRefusedWhereTheyAreLimited() {
    String line = "NY=p40 CA=p26 hand.suffragist=lucy-stone";
    assertThat(write(at(line))).contains("CA=p26 NY=p40");
    assertThatThrownBy(
            () ->
                VotesGames.GAME.start(
                    VotesGames.GAME.setup(
                        Occasion.STUDY, Map.of("supply", "printed"), Optional.of(line))))
        .hasMessageContaining("refused.line.supply");
  }
}

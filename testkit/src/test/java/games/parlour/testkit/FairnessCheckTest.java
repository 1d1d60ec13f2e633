package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.FairnessCheck;
import games.parlour.core.record.FairnessCheck.Verdict;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A record that was dealt as it says is found fair, and any change to it is found out. */
class FairnessCheckTest {
  private static final int ENTRIES = 60;

  private final CardsGame game = new CardsGame();

  private GameRecord played(Generator random, int nonces) {
    String seed = Dealer.ofNumber(random.nextLong()).seed();
    Map<String, String> tags = new TreeMap<>();
    tags.put(Nonces.SEED_TAG, seed);
    tags.put(Nonces.HASH_TAG, Nonces.seedHash(seed));
    List.of("north", "east", "south").subList(0, nonces).stream()
        .forEach(seat -> tags.put(Nonces.TAG + seat, "word " + random.nextLong()));
    Session<CardsPosition, CardMove> session =
        new Session<>(game, game.setup(Occasion.STUDY), tags);
    Dealer dealer = Dealer.of(seed, Nonces.of(tags));
    while (session.size() < ENTRIES && !(session.turn() instanceof Turn.Over)) {
      List<Integer> line = session.line();
      if (line.size() > 3 && random.below(6) == 0) {
        session.takeBack(session.seats().getFirst(), line.get(line.size() - 3));
      } else if (session.turn() instanceof Turn.Chance) {
        session.deal(dealer);
      } else {
        List<CardMove> moves = session.position().moves();
        session.move(session.decider().orElseThrow(), moves.get(random.below(moves.size())));
      }
    }
    return session.record();
  }

  private FairnessCheck check(GameRecord record) {
    RecordText.Parsed parsed = RecordText.read(RecordText.write(record));
    return FairnessCheck.of(Session.replay(game, parsed));
  }

  @Test
  void anHonestRecordAgreesWithTakebacksAndNonces() {
    Seeds.repeatably(
        random -> {
          int nonces = random.below(4);
          GameRecord record = played(random, nonces);
          FairnessCheck check = check(record);
          assertThat(check.verdict()).isEqualTo(Verdict.AGREES);
          assertThat(check.isFair()).as("the check calls the game fair").isTrue();
          assertThat(check.hashed()).as("the seed fits its hash").isTrue();
          assertThat(check.nonces()).isEqualTo(nonces);
          assertThat(check.chances()).isEqualTo(dealt(record).size()).isPositive();
        });
  }

  private static List<Entry.Dealt> dealt(GameRecord record) {
    List<Entry.Dealt> dealt = new ArrayList<>();
    for (Entry entry : record.log()) {
      if (entry instanceof Entry.Dealt one) {
        dealt.add(one);
      }
    }
    return dealt;
  }

  @Test
  void anotherSeedOrNonceIsFound() {
    Seeds.repeatably(
        random -> {
          GameRecord record = played(random, 2);
          assertThat(check(with(record, "seed", flipped(random, record))).verdict())
              .isEqualTo(Verdict.OTHER_SEED);
          Map<String, String> other = new TreeMap<>(record.tags());
          other.put("seed", flipped(random, record));
          other.remove(Nonces.HASH_TAG);
          assertDiffers(check(new GameRecord(record.setup(), other, record.log())));
          assertDiffers(check(with(record, "nonce.north", "another")));
          assertDiffers(check(with(record, "nonce.west", "one more")));
          other = new TreeMap<>(record.tags());
          other.remove("nonce.east");
          assertDiffers(check(new GameRecord(record.setup(), other, record.log())));
        });
  }

  /** Some fifty outcomes would have to agree by chance. */
  private static void assertDiffers(FairnessCheck check) {
    assertThat(check.verdict()).isEqualTo(Verdict.DIFFERS);
    assertThat(check.isWrong()).as("the check calls the game wrong").isTrue();
    assertThat(check.wrong()).isPresent();
  }

  private static String flipped(Generator random, GameRecord record) {
    StringBuilder seed = new StringBuilder(String.valueOf(record.tags().get("seed")));
    int at = random.below(seed.length());
    seed.setCharAt(at, seed.charAt(at) == '0' ? '1' : '0');
    return seed.toString();
  }

  private static GameRecord with(GameRecord record, String tag, String value) {
    Map<String, String> tags = new TreeMap<>(record.tags());
    tags.put(tag, value);
    return new GameRecord(record.setup(), tags, record.log());
  }

  /** An outcome that is changed cannot be, or makes a later entry impossible, or is named. */
  @Test
  void aChangedOutcomeIsFound() {
    Seeds.repeatably(
        random -> {
          GameRecord record = played(random, random.below(3));
          Session<CardsPosition, CardMove> session =
              Session.replay(game, RecordText.read(RecordText.write(record)));
          List<Entry.Dealt> dealt = dealt(record);
          Entry.Dealt one = dealt.get(random.below(dealt.size()));
          List<String> others =
              session.positionBefore(one.number()).moves().stream()
                  .map(game.notation()::write)
                  .filter(outcome -> !outcome.equals(one.outcome()))
                  .toList();
          if (others.isEmpty()) {
            return;
          }
          String other = others.get(random.below(others.size()));
          List<Entry> log = new ArrayList<>(record.log());
          log.set(one.number() - 1, new Entry.Dealt(one.number(), other));
          try {
            FairnessCheck check = check(new GameRecord(record.setup(), record.tags(), log));
            assertDiffers(check);
            assertThat(check.wrong().orElseThrow().entry()).isEqualTo(one.number());
            assertThat(check.wrong().orElseThrow().expected()).isEqualTo(one.outcome());
          } catch (Refusal impossible) {
            assertThat(impossible.reason().key()).isEqualTo("refused.record.line");
          }
        });
  }

  @Test
  void whatCannotBeCheckedIsSaid() {
    GameRecord record = played(new Generator(7), 1);
    assertThat(verdictWithout(record, "seed")).isEqualTo(Verdict.NO_SEED);
    assertThat(verdictWithout(record, Nonces.HASH_TAG)).isEqualTo(Verdict.AGREES);
    assertThat(check(with(record, "seed", "12")).verdict()).isEqualTo(Verdict.UNREADABLE);
    assertThat(check(with(record, "nonce.nobody", "12")).verdict()).isEqualTo(Verdict.UNREADABLE);
    assertThat(check(with(record, "lesson", "first")).verdict()).isEqualTo(Verdict.LESSON);
    GameRecord empty = new GameRecord(record.setup(), record.tags(), List.of());
    assertThat(check(empty).verdict()).isEqualTo(Verdict.NO_CHANCE);
  }

  private Verdict verdictWithout(GameRecord record, String tag) {
    Map<String, String> tags = new TreeMap<>(record.tags());
    tags.remove(tag);
    return check(new GameRecord(record.setup(), tags, record.log())).verdict();
  }
}

package games.parlour.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.suffragetto.Suffragetto;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sentences about a side or seat suit names of one and of many: White, Black, Police. */
class SideWordsTest {
  private static final List<Game<?, ?>> GAMES = List.of(new Suffragetto(), new FortChitral());

  /** Repeats a name that somebody sent, in quotation marks. */
  private static final Set<String> QUOTED = Set.of("refused.seat");

  private static final Map<String, String> ENGLISH =
      Map.ofEntries(
          Map.entry("act.allow-help", "%s allowed hints and analysis for everybody."),
          Map.entry("act.resign", "%s resigned."),
          Map.entry("act.offer-draw", "%s offered a draw."),
          Map.entry("act.accept-draw", "%s accepted the draw."),
          Map.entry("act.decline-draw", "%s declined the draw."),
          Map.entry("act.flag", "%s ran out of time."),
          Map.entry("act.abandon", "%s left the game."),
          Map.entry("act.abort", "%s called the game off."),
          Map.entry("act.takeback", "%s took a move back."),
          Map.entry("line.won", "%s won"),
          Map.entry("outcome.won", "%s won: draw agreed."),
          Map.entry("outcome.resign", "%s resigned"),
          Map.entry("outcome.flag", "%s ran out of time"),
          Map.entry("outcome.abandon", "%s left the game"),
          Map.entry("outcome.abort", "%s called the game off"),
          Map.entry("problem.turn", "Now to move: %s."),
          Map.entry("refused.turn", "Out of turn: %s."),
          Map.entry("summary.won", "%s won in 58 turns"),
          Map.entry("summary.won.by", "%s won in 58 turns by agreement"),
          Map.entry("summary.won.unplayed", "%s won before the first turn"),
          Map.entry("summary.won.by.unplayed", "%s won before the first turn by agreement"));

  private static final Map<String, String> GERMAN =
      Map.ofEntries(
          Map.entry("act.allow-help", "%s: Tipps und Analyse für alle erlaubt."),
          Map.entry("act.resign", "%s: aufgegeben."),
          Map.entry("act.offer-draw", "%s: Remis angeboten."),
          Map.entry("act.accept-draw", "%s: Remis angenommen."),
          Map.entry("act.decline-draw", "%s: Remis abgelehnt."),
          Map.entry("act.flag", "%s: Zeit abgelaufen."),
          Map.entry("act.abandon", "%s: Partie verlassen."),
          Map.entry("act.abort", "%s: Partie abgebrochen."),
          Map.entry("act.takeback", "%s: Zug zurückgenommen."),
          Map.entry("line.won", "Gewonnen: %s"),
          Map.entry("outcome.won", "Gewonnen: %s (Remis vereinbart)."),
          Map.entry("outcome.resign", "Aufgabe: %s"),
          Map.entry("outcome.flag", "Zeit abgelaufen: %s"),
          Map.entry("outcome.abandon", "Partie verlassen: %s"),
          Map.entry("outcome.abort", "Partie abgebrochen: %s"),
          Map.entry("problem.turn", "Am Zug: %s."),
          Map.entry("refused.turn", "Nicht am Zug: %s."),
          Map.entry("summary.won", "Gewonnen: %s nach 58 Zügen"),
          Map.entry("summary.won.by", "Gewonnen: %s nach 58 Zügen durch Vereinbarung"),
          Map.entry("summary.won.unplayed", "Gewonnen: %s vor dem ersten Zug"),
          Map.entry(
              "summary.won.by.unplayed", "Gewonnen: %s vor dem ersten Zug durch Vereinbarung"));

  private static final Map<Language, List<String>> NAMES =
      Map.of(
          Language.EN, List.of("Suffragettes", "Police", "White", "Black"),
          Language.DE, List.of("Suffragetten", "Polizei", "Weiß", "Schwarz"));

  @ParameterizedTest
  @EnumSource
  void everySentenceSuitsEveryName(Language language) {
    Map<String, String> expected = language == Language.EN ? ENGLISH : GERMAN;
    List<String> names = new ArrayList<>();
    for (Game<?, ?> game : GAMES) {
      Catalogue words = new Catalogues().of(game, language);
      for (Seat seat : game.seats(game.setup(Occasion.TABLE))) {
        Text who = Text.of("seat." + seat.name());
        String name = words.tell(who);
        Map<String, String> whole = new TreeMap<>();
        expected.forEach((key, sentence) -> whole.put(key, sentence.formatted(name)));
        assertThat(told(words, who)).isEqualTo(whole);
        assertThat(words.tell("side." + seat.side().name())).isEqualTo(name);
        names.add(name);
      }
    }
    assertThat(names).isEqualTo(NAMES.get(language));
  }

  private static Map<String, String> told(Catalogue words, Text who) {
    Set<String> keys = new TreeSet<>(new Catalogues().of(Language.EN).keys());
    keys.removeAll(QUOTED);
    Map<String, String> told = new TreeMap<>();
    for (String key : keys) {
      Set<String> holes = words.holes(key);
      if (holes.contains("seat") || holes.contains("side")) {
        Text reason = Text.of("outcome.agreed");
        Text how = Text.of("summary.outcome.agreed");
        told.put(
            key,
            words.tell(
                Text.of(key, "seat", who, "side", who, "reason", reason, "turns", 58, "how", how)));
      }
    }
    return told;
  }
}

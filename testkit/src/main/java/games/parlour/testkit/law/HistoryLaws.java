package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.show.Figure;
import games.parlour.core.show.GameHistory;
import games.parlour.core.show.GameHistory.Event;
import games.parlour.core.show.GameHistory.Source;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What holds for a history: every paragraph can be cited and looked up, in every language. */
public final class HistoryLaws<P extends Position<P, M>, M extends Move> {
  private static final Pattern PARAGRAPH =
      Pattern.compile("history\\.[0-9]+(\\.(id|when|basis|sources|position|caption))?");
  private static final Pattern SOURCE =
      Pattern.compile("history\\.source\\.([a-z0-9-]+)(\\.link)?");
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern LINK = Pattern.compile("/[a-z].*|https?://[a-z0-9.]+/.*");

  private final Game<P, M> game;

  public HistoryLaws(Game<P, M> game) {
    this.game = game;
  }

  /** Nothing is asked of a game that tells no history. */
  public void isSourced() {
    Optional<GameHistory> english = GameHistory.of(game.texts(Language.EN));
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      Optional<GameHistory> history = GameHistory.of(words);
      unless(
          history.map(HistoryLaws::frame).equals(english.map(HistoryLaws::frame)),
          "languages tell the same history from the same sources",
          language);
      history.ifPresent(told -> isWhole(told, words, language));
    }
  }

  /** What does not depend on the language. */
  private static List<Object> frame(GameHistory history) {
    return List.of(
        history.events().stream()
            .map(e -> List.of(e.id(), e.basis(), e.sources(), e.picture().map(p -> p.position())))
            .toList(),
        history.sources().stream().map(source -> List.of(source.id(), source.link())).toList());
  }

  private void isWhole(GameHistory history, Catalogue words, Language language) {
    List<String> ids = history.events().stream().map(Event::id).toList();
    unless(
        ids.stream().distinct().count() == ids.size()
            && ids.stream().allMatch(id -> ID.matcher(id).matches()),
        "a paragraph of a history has a word of its own",
        language,
        ids);
    List<String> cited = history.sources().stream().map(Source::id).toList();
    for (String key : words.keys()) {
      if (key.startsWith("history.") && !key.equals("history.title")) {
        var source = SOURCE.matcher(key);
        boolean used =
            source.matches() ? cited.contains(source.group(1)) : PARAGRAPH.matcher(key).matches();
        unless(used, "a source is cited, or it is not listed", language, key);
      }
    }
    for (Source source : history.sources()) {
      boolean leads = source.link().map(link -> LINK.matcher(link).matches()).orElse(true);
      unless(leads, "a source's link is an address", language, source.id());
    }
    history.events().forEach(event -> isDrawn(event, language));
  }

  private void isDrawn(Event event, Language language) {
    event
        .picture()
        .ifPresent(
            picture -> {
              try {
                Figure.of(event.id(), "", picture.position()).shown(game);
              } catch (Refusal refusal) {
                throw new LawViolation(
                    "a history's picture can be read",
                    language + " " + event.id() + " " + refusal.reason());
              }
            });
  }
}

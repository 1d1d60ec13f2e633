package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.GameHistory;
import games.parlour.core.show.Rulebook;
import games.parlour.core.show.TableauGame;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tells one game in one language: what can be chosen about it, and its rule book. */
final class GamePresenter {
  private final Game<?, ?> game;
  private final Catalogue words;

  GamePresenter(Game<?, ?> game, Catalogue words) {
    this.game = game;
    this.words = words;
  }

  GameDocuments.GameInfo info() {
    return new GameDocuments.GameInfo(
        game.id(),
        words.tell("game.name"),
        words.tell("game.when"),
        words.tell("game.about"),
        seats(game.setup(Occasion.TABLE)),
        game.options().stream().map(this::option).toList());
  }

  GameDocuments.GamePage page() {
    Rulebook book = Rulebook.of(game.options(), words);
    GameDocuments.Rules rules =
        new GameDocuments.Rules(
            book.title(), book.rules().stream().map(GamePresenter::rule).toList());
    GameDocuments.Known known =
        book.known().isEmpty() ? null : new GameDocuments.Known(book.knownTitle(), book.known());
    boolean cards = CardIndexGame.indexOf(game).isPresent();
    return new GameDocuments.GamePage(
        info(), rules, figures(game), tableau(), known, cards, history());
  }

  /** What the figures of a tableau lie on. */
  private PlanDocuments.@Nullable TableauPlan tableau() {
    return TableauGame.planOf(game, game.setup(Occasion.TABLE))
        .map(new TableauPresenter(words)::plan)
        .orElse(null);
  }

  private GameDocuments.@Nullable History history() {
    return GameHistory.of(words)
        .map(
            told ->
                new GameDocuments.History(
                    told.title(),
                    told.events().stream()
                        .map(e -> new GameDocuments.HistoryEvent(e.when(), e.text(), e.sources()))
                        .toList(),
                    told.sources().stream()
                        .map(s -> new GameDocuments.HistorySource(s.id(), s.citation()))
                        .toList()))
        .orElse(null);
  }

  private <P extends Position<P, M>, M extends Move> List<GameDocuments.Figure> figures(
      Game<P, M> its) {
    return new FigurePresenter<>(its, words).all();
  }

  private static GameDocuments.RuleText rule(Rulebook.Paragraph rule) {
    GameDocuments.Only only =
        rule.only()
            .map(value -> new GameDocuments.Only(value.option(), value.value()))
            .orElse(null);
    return new GameDocuments.RuleText(rule.rule(), rule.text(), only);
  }

  private List<GameDocuments.SeatInfo> seats(Setup setup) {
    View shown = game.start(setup).view(new Viewer.Spectator());
    return game.seats(setup).stream()
        .map(
            seat ->
                new GameDocuments.SeatInfo(
                    seat.name(),
                    words.tell("seat." + seat.name()),
                    seat.side().name(),
                    ViewPresenter.style(shown, seat.side().name())))
        .toList();
  }

  private GameDocuments.OptionInfo option(Option option) {
    String key = "option." + option.key();
    return new GameDocuments.OptionInfo(
        option.key(),
        words.tell(key),
        words.tell(key + ".about"),
        option.rule(),
        option.basis().name().toLowerCase(Locale.ROOT),
        option.byDefault(Occasion.TABLE),
        option
            .only()
            .map(only -> new GameDocuments.With(only.option(), only.values()))
            .orElse(null),
        values(option));
  }

  private List<GameDocuments.ValueInfo> values(Option option) {
    Map<String, GameDocuments.Start> starts = StartPresenter.of(game, option);
    Map<String, List<GameDocuments.SeatInfo>> seats = seats(option);
    return option.values().stream()
        .map(
            value ->
                new GameDocuments.ValueInfo(
                    value,
                    words.tell("option." + option.key() + "." + value),
                    starts.get(value),
                    seats.get(value)))
        .toList();
  }

  /** The seats under each value of an option, where it decides who sits at the table. */
  private Map<String, List<GameDocuments.SeatInfo>> seats(Option option) {
    Map<String, List<GameDocuments.SeatInfo>> seats = new TreeMap<>();
    option.values().forEach(value -> seats.put(value, seats(SetupVariant.of(game, option, value))));
    return Set.copyOf(seats.values()).size() > 1 ? seats : Map.of();
  }
}

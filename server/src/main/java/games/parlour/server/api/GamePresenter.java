package games.parlour.server.api;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.GameHistory;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.Rulebook;
import games.parlour.core.show.TableauGame;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
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
        game.options().stream().map(this::option).toList(),
        mayHaveChance(),
        !game.hasSecrets(game.setup(Occasion.TABLE)) && game instanceof SearchableGame<?, ?>,
        LessonGame.lessonsOf(game).size());
  }

  /** Whether something is left to chance by default, or where one option is chosen otherwise. */
  private boolean mayHaveChance() {
    return game.hasChance(game.setup(Occasion.TABLE))
        || game.options().stream()
            .anyMatch(
                option ->
                    option.values().stream()
                        .flatMap(value -> setup(option.key(), value).stream())
                        .anyMatch(game::hasChance));
  }

  private Optional<Setup> setup(String option, String value) {
    try {
      return Optional.of(game.setup(Occasion.TABLE, Map.of(option, value), Optional.empty()));
    } catch (Refusal onlyBesideAnother) {
      return Optional.empty();
    }
  }

  GameDocuments.GamePage page() {
    Rulebook book = Rulebook.of(game.options(), words);
    GameDocuments.Rules rules = rules(book.title(), book.rules());
    GameDocuments.Rules notation =
        book.notation().isEmpty() ? null : rules(book.notationTitle(), book.notation());
    GameDocuments.Known known =
        book.known().isEmpty() ? null : new GameDocuments.Known(book.knownTitle(), book.known());
    boolean cards = CardIndexGame.indexOf(game).isPresent();
    return new GameDocuments.GamePage(
        info(), rules, notation, figures(game), tableau(), known, cards, history(game));
  }

  /** What can be learned of it. */
  GameDocuments.LessonList lessons() {
    return new GameDocuments.LessonList(
        LessonGame.lessonsOf(game).stream().map(lesson -> lesson(game, lesson)).toList());
  }

  /** One lesson; where it is played on a board, with a picture of how that stands at first. */
  private <P extends Position<P, M>, M extends Move> GameDocuments.LessonLine lesson(
      Game<P, M> taught, Lesson lesson) {
    P start = taught.start(lesson.setup(taught));
    View view = start.view(new Viewer.Spectator());
    ViewPresenter views = new ViewPresenter(words);
    boolean board = view instanceof BoardView;
    return new GameDocuments.LessonLine(
        lesson.id(),
        words.tell(lesson.title()),
        words.tell(lesson.about()),
        board ? views.plan(view) : null,
        board ? views.view(view) : null,
        board ? squares(taught, lesson, start) : List.of());
  }

  /** Where the first move that a lesson asks for happens. */
  private static <P extends Position<P, M>, M extends Move> List<String> squares(
      Game<P, M> taught, Lesson lesson, P start) {
    List<String> asked =
        lesson.steps().stream()
            .filter(Lesson.Step::asks)
            .findFirst()
            .map(Lesson.Step::moves)
            .orElse(List.of());
    return start.moves().stream()
        .filter(move -> asked.contains(taught.notation().write(move)))
        .flatMap(move -> move instanceof BoardMove made ? made.path().stream() : Stream.of())
        .distinct()
        .toList();
  }

  /** What the figures of a tableau lie on. */
  private PlanDocuments.@Nullable TableauPlan tableau() {
    return TableauGame.planOf(game, game.setup(Occasion.TABLE))
        .map(new TableauPresenter(words)::plan)
        .orElse(null);
  }

  private <P extends Position<P, M>, M extends Move> GameDocuments.@Nullable History history(
      Game<P, M> its) {
    FigurePresenter<P, M> figures = new FigurePresenter<>(its, words);
    return GameHistory.of(words)
        .map(
            told ->
                new GameDocuments.History(
                    told.title(),
                    told.events().stream().map(event -> event(event, figures)).toList(),
                    told.sources().stream()
                        .map(
                            source ->
                                new GameDocuments.HistorySource(
                                    source.id(), source.citation(), source.link().orElse(null)))
                        .toList()))
        .orElse(null);
  }

  private static GameDocuments.HistoryEvent event(
      GameHistory.Event event, FigurePresenter<?, ?> figures) {
    return new GameDocuments.HistoryEvent(
        event.id(),
        event.when(),
        event.text(),
        event.basis().name().toLowerCase(Locale.ROOT),
        event.sources(),
        event.picture().map(figures::picture).orElse(null));
  }

  private <P extends Position<P, M>, M extends Move> List<GameDocuments.Figure> figures(
      Game<P, M> its) {
    return new FigurePresenter<>(its, words).all();
  }

  private static GameDocuments.Rules rules(String title, List<Rulebook.Paragraph> paragraphs) {
    return new GameDocuments.Rules(title, paragraphs.stream().map(GamePresenter::rule).toList());
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

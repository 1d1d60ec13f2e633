package games.parlour.testkit.law;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Session;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.show.TableauGame;
import java.util.List;
import java.util.Optional;

/** The laws that every game obeys, by subject, and the sets of them that are checked together. */
public final class GameLaws<P extends Position<P, M>, M extends Move> {
  /** How many moves of a position the laws look at that play them or tell them. */
  private static final int MOVES = 6;

  private final MoveLaws<P, M> moves;
  private final ViewLaws<P, M> views;
  private final NotationLaws<P, M> notation;
  private final Optional<FastLaws<P, M>> fast;
  private final Optional<EvaluatorLaws<P, M>> evaluator;
  private final RecordLaws<P, M> records;
  private final TextLaws<P, M> texts;
  private final RulebookLaws rulebook;
  private final FigureLaws<P, M> figures;
  private final HistoryLaws<P, M> history;
  private final CardIndexLaws cards;
  private final LessonLaws<P, M> lessons;
  private final HelpLaws<P, M> help;
  private final Optional<TableauLaws<P, M>> tableau;

  public GameLaws(Game<P, M> game, Setup setup) {
    moves = new MoveLaws<>(game, setup);
    views = new ViewLaws<>(game, setup);
    notation = new NotationLaws<>(game, setup);
    boolean searchable = game instanceof SearchableGame<P, M>;
    fast = searchable ? Optional.of(new FastLaws<>(game)) : Optional.empty();
    evaluator = searchable ? Optional.of(new EvaluatorLaws<>(game)) : Optional.empty();
    records = new RecordLaws<>(game, setup);
    texts = new TextLaws<>(game, setup);
    rulebook = new RulebookLaws(game);
    figures = new FigureLaws<>(game);
    history = new HistoryLaws<>(game);
    cards = new CardIndexLaws(game, texts::exists);
    lessons = new LessonLaws<>(game);
    help = new HelpLaws<>(game, texts::exists);
    tableau =
        TableauGame.planOf(game, setup).map(plan -> new TableauLaws<>(game, setup, plan, texts));
  }

  public MoveLaws<P, M> moves() {
    return moves;
  }

  public ViewLaws<P, M> views() {
    return views;
  }

  public NotationLaws<P, M> notation() {
    return notation;
  }

  /** Nothing for a game without a fast form. */
  public Optional<FastLaws<P, M>> fast() {
    return fast;
  }

  /** Nothing for a game without a fast form. */
  public Optional<EvaluatorLaws<P, M>> evaluator() {
    return evaluator;
  }

  public RecordLaws<P, M> records() {
    return records;
  }

  public TextLaws<P, M> texts() {
    return texts;
  }

  public RulebookLaws rulebook() {
    return rulebook;
  }

  public FigureLaws<P, M> figures() {
    return figures;
  }

  public HistoryLaws<P, M> history() {
    return history;
  }

  public CardIndexLaws cards() {
    return cards;
  }

  public LessonLaws<P, M> lessons() {
    return lessons;
  }

  public HelpLaws<P, M> help() {
    return help;
  }

  /** Nothing for a game that is not seen as a tableau. */
  public Optional<TableauLaws<P, M>> tableau() {
    return tableau;
  }

  /** The laws that cost about as much as listing the moves a few times. */
  public void cheap(P p) {
    moves.followTheTurn(p);
    notation.oneLine(p);
    fast.ifPresent(form -> form.agrees(p));
  }

  /**
   * The laws that list, tell, imagine or play many moves of one position; moves from elsewhere
   * serve as moves that are not allowed here.
   */
  public void costly(P p, List<M> elsewhere, Generator random) {
    moves.haveOneText(p);
    moves.areRefusedUnlessListed(p, elsewhere);
    moves.nonsenseIsRefused(p, MOVES, random);
    moves.changeNothing(p, MOVES, random);
    views.keepSecrets(p, 2, random);
    fast.ifPresent(form -> form.makesAndUnmakes(p, MOVES, random));
    evaluator.ifPresent(judge -> judge.judges(p, MOVES, random));
    texts.saidAt(p, MOVES, random);
    help.isRight(p, 2, random);
    tableau.ifPresent(laws -> laws.holdAt(p, MOVES, random));
    if (notation().readsPositions()) {
      notation.readBack(p);
    }
  }

  /** The laws about a finished game as a whole. */
  public void whole(Session<P, M> session, Generator random) {
    fast.ifPresent(form -> form.wholeGame(session, random));
    records.sameChoicesSameGame(session, random);
  }

  /** The laws about what happens at a table, on a game that was cut short or not. */
  public void table(Session<P, M> session, Generator random) {
    records.replays(session);
    records.damageIsRefused(session, 10, random, texts::exists);
    records.refusalChangesNothing(session);
  }
}

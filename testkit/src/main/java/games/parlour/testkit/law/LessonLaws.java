package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.LessonProgress;
import games.parlour.core.show.LessonProgress.ExpectedMove;
import games.parlour.core.show.TableauGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What holds for lessons: whoever does what is asked comes to the end, and is told all of it. */
public final class LessonLaws<P extends Position<P, M>, M extends Move> {
  /** A step is read beside a game, on a phone too. */
  private static final int LONGEST = 200;

  private static final String LISTED = "what a lesson asks for is listed";
  private static final Set<String> PARTS = Set.of("title", "about", "done");

  private final Game<P, M> game;
  private final List<Lesson> lessons;

  public LessonLaws(Game<P, M> game) {
    this.game = game;
    this.lessons = LessonGame.lessonsOf(game);
  }

  /** Every lesson has words for all that it says, and no words are left over. */
  public void areTold() {
    List<String> ids = lessons.stream().map(Lesson::id).toList();
    unless(ids.stream().distinct().count() == ids.size(), "a lesson's name is its own", ids);
    for (Language language : Language.values()) {
      Catalogue words = game.texts(language);
      Set<String> said = new HashSet<>();
      lessons.forEach(lesson -> said.addAll(told(lesson, words, language)));
      for (String key : words.keys()) {
        boolean used = !key.startsWith("lesson.") || said.contains(key);
        unless(used, "words of a lesson have their step", language, key);
      }
    }
  }

  private static Set<String> told(Lesson lesson, Catalogue words, Language language) {
    Set<String> names = new HashSet<>(PARTS);
    Set<String> said = new TreeSet<>();
    for (Text part : List.of(lesson.title(), lesson.about(), lesson.done())) {
      said.add(part.key());
    }
    for (Lesson.Step step : lesson.steps()) {
      unless(names.add(step.name()), "a step's name is its own", lesson.id(), step.name());
      said.add(lesson.say(step).key());
      String otherwise = lesson.otherwise(step).key();
      if (step.asks() && words.has(otherwise)) {
        said.add(otherwise);
      }
    }
    for (String key : said) {
      boolean whole = words.has(key) && words.holes(key).isEmpty();
      unless(whole, "a lesson is told", language, key);
      int length = words.tell(key).length();
      unless(length <= LONGEST, "a step is told in a few words", language, key, length);
    }
    return said;
  }

  /** Every lesson comes to its end, whichever of its choices are made. */
  public void comeToTheirEnd(int times, Generator random) {
    for (Lesson lesson : lessons) {
      points(lesson, begun(lesson));
      for (int i = 0; i < times; i++) {
        play(lesson, begun(lesson), random);
      }
    }
  }

  private Session<P, M> begun(Lesson lesson) {
    Setup setup;
    Session<P, M> session;
    try {
      setup = lesson.setup(game);
      session = new Session<>(game, setup, Map.of());
    } catch (Refusal refusal) {
      throw new LawViolation("a lesson's set-up is offered", lesson.id() + " " + refusal.reason());
    }
    Set<String> seats = new TreeSet<>(lesson.others().keySet());
    seats.add(lesson.learner());
    List<String> known = game.seats(setup).stream().map(Seat::name).toList();
    boolean all = known.size() == lesson.others().size() + 1 && seats.containsAll(known);
    unless(all, "a lesson seats everybody", lesson.id(), seats, known);
    return session;
  }

  private void play(Lesson lesson, Session<P, M> session, Generator random) {
    Dealer dealer = lesson.dealer();
    LessonProgress progress = LessonProgress.of(lesson, session);
    for (Optional<ExpectedMove> next = progress.next(); next.isPresent(); next = progress.next()) {
      while (session.turn() instanceof Turn.Chance) {
        session.deal(dealer);
      }
      Seat seat = decider(lesson, session, next.get());
      session.move(seat, choice(lesson, session.position(), next.get(), random));
      int made = progress.made();
      progress = LessonProgress.of(lesson, session);
      unless(progress.made() == made + 1, "a lesson goes on by what it asks for", lesson.id());
    }
  }

  private static Seat decider(Lesson lesson, Session<?, ?> session, ExpectedMove expected) {
    boolean turn =
        session
            .decider()
            .map(seat -> seat.name().equals(lesson.learner()) == expected.ofLearner())
            .orElse(false);
    unless(turn, "a lesson's moves come in turn", where(lesson, expected), session.turn());
    return session.decider().orElseThrow();
  }

  /** Any of the moves that are asked for; all of them are listed, or some after another one. */
  private M choice(Lesson lesson, P position, ExpectedMove expected, Generator random) {
    List<M> asked = asked(position, expected);
    unless(!asked.isEmpty(), LISTED, where(lesson, expected));
    if (expected.first()) {
      Set<String> missing = new TreeSet<>(expected.texts());
      asked.forEach(move -> missing.remove(game.notation().write(move)));
      if (!missing.isEmpty() && expected.step().times() > 1) {
        asked.stream()
            .flatMap(move -> asked(position.play(move), expected).stream())
            .forEach(move -> missing.remove(game.notation().write(move)));
      }
      unless(missing.isEmpty(), LISTED, where(lesson, expected), "not", missing);
    }
    return asked.get(random.below(asked.size()));
  }

  private List<M> asked(P position, ExpectedMove expected) {
    return position.moves().stream()
        .filter(
            move ->
                expected.texts().isEmpty()
                    || expected.texts().contains(game.notation().write(move)))
        .toList();
  }

  private static String where(Lesson lesson, ExpectedMove expected) {
    return lesson.id() + " " + expected.step().name() + " " + expected.texts();
  }

  private void points(Lesson lesson, Session<P, M> session) {
    Set<String> places = places(session);
    for (Lesson.Step step : lesson.steps()) {
      for (String point : step.points()) {
        boolean there = places.contains(point);
        unless(there, "a step points at what is there", lesson.id(), step.name(), point);
      }
    }
  }

  /** All that can be pointed at: parts of a board, spots of a tableau, cards. */
  private Set<String> places(Session<P, M> session) {
    Set<String> places = new HashSet<>();
    if (session.position().view(new Viewer.Spectator()) instanceof BoardView board) {
      for (BoardPlan.Zone zone : board.plan().zones()) {
        places.add(zone.id());
        places.addAll(zone.squares());
      }
      board.plan().boxes().forEach(box -> places.add(box.id()));
    }
    TableauGame.planOf(game, session.setup())
        .ifPresent(
            plan -> {
              plan.regions().forEach(region -> places.add(region.id()));
              plan.places().forEach(place -> places.add(place.id()));
              plan.tracks().forEach(track -> places.add(track.id()));
              plan.zones().forEach(zone -> places.add(zone.id()));
            });
    CardIndexGame.indexOf(game)
        .ifPresent(index -> index.cards().forEach(card -> places.add("card:" + card.id())));
    return places;
  }
}

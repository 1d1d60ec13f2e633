package games.parlour.cli.narration;

import games.parlour.cli.command.CommandContext;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.show.Tableau;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells entries of a log apart by who acts in them: somebody at a seat, chance, or a party without
 * a seat whom the rules play. Such a party may begin within the move of another, and goes on
 * through its dice until somebody at a seat is named again. Mutable; entries come in order.
 */
public final class EntryNarrator<P extends Position<P, M>, M extends Move> {
  private static final String SEAT = "seat";

  private final CommandContext context;
  private final Session<P, M> session;
  private final GameNarrator<P, M> teller;
  private Optional<Text> ruled = Optional.empty();

  public EntryNarrator(CommandContext context, Session<P, M> session, GameNarrator<P, M> teller) {
    this.context = context;
    this.session = session;
    this.teller = teller;
  }

  /** What an entry says to a viewer, each party's part for itself. */
  public List<GameNarrator.Statement> of(Entry entry, Viewer viewer) {
    GameNarrator.Statement whole = teller.said(entry, viewer);
    if (!(entry instanceof Entry.Dealt)) {
      ruled = Optional.empty();
    }
    if (!(entry instanceof Entry.Dealt || entry instanceof Entry.Moved)) {
      return List.of(whole);
    }
    List<Happening> all = happenings(entry, viewer);
    if (entry instanceof Entry.Dealt && ruled.isEmpty()) {
      all.stream().flatMap(one -> named(one).stream()).findFirst().ifPresent(this::acts);
    }
    List<GameNarrator.Statement> parts = new ArrayList<>();
    for (int i = 0; i < all.size(); ) {
      Optional<Text> now = ruled;
      List<Happening> told = new ArrayList<>();
      for (; i < all.size() && ruled.equals(now); i++) {
        named(all.get(i)).ifPresent(this::acts);
        if (!ruled.equals(now)) {
          break;
        }
        told.add(all.get(i));
      }
      if (!told.isEmpty()) {
        parts.add(said(now, told, whole.who()));
      }
    }
    // Only what the rules play is taken apart; all else keeps its words, the written move too.
    return parts.stream().noneMatch(GameNarrator.Statement::byRules)
        ? List.of(whole)
        : written(parts, whole);
  }

  private GameNarrator.Statement said(
      Optional<Text> party, List<Happening> told, String otherwise) {
    String who = party.map(context.words()::tell).orElse(otherwise);
    List<String> sentences = Happening.told(told, context.words()::tell);
    boolean closes = told.stream().anyMatch(one -> named(one).isPresent() || movesTokens(one));
    return new GameNarrator.Statement(who, String.join(" ", sentences), party.isPresent(), closes);
  }

  /** Whether something comes of it: cards and dice lead to that, and are not it. */
  private static boolean movesTokens(Happening happening) {
    return happening.motions().stream().anyMatch(motion -> Tableau.isToken(motion.thing()));
  }

  /** The first part begins with the move, where that is written out. */
  private static List<GameNarrator.Statement> written(
      List<GameNarrator.Statement> parts, GameNarrator.Statement whole) {
    GameNarrator.Statement first = parts.getFirst();
    int told = first.byRules() ? 0 : whole.what().indexOf(first.what());
    if (told > 0) {
      String what = whole.what().substring(0, told) + first.what();
      parts.set(0, new GameNarrator.Statement(first.who(), what, false, first.closes()));
    }
    return parts;
  }

  private void acts(Text party) {
    boolean seated =
        session.seats().stream().anyMatch(seat -> party.key().equals("seat." + seat.name()));
    ruled = seated ? Optional.empty() : Optional.of(party);
  }

  private static Optional<Text> named(Happening happening) {
    return happening.text().args().get(SEAT) instanceof Text party
        ? Optional.of(party)
        : Optional.empty();
  }

  private List<Happening> happenings(Entry entry, Viewer viewer) {
    P before = session.positionBefore(entry.number());
    return before.happenings(session.moveOf(entry.number()), viewer).stream()
        .filter(Happening::isTold)
        .toList();
  }
}

package games.parlour.cli.play;

import games.parlour.cli.Desk;
import games.parlour.core.Entry;
import games.parlour.core.Happening;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Session;
import games.parlour.core.Text;
import games.parlour.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells entries of a log apart by who acts in them: somebody at a seat, chance, or a party without
 * a seat whom the rules play. Such a party may begin within the move of another, and goes on
 * through its dice until somebody at a seat is named again. Mutable; entries come in order.
 */
final class Voices<P extends Position<P, M>, M extends Move> {
  private static final String SEAT = "seat";

  private final Desk desk;
  private final Session<P, M> session;
  private final Teller<P, M> teller;
  private Optional<Text> ruled = Optional.empty();

  Voices(Desk desk, Session<P, M> session, Teller<P, M> teller) {
    this.desk = desk;
    this.session = session;
    this.teller = teller;
  }

  /** What an entry says to a viewer, each party's part for itself. */
  List<Teller.Said> of(Entry entry, Viewer viewer) {
    if (entry instanceof Entry.Dealt) {
      happenings(entry, viewer).forEach(one -> named(one).ifPresent(this::acts));
      Teller.Said said = teller.said(entry, viewer);
      return List.of(ruled.map(party -> byRules(party, said.what())).orElse(said));
    }
    ruled = Optional.empty();
    List<Happening> all = entry instanceof Entry.Moved ? happenings(entry, viewer) : List.of();
    int own = own(all);
    if (own == all.size()) {
      return List.of(teller.said(entry, viewer));
    }
    String written = teller.isWritten(entry, viewer) ? ((Entry.Moved) entry).move() + "  " : "";
    List<Teller.Said> parts = new ArrayList<>();
    Teller.Said whole = teller.said(entry, viewer);
    parts.add(new Teller.Said(whole.who(), written + told(all.subList(0, own))));
    acts(named(all.get(own)).orElseThrow());
    parts.add(byRules(ruled.orElseThrow(), told(all.subList(own, all.size()))));
    return parts;
  }

  /** How many happenings come before the first that is a party's without a seat. */
  private int own(List<Happening> all) {
    int own = 0;
    while (own < all.size() && named(all.get(own)).filter(party -> !isSeat(party)).isEmpty()) {
      own++;
    }
    return own;
  }

  private void acts(Text party) {
    ruled = isSeat(party) ? Optional.empty() : Optional.of(party);
  }

  private boolean isSeat(Text party) {
    return session.seats().stream().anyMatch(seat -> party.key().equals("seat." + seat.name()));
  }

  private static Optional<Text> named(Happening happening) {
    return happening.text().args().get(SEAT) instanceof Text party
        ? Optional.of(party)
        : Optional.empty();
  }

  private List<Happening> happenings(Entry entry, Viewer viewer) {
    P before = session.positionBefore(entry.number());
    return before.happenings(session.moveOf(entry.number()), viewer);
  }

  private Teller.Said byRules(Text party, String what) {
    return new Teller.Said(desk.words().tell(party), what, true);
  }

  private String told(List<Happening> happenings) {
    List<String> sentences = happenings.stream().map(one -> desk.words().tell(one.text())).toList();
    return String.join(" ", sentences);
  }
}

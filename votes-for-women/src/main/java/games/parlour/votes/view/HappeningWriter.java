package games.parlour.votes.view;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.BidNote;
import games.parlour.votes.rules.note.BidResult;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.CampaignerNote;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.CubeNote;
import games.parlour.votes.rules.note.DieNote;
import games.parlour.votes.rules.note.GameListener;
import games.parlour.votes.rules.note.LostNote;
import games.parlour.votes.rules.note.MarkerNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.note.RegionDieNote;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.note.SecretNote;
import games.parlour.votes.rules.note.StateCountNote;
import games.parlour.votes.rules.note.StateDieNote;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes for one viewer what happens when a move is played: all that follows from it, in order. */
public final class HappeningWriter implements GameListener {
  private static final List<String> BOXES = List.of("turn", "game", "ballot");

  private final GameState before;
  private final int viewer;
  private final List<Happening> written = new ArrayList<>();
  private final PendingCubes pending = new PendingCubes(written);
  private final TableauChanges changes;

  private HappeningWriter(GameState before, GameState now, int viewer) {
    this.before = before;
    this.viewer = viewer;
    this.changes = new TableauChanges(before, now, viewer);
  }

  /** What a seat sees happen; a seat of -1 is a spectator. */
  public static List<Happening> of(GameState before, long move, int viewer) {
    GameState after = before.copy();
    HappeningWriter writer = new HappeningWriter(before, after, viewer);
    after.listen(writer);
    after.play(move);
    writer.finish(MoveKind.of(move) == MoveKind.DIE);
    return List.copyOf(writer.written);
  }

  /** What changed after the last words goes with them. */
  private void finish(boolean die) {
    pending.write();
    add(changes.next(), written.size() - 1, false);
    if (die) {
      add(changes.sameDie(written), 0, true);
    }
  }

  /** Adds motions to a happening; where nothing is told, they stand for themselves. */
  private void add(List<Motion> motions, int index, boolean first) {
    if (motions.isEmpty()) {
      return;
    }
    if (written.isEmpty()) {
      written.add(Happening.silent(motions));
      return;
    }
    Happening told = written.get(index);
    List<Motion> all = new ArrayList<>(told.motions());
    all.addAll(first ? 0 : all.size(), motions);
    written.set(index, new Happening(told.text(), all));
  }

  static String key(Enum<?> note) {
    return "told." + word(note);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void write(Text text) {
    pending.write();
    written.add(new Happening(text, changes.next()));
  }

  @Override
  public void turn(int turn) {
    write(Text.of("told.turn", "turn", turn));
  }

  @Override
  public void card(CardNote note, int card) {
    if (note == CardNote.NOT_MET || note == CardNote.IN_VAIN) {
      Cards.get(card).conditionsForBot().forEach(this::write);
    }
    write(Text.of(key(note), "card", GameTexts.card(card)));
  }

  @Override
  public void seat(SeatNote note, int seat) {
    write(Text.of(key(note), "seat", name(seat)));
  }

  @Override
  public void play(PlayNote note, int seat, int card) {
    write(Text.of(key(note), "seat", name(seat), "card", GameTexts.card(card)));
  }

  /** Only those are told which card it is who see it: a partner sees an open hand grow. */
  @Override
  public void secret(SecretNote note, int seat, int card) {
    boolean seen =
        HiddenCards.seesHand(before, viewer, seat) && (seat == viewer || note == SecretNote.DRAWS);
    write(
        seen
            ? Text.of(key(note), "seat", name(seat), "card", GameTexts.card(card))
            : Text.of(key(note) + ".hidden", "seat", name(seat)));
  }

  @Override
  public void bid(BidNote note, int seat, int buttons) {
    write(Text.of(key(note), "seat", name(seat), "n", buttons));
  }

  @Override
  public void bidResult(BidResult note, int bid, int eyes) {
    write(Text.of(key(note), "bid", bid, "eyes", eyes));
  }

  @Override
  public void buttons(ButtonNote note, int side, int n) {
    write(Text.of(key(note), "side", GameTexts.side(side), "n", n));
  }

  @Override
  public void markers(MarkerNote note, int n, int total) {
    write(Text.of(key(note), "n", n, "total", total));
  }

  @Override
  public void sent() {
    write(Text.of("told.sent"));
  }

  @Override
  public void cube(CubeNote note, int colour, int state) {
    pending.add(note, colour, state, changes.next());
  }

  @Override
  public void lost(LostNote why, int state, int n) {
    pending.addLost(why, state, n);
  }

  @Override
  public void lostInRegion(int region, int n) {
    write(Text.of("told.lost-in-region", "n", n, "where", GameTexts.in(region)));
  }

  @Override
  public void cubesLost(int n, boolean noneLeft) {
    write(Text.of(noneLeft ? "told.cubes-lost.none-left" : "told.cubes-lost", "n", n));
  }

  @Override
  public void clears(int colour, int state, int n) {
    Text cubes = Text.of("cubes." + GameTexts.colourWord(colour), "n", n);
    write(Text.of("told.clears", "cubes", cubes, "state", GameTexts.state(state)));
  }

  @Override
  public void state(StateNote note, int state) {
    write(Text.of(key(note), "state", GameTexts.state(state)));
  }

  @Override
  public void stateCount(StateCountNote note, int state, int n) {
    write(Text.of(key(note), "state", GameTexts.state(state), "n", n));
  }

  @Override
  public void stateDie(StateDieNote note, int eyes, int state) {
    write(Text.of(key(note), "eyes", eyes, "state", GameTexts.state(state)));
  }

  @Override
  public void regionDie(RegionDieNote note, int eyes, int region) {
    write(
        note == RegionDieNote.REGION_AGAIN
            ? Text.of(key(note), "eyes", eyes, "where", GameTexts.in(region))
            : Text.of(key(note), "eyes", eyes, "region", GameTexts.region(region)));
  }

  @Override
  public void regionPassed(int region) {
    write(Text.of("told.region-passed", "where", GameTexts.in(region)));
  }

  @Override
  public void contested(int region, int open) {
    write(Text.of("told.contested", "region", GameTexts.region(region), "n", open));
  }

  @Override
  public void campaigner(CampaignerNote note, int campaigner, int region) {
    Text name = GameTexts.campaigner(campaigner);
    write(
        note == CampaignerNote.REMAINS
            ? Text.of(key(note), "campaigner", name, "where", GameTexts.in(region))
            : Text.of(key(note), "campaigner", name, "to", GameTexts.to(region)));
  }

  @Override
  public void die(DieNote note, int eyes, int sides, int seat) {
    write(Text.of(key(note), "seat", name(seat), "eyes", eyes, "sides", sides));
  }

  @Override
  public void assigns(int eyes, int campaigner) {
    write(Text.of("told.assigns", "eyes", eyes, "campaigner", GameTexts.campaigner(campaigner)));
  }

  @Override
  public void stays(int card, int box) {
    write(Text.of("told.stays." + BOXES.get(box), "card", GameTexts.card(card)));
  }

  @Override
  public void shuffles(int side) {
    write(Text.of("told.shuffles", "side", GameTexts.side(side)));
  }

  @Override
  public void shown(int owner, int looker) {
    boolean sees = viewer == owner || viewer == looker;
    if (!sees) {
      write(Text.of("told.shown.hidden", "seat", name(owner), "looker", name(looker)));
    } else if (Decks.hand(before, owner) == 0) {
      write(Text.of("told.shown.empty", "seat", name(owner), "looker", name(looker)));
    } else {
      write(
          Text.of(
              "told.shown", "seat", name(owner), "looker", name(looker), "cards", titles(owner)));
    }
  }

  /** Partners see what each of them gets; nobody else does. */
  @Override
  public void swaps(int one, int other) {
    if (viewer != one && viewer != other) {
      write(Text.of("told.swaps.hidden", "seat", name(one), "other", name(other)));
      return;
    }
    write(
        Text.of(
            "told.swaps",
            "seat",
            name(one),
            "other",
            name(other),
            "given",
            titles(one),
            "taken",
            titles(other)));
  }

  @Override
  public void votingBegins() {
    write(Text.of("told.voting"));
  }

  @Override
  public void vote(int seat, int state) {
    write(Text.of("told.vote", "seat", name(seat), "state", GameTexts.state(state)));
  }

  @Override
  public void totals(
      int state, int suffragistDie, int suffragistCubes, int oppositionDie, int oppositionCubes) {
    write(
        Text.of(
            "told.totals",
            "state",
            GameTexts.state(state),
            "suffragist",
            total(suffragistDie, suffragistCubes),
            "opposition",
            total(oppositionDie, oppositionCubes)));
  }

  private static Text total(int die, int cubes) {
    return Text.of("total", "die", die, "cubes", cubes, "total", die + cubes);
  }

  @Override
  public void tie(int side, int card) {
    write(
        card < 0
            ? Text.of("told.tie", "side", GameTexts.side(side))
            : Text.of("told.tie.card", "side", GameTexts.side(side), "card", GameTexts.card(card)));
  }

  @Override
  public void over(int side, Reason reason) {
    write(Text.of("told.over." + word(reason), "side", GameTexts.side(side)));
  }

  private List<Text> titles(int owner) {
    List<Text> cards = new ArrayList<>();
    for (long left = Decks.hand(before, owner); left != 0; left &= left - 1) {
      cards.add(Cards.get(Decks.card(before.terms().side(owner), left)).title());
    }
    return cards;
  }

  private Text name(int seat) {
    return GameTexts.seat(before, seat);
  }
}

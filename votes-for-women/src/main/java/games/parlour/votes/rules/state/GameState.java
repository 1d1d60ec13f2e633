package games.parlour.votes.rules.state;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.note.GameListener;
import games.parlour.votes.rules.note.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The whole state of a game, and what goes on in it: a pile of frames, each worked on by a {@link
 * Step}. Mutable; one thread at a time.
 */
public final class GameState extends Components {
  /** What {@link #waitsFor} says when chance is to speak. */
  public static final int CHANCE = -1;

  /** What {@link #waitsFor} says when the game is over. */
  public static final int OVER = -2;

  private static final int NOBODY = 0;
  private static final int FOR_CHANCE = 1;
  private static final int FOR_SEAT = 2;
  private static final int NO_BOT = -1;

  /** The number of the Oppobot, if it plays. */
  private final int bot;

  private @Nullable MoveList listed;
  private boolean fresh;
  private GameListener listener = GameListener.SILENT;

  private final StepTable steps;

  /** An empty table: no card dealt, nothing under way. */
  public GameState(Terms terms, StepTable steps) {
    this(terms, steps, new long[StateLayout.SIZE]);
  }

  private GameState(Terms terms, StepTable steps, long[] at) {
    super(terms, at);
    this.steps = steps;
    this.bot = terms.bot() ? terms.size() : NO_BOT;
  }

  /** A table of its own in the same state. */
  public GameState copy() {
    return new GameState(terms(), steps, at.clone());
  }

  /** Takes over the state of another table of the same terms; what came before is forgotten. */
  public void set(GameState other) {
    takeOver(other);
    fresh = false;
  }

  @Override
  public void back(int mark) {
    super.back(mark);
    fresh = false;
  }

  /** Whether two tables are in the same state. */
  public boolean same(GameState other) {
    return terms().equals(other.terms()) && holdsTheSame(other);
  }

  /** From now on a listener hears what happens. */
  public void listen(GameListener to) {
    this.listener = to;
  }

  /** Where everything that happens is told. */
  public GameListener log() {
    return listener;
  }

  /** The seat that is to decide, or {@link #CHANCE} or {@link #OVER}. */
  public int waitsFor() {
    if (at[StateLayout.WINNER] != 0) {
      return OVER;
    }
    return whole(StateLayout.WAITS) - FOR_SEAT;
  }

  /** Waits for a seat to choose. */
  public void ask(int seat) {
    put(StateLayout.WAITS, FOR_SEAT + seat);
  }

  /** Waits for the seat that acts. */
  public void ask() {
    ask(seat());
  }

  /** Waits for a die or a card. */
  public void chance() {
    put(StateLayout.WAITS, FOR_CHANCE);
  }

  /** All that can be done now; the list is this table's own. */
  public MoveList moves() {
    MoveList list = listed;
    if (list == null) {
      list = new MoveList();
      listed = list;
      fresh = false;
    }
    if (!fresh) {
      list.clear();
      list(list);
      fresh = true;
    }
    return list;
  }

  /** Adds all that can be done now to a list; changes nothing here. */
  public void list(MoveList into) {
    if (waitsFor() != OVER) {
      step().list(this, into);
    }
  }

  /** How likely an outcome of chance is among the listed ones. */
  public long weight(long outcome) {
    return step().weight(this, outcome);
  }

  /** Lets go of what is only kept to be quick. */
  public void rest() {
    listed = null;
    listener = GameListener.SILENT;
  }

  /** Carries out a listed move, and all that follows without anybody being asked. */
  public void play(long move) {
    if (at[StateLayout.REVEALED] != 0) {
      put(StateLayout.REVEALED, 0);
    }
    take(move);
    settle();
  }

  private void take(long move) {
    fresh = false;
    put(StateLayout.WAITS, NOBODY);
    step().take(this, move);
  }

  /** Goes on until chance is needed, a seat has more than one thing to choose, or it is over. */
  public void settle() {
    while (at[StateLayout.WINNER] == 0) {
      if (at[StateLayout.WAITS] == NOBODY) {
        step().run(this);
        continue;
      }
      fresh = false;
      if (at[StateLayout.WAITS] == FOR_SEAT + bot && bot != NO_BOT) {
        take(steps.choose(this, moves()));
        continue;
      }
      if (at[StateLayout.WAITS] == FOR_CHANCE || step().asksAlways(this) || moves().size() != 1) {
        return;
      }
      take(moves().get(0));
    }
    fresh = false;
  }

  /** The step that works on the topmost frame. */
  public Step step() {
    return steps.step(frame(Frame.KIND));
  }

  /** The kind of the topmost frame. */
  public FrameKind kind() {
    return kind(depth() - 1);
  }

  /** The kind of any frame, counted from the bottom. */
  public FrameKind kind(int frame) {
    return FrameKind.at((int) set(frame, Frame.KIND));
  }

  private int base() {
    return StateLayout.FRAMES + (whole(StateLayout.DEPTH) - 1) * StateLayout.FRAME;
  }

  public int depth() {
    return whole(StateLayout.DEPTH);
  }

  /** A register of the topmost frame. */
  public int frame(int register) {
    return (int) at[base() + register];
  }

  /** A register of the topmost frame that holds a set. */
  public long set(int register) {
    return at[base() + register];
  }

  /** A register of any frame, counted from the bottom. */
  public long set(int frame, int register) {
    return at[StateLayout.FRAMES + frame * StateLayout.FRAME + register];
  }

  /** Changes a register of the topmost frame. */
  public void frame(int register, long value) {
    put(base() + register, value);
  }

  /** Changes a register of any frame, counted from the bottom. */
  public void frame(int frame, int register, long value) {
    put(StateLayout.FRAMES + frame * StateLayout.FRAME + register, value);
  }

  /** Lays a frame on top. */
  public void push(FrameKind kind, int seat) {
    add(StateLayout.DEPTH, 1);
    frame(Frame.KIND, kind.ordinal());
    frame(Frame.SEAT, seat);
  }

  /** Removes the topmost frame and leaves nothing of it. */
  public void pop() {
    int base = base();
    for (int i = base; i < base + StateLayout.FRAME; i++) {
      if (at[i] != 0) {
        put(i, 0);
      }
    }
    add(StateLayout.DEPTH, -1);
  }

  /** The seat that acts in the topmost frame. */
  public int seat() {
    return frame(Frame.SEAT);
  }

  /** The side that acts in the topmost frame. */
  public int side() {
    return sideOf(seat());
  }

  /** Whether the Oppobot acts in the topmost frame. */
  public boolean botActs() {
    return seat() == bot;
  }

  /** The acting card's operation at work is done; the next one begins with clean registers. */
  public void next() {
    frame(Frame.OPERATION, frame(Frame.OPERATION) + 1);
    frame(Frame.STAGE, 0);
    for (int register = Frame.A; register <= Frame.CARDS; register++) {
      if (set(register) != 0) {
        frame(register, 0);
      }
    }
  }

  /** That somebody was shown what was hidden: no undo reaches behind it. */
  public void revealed() {
    put(StateLayout.REVEALED, 1);
  }

  public boolean hasRevealed() {
    return at[StateLayout.REVEALED] != 0;
  }

  /** The game is over. */
  public void finish(int winner, Reason reason) {
    put(StateLayout.WINNER, 1 + winner);
    put(StateLayout.REASON, reason.ordinal());
    put(StateLayout.WAITS, NOBODY);
    listener.over(winner, reason);
  }

  public boolean over() {
    return at[StateLayout.WINNER] != 0;
  }

  /** The side that has won. */
  public int winner() {
    return whole(StateLayout.WINNER) - 1;
  }

  public Reason reason() {
    return Reason.values()[whole(StateLayout.REASON)];
  }
}

package games.parlour.cli.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * When tables went on. A fault begins and is over at a moment; only what moves after that moment
 * has recovered, however much it moved before. All times are nanoseconds of one clock that its
 * caller reads. Thread-safe.
 */
final class RecoveryWatch {
  /** One step may have been on its way at the moment from which steps are counted. */
  private static final int STEPS = 2;

  private final List<Place> places = new ArrayList<>();
  private boolean isOver;
  private long over;

  /** What was seen of a place where games are played. */
  private static final class Place {
    private final LongSupplier steps;
    private long mark;
    private long seen;
    private long lastStep;
    private long longest;
    private long moved;
    private boolean hasMoved;

    Place(LongSupplier steps) {
      this.steps = steps;
    }

    void mark(long now) {
      mark = steps.getAsLong();
      moved = now;
      hasMoved = false;
    }

    void look(long now, boolean isOver) {
      if (isOver && hasMoved) {
        return;
      }
      long count = steps.getAsLong();
      if (count > seen) {
        longest = Math.max(longest, now - lastStep);
        lastStep = now;
        seen = count;
      }
      if (!hasMoved && count >= mark + STEPS) {
        hasMoved = true;
        moved = now;
      }
    }
  }

  /**
   * How tables came through a fault.
   *
   * @param standstill the longest time that one of them stood still, from the beginning of the
   *     fault until it had moved after the end
   * @param afterwards how long after the end the last of them had moved
   */
  record Recovery(long standstill, long afterwards) {}

  /**
   * Begins to watch.
   *
   * @param steps counts for each place how many steps were ever taken there
   */
  RecoveryWatch(List<LongSupplier> steps, long now) {
    steps.forEach(count -> places.add(new Place(count)));
    strike(now);
  }

  /** A fault begins. */
  synchronized void strike(long now) {
    isOver = false;
    over = now;
    for (Place place : places) {
      place.mark(now);
      place.seen = place.mark;
      place.lastStep = now;
      place.longest = 0;
    }
  }

  /** The fault is over: from now on everything has to work again. */
  synchronized void mend(long now) {
    look(now);
    isOver = true;
    over = now;
    places.forEach(place -> place.mark(now));
  }

  /** To be called often: what has changed since is taken to have changed now. */
  synchronized void look(long now) {
    places.forEach(place -> place.look(now, isOver));
  }

  /** The places where nothing has moved since the fault was over; before that, since it began. */
  synchronized List<Integer> still() {
    return IntStream.range(0, places.size()).filter(i -> !places.get(i).hasMoved).boxed().toList();
  }

  synchronized Recovery recovery(long now) {
    long standstill = 0;
    long last = over;
    for (Place place : places) {
      long open = place.hasMoved ? 0 : now - place.lastStep;
      standstill = Math.max(standstill, Math.max(place.longest, open));
      last = Math.max(last, place.hasMoved ? place.moved : now);
    }
    return new Recovery(standstill, last - over);
  }
}

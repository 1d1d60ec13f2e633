package games.parlour.server.host;

import games.parlour.server.guest.GuestName;
import games.parlour.server.personal.RunningGames;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.DiscardedTableException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Guests without an account who have not been here for long, and whose games do not go on. */
public final class IdleGuests implements Retention.Remover {
  private static final Logger LOG = LoggerFactory.getLogger(IdleGuests.class);

  private final Database database;
  private final Consumer<String> deletion;

  /** Those who could not be removed; a server that starts again tries again. */
  private final Set<String> left = ConcurrentHashMap.newKeySet();

  /**
   * Makes ready.
   *
   * @param deletion removes all that is kept about somebody
   */
  public IdleGuests(Database database, Consumer<String> deletion) {
    this.database = database;
    this.deletion = deletion;
  }

  @Override
  public int removeBefore(long moment, int most) {
    int removed = 0;
    for (String guest : idle(moment, most + left.size())) {
      if (!left.contains(guest) && removed < most) {
        removed += remove(guest);
      }
    }
    return removed;
  }

  private int remove(String guest) {
    try {
      deletion.accept(guest);
      return 1;
    } catch (StoreException failed) {
      throw failed;
    } catch (RuntimeException failed) {
      if (isOfThisMoment(failed)) {
        return 0;
      }
      left.add(guest);
      LOG.warn("a guest who has not been here for long could not be removed", failed);
      return 0;
    }
  }

  /** Another server removes them now, or has to; or something happens at one of their tables. */
  private static boolean isOfThisMoment(RuntimeException failed) {
    return failed instanceof DiscardedTableException
        || failed instanceof ProblemException met
            && (met.kind() == ProblemKind.CONFLICT || met.mayDifferElsewhere());
  }

  private List<String> idle(long moment, int most) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select g.id from guest g where g.created < :moment and g.name <> :former"
                        + " and not exists (select 1 from account a where a.guest = g.id)"
                        + " and not exists (select 1 from session s"
                        + " where s.guest = g.id and s.used >= :moment)"
                        + " and not "
                        + RunningGames.OF_GUEST
                        + " order by g.created limit :most")
                .bind("moment", moment)
                .bind("former", GuestName.FORMER)
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }
}

package games.parlour.server.personal;

/** Which guests are still needed in a game that goes on, however long ago they were here. */
public final class RunningGames {
  /**
   * A condition on {@code g.id}, a guest, and {@code :moment}. Their game goes on if something
   * happened there since then, if time decides it, or if somebody else plays there who has an
   * account or was here since. A game that everybody has left keeps nobody, nor does one against
   * the computer alone.
   */
  public static final String OF_GUEST =
      "exists (select 1 from seat mine join game_table t on t.id = mine.table_id"
          + " where mine.guest = g.id and t.status <> 'over' and (t.changed >= :moment"
          + " or exists (select 1 from table_clock c"
          + " where c.table_id = t.id and c.deadline is not null)"
          + " or exists (select 1 from seat other where other.table_id = t.id"
          + " and other.guest <> g.id"
          + " and (exists (select 1 from account a where a.guest = other.guest)"
          + " or exists (select 1 from session s"
          + " where s.guest = other.guest and s.used >= :moment)))))";

  private RunningGames() {}
}

package games.parlour.server.personal;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * What one part of the server keeps about people. Each part that keeps something says so here, so
 * that an export is whole and a deletion leaves nothing behind.
 */
public interface PersonalData {
  /** What the section of an export is called. */
  String section();

  /** All that is kept about somebody, as values that can be written as JSON. */
  List<?> of(String guest);

  /**
   * Somebody who played here as a guest turns out to be somebody else and goes on as them. What is
   * not worth keeping under the other name may stay: nobody is called by the first one any more.
   */
  default void moveTo(Handle handle, String from, String to) {}

  /** Removes it, within the change that deletes the person. */
  void forget(Handle handle, String guest);

  /** Somebody was deleted for good; what is still in memory about them goes, too. */
  default void forgotten(String guest) {}
}

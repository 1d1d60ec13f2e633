package games.parlour.server.group;

import java.util.Optional;

/**
 * Somebody in a group.
 *
 * @param guest who they are; nobody any more where they have deleted everything about them
 * @param name what they are called in the group
 * @param seen when they were last at the page of the group
 * @param gone left or removed, if they are no longer in it
 */
record MemberRow(
    int number, Optional<String> guest, String name, long seen, Optional<String> gone) {
  static final String LEFT = "left";
  static final String REMOVED = "removed";

  /** Whether they are in the group. */
  boolean isIn() {
    return gone.isEmpty() && guest.isPresent();
  }

  boolean isOf(String person) {
    return guest.equals(Optional.of(person));
  }
}

package games.parlour.server.mail;

import java.util.List;

/**
 * What is new in somebody's games.
 *
 * @param until up to which moment their games were looked at
 * @param changes how many of them had changed
 * @param reminded the deadlines among the notices
 */
record Digest(
    List<Notice> notices, long until, int changes, List<MoveDeadlines.Deadline> reminded) {
  Digest {
    notices = List.copyOf(notices);
    reminded = List.copyOf(reminded);
  }
}

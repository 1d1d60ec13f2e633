package games.parlour.server.group;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import java.util.List;

/**
 * A group as one of its members knows it.
 *
 * @param members everybody who is or was in it
 * @param me whoever asks
 */
record Membership(GroupRow group, List<MemberRow> members, MemberRow me) {
  Membership {
    members = List.copyOf(members);
  }

  /** Everybody who is in the group now. */
  List<MemberRow> present() {
    return members.stream().filter(MemberRow::isIn).toList();
  }

  boolean isHost() {
    return group.host() == me.number();
  }

  /** Refuses what only the host may do. */
  void host() {
    if (!isHost()) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.group.host"));
    }
    open();
  }

  /** Refuses what nobody may do in a group that has ended. */
  void open() {
    if (group.ended()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.group.ended"));
    }
  }

  /** Somebody who is in the group now. */
  MemberRow member(int number) {
    return present().stream()
        .filter(member -> member.number() == number)
        .findFirst()
        .orElseThrow(
            () ->
                new ProblemException(
                    ProblemKind.UNKNOWN, Text.of("problem.group.member", "number", number)));
  }
}

package games.parlour.server.group;

import games.parlour.server.account.QrPicture;
import games.parlour.server.api.TableDocuments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of groups. Their components are the names in the JSON. */
final class GroupDocuments {
  private GroupDocuments() {}

  /** The groups of whoever asks. */
  record GroupList(List<GroupLine> groups) {}

  /** A group in a list; {@code playing} says how many of its games are under way. */
  record GroupLine(String id, String name, boolean host, int members, int playing, boolean ended) {}

  /** A group as one of its members sees it; only its host sees the code. */
  record Group(
      String id,
      String name,
      int you,
      boolean host,
      boolean ended,
      boolean joining,
      boolean chat,
      @Nullable String code,
      List<Member> members,
      List<TableDocuments.TableLine> tables,
      List<TournamentDocuments.TournamentLine> tournaments) {}

  record Member(
      int number, String name, boolean you, boolean host, boolean here, boolean playing) {}

  /** What the host shows to whoever is to join. */
  record Entrance(String code, String path, QrPicture picture) {}

  /** Where a code leads; the id where whoever asks is in the group already. */
  record Doorway(String name, boolean joining, @Nullable String group) {}

  /** What was started, and who is left over. */
  record Started(List<String> tables, List<Integer> waiting) {}

  /** The group of a table, told to its members. */
  record TableGroup(@Nullable String group, @Nullable String name) {}
}

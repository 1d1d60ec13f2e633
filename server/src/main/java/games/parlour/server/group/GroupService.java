package games.parlour.server.group;

import games.parlour.core.text.Text;
import games.parlour.server.guest.GuestName;
import games.parlour.server.guest.Guests;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.PlainText;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.tables.Tables;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Groups and who is in them: making one, joining, leaving, and what its host may change. */
final class GroupService {
  private static final int LONGEST_NAME = 40;

  /** Everybody who ever was in a group keeps a line there, for the results. */
  private static final int MOST_EVER = 500;

  private final GroupStore store;
  private final Guests guests;
  private final Tables tables;
  private final SecretGenerator secrets;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  GroupService(
      GroupStore store, Guests guests, Tables tables, SecretGenerator secrets, Clock clock) {
    this.store = store;
    this.guests = guests;
    this.tables = tables;
    this.secrets = secrets;
    this.clock = clock;
  }

  /** A group as somebody knows it who is in it; for everybody else there is none. */
  Membership membership(String id, Optional<String> guest) {
    Optional<Membership> known =
        guest.flatMap(who -> store.find(id).flatMap(group -> membership(group, who)));
    return known.orElseThrow(
        () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.group")));
  }

  /** Whether somebody is in the group with this id. */
  boolean isMember(String id, Optional<String> guest) {
    return guest
        .flatMap(who -> store.find(id).flatMap(group -> membership(group, who)))
        .isPresent();
  }

  private Optional<Membership> membership(GroupRow group, String guest) {
    List<MemberRow> members = store.members(group.id());
    return members.stream()
        .filter(member -> member.isOf(guest) && member.isIn())
        .findFirst()
        .map(me -> new Membership(group, members, me));
  }

  /** The groups that somebody is in. */
  List<Membership> of(String guest) {
    return store.of(guest).stream().flatMap(group -> membership(group, guest).stream()).toList();
  }

  /** Makes a group; its id. */
  String make(String wanted, String guest, String called) {
    String name = name(wanted);
    String calledAs = GuestName.of(called);
    roomFor(guest);
    String id = secrets.token();
    store.add(id, name, GroupCode.random(random), guest, calledAs, clock.millis());
    introduce(guest, calledAs);
    return id;
  }

  private static String name(String wanted) {
    String name = PlainText.tidy(wanted);
    if (name.isEmpty() || PlainText.length(name) > LONGEST_NAME) {
      throw new ProblemException(
          ProblemKind.REFUSED, Text.of("problem.group.name", "most", LONGEST_NAME));
    }
    return name;
  }

  private void roomFor(String guest) {
    if (store.of(guest).stream().filter(group -> !group.ended()).count() >= GroupLimits.GROUPS) {
      throw new ProblemException(
          ProblemKind.FULL, Text.of("problem.groups.many", "most", GroupLimits.GROUPS));
    }
  }

  /** At tables a newcomer without a name of their own is called what they are called here. */
  private void introduce(String guest, String name) {
    if (guests.isUnnamed(guest)) {
      guests.rename(guest, name);
    }
  }

  /** The group that a code leads to; whoever types a wrong one learns nothing else. */
  GroupRow ofCode(GroupCode code) {
    return store
        .ofCode(code)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.UNKNOWN, Text.of("problem.group.code")));
  }

  /** Somebody joins by a code; who is in the group already stays as they are. */
  GroupRow join(GroupCode code, String guest, String called) {
    GroupRow group = ofCode(code);
    if (membership(group, guest).isPresent()) {
      return group;
    }
    if (!group.joining()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.group.closed"));
    }
    roomFor(guest);
    String name = GuestName.of(called);
    store.join(group.id(), guest, members -> admitted(members, guest, name), clock.millis());
    introduce(guest, name);
    return group;
  }

  private static String admitted(List<MemberRow> members, String guest, String name) {
    if (members.stream()
        .anyMatch(one -> one.isOf(guest) && one.gone().equals(Optional.of(MemberRow.REMOVED)))) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.group.removed"));
    }
    if (members.stream().filter(MemberRow::isIn).count() >= GroupLimits.MEMBERS
        || members.size() >= MOST_EVER) {
      throw new ProblemException(
          ProblemKind.FULL, Text.of("problem.group.full", "most", GroupLimits.MEMBERS));
    }
    return unlikeOthers(members, guest, name);
  }

  /** Two people of one name could not be told apart in a table of results. */
  private static String unlikeOthers(List<MemberRow> members, String guest, String name) {
    boolean taken =
        members.stream()
            .anyMatch(
                one ->
                    !one.isOf(guest)
                        && one.isIn()
                        && one.name()
                            .toLowerCase(Locale.ROOT)
                            .equals(name.toLowerCase(Locale.ROOT)));
    if (taken) {
      throw new ProblemException(
          ProblemKind.CONFLICT, Text.of("problem.group.name.taken", "name", name));
    }
    return name;
  }

  /** Somebody, or the host for them, changes what they are called in the group. */
  void rename(Membership here, int number, String wanted) {
    here.open();
    MemberRow member = here.member(number);
    if (member.number() != here.me().number()) {
      here.host();
    }
    String name = GuestName.of(wanted);
    String guest = member.guest().orElseThrow();
    store.rename(here.group().id(), number, members -> unlikeOthers(members, guest, name));
  }

  /** Somebody leaves, or the host removes them; whatever they still play in tournaments is lost. */
  void leave(Membership here, int number) {
    MemberRow member = here.member(number);
    boolean own = member.number() == here.me().number();
    if (!own) {
      here.host();
    } else if (here.isHost() && !here.group().ended()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.group.host.stays"));
    }
    String gone = own ? MemberRow.LEFT : MemberRow.REMOVED;
    String guest = member.guest().orElseThrow();
    store.leave(here.group().id(), number, gone).forEach(table -> tables.leave(table, guest));
  }

  /** Somebody is at the page of the group. */
  void seen(Membership here) {
    store.seen(here.group().id(), here.me().number(), clock.millis());
  }

  /** What the host wants to be different; what is not said stays. */
  record Changes(
      Optional<String> name,
      Optional<Boolean> joining,
      Optional<Boolean> chat,
      Optional<Integer> host) {}

  void change(Membership here, Changes changes) {
    here.host();
    GroupRow group = here.group();
    store.change(
        new GroupRow(
            group.id(),
            changes.name().map(GroupService::name).orElse(group.name()),
            changes.host().map(number -> here.member(number).number()).orElse(group.host()),
            group.code(),
            changes.joining().orElse(group.joining()),
            changes.chat().orElse(group.chat()),
            false));
  }

  /** From now on another code lets people in, and the old one nobody. */
  GroupCode renew(Membership here) {
    here.host();
    GroupCode code = GroupCode.random(random);
    store.renew(here.group().id(), code);
    return code;
  }

  void end(Membership here) {
    here.host();
    store.end(here.group().id(), clock.millis());
  }
}

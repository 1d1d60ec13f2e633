package games.parlour.cli.attack;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Everything that is sent. A newcomer adds a method to one of the classes named here, and a line:
 * its name in the report, how often it comes beside the others, and the method.
 */
final class HostileKinds {
  private HostileKinds() {}

  /** Sends one hostile request, or a few that belong together. */
  interface HostileRequest {
    void send(Attacker by) throws IOException;
  }

  /** A kind of request; one with weight 40 comes forty times as often as one with weight 1. */
  record Kind(String name, int weight, HostileRequest request) {}

  static final List<Kind> ALL =
      List.of(
          new Kind("bytes: random", 5, BrokenBytes::random),
          new Kind("bytes: a request with some changed", 15, BrokenBytes::mutated),
          new Kind("bytes: header floods", 4, BrokenBytes::headerFlood),
          new Kind("bytes: broken chunks", 8, BrokenBytes::brokenChunks),
          new Kind("bytes: wrong lengths", 8, BrokenBytes::wrongLength),
          new Kind("bytes: pipelined", 20, BrokenBytes::pipelined),
          new Kind("bytes: half a request", 5, BrokenBytes::halfClosed),
          new Kind("bytes: dripping", 1, SlowRequests::drip),
          new Kind("address: wrong method", 30, OddAddresses::wrongMethod),
          new Kind("address: deep", 8, OddAddresses::deep),
          new Kind("address: odd", 40, OddAddresses::odd),
          new Kind("address: long query", 20, OddAddresses::longQuery),
          new Kind("headers: forged", 40, ForgedHeaders::forged),
          new Kind("headers: Last-Event-ID", 10, ForgedHeaders::lastEventId),
          new Kind("body: not JSON", 30, OddBodies::notJson),
          new Kind("body: deep or huge", 10, OddBodies::deepOrHuge),
          new Kind("body: wrong types", 50, OddBodies::wrongTypes),
          new Kind("body: odd lessons", 10, OddBodies::oddLesson),
          new Kind("body: repeated keys, more after it", 15, OddBodies::repeated),
          new Kind("body: not UTF-8", 10, OddBodies::notUtf8),
          new Kind("body: wrong content type", 15, OddBodies::wrongType),
          new Kind("moves: stale or future", 60, HostileMoves::staleOrFuture),
          new Kind("moves: by a foreigner", 60, HostileMoves::foreign),
          new Kind("moves: by another seat", 15, HostileMoves::anotherSeat),
          new Kind("moves: garbage", 50, HostileMoves::garbage),
          new Kind("moves: of another game", 30, HostileMoves::anotherGame),
          new Kind("moves: a thousand hops", 8, HostileMoves::thousandHops),
          new Kind("moves: played on at own tables", 8, HostileMoves::playOn),
          new Kind("moves: the same twenty times", 1, Races::sameMove),
          new Kind("acts: by a foreigner", 40, HostileActs::foreign),
          new Kind("acts: at own tables, twice", 15, HostileActs::twice),
          new Kind("acts: at closed tables", 3, HostileActs::closed),
          new Kind("join: guessed tokens", 40, HostileActs::guessedToken),
          new Kind("join: seats of others", 30, HostileActs::seatOfOthers),
          new Kind("join: two for one seat", 1, Races::twoForOneSeat),
          new Kind("cookies: guessed", 30, HostileActs::guessedCookie),
          new Kind("reads: tables of others", 10, HostileActs::readOthers),
          new Kind("reads: from another seat", 10, HostileActs::readFromSeat),
          new Kind("reads: odd reasons", 15, HostileActs::oddReason),
          new Kind("reads: odd pictures", 5, OddAddresses::pictures),
          new Kind("reads: odd searches", 15, OddAddresses::searches),
          new Kind("reads: games of others hidden", 10, OddAddresses::hidden),
          new Kind("positions: crowds", 1, HostilePositions::crowd),
          new Kind("positions: changed", 8, HostilePositions::mutated),
          new Kind("analysis: positions", 8, HostilePositions::studied),
          new Kind("analysis: boards", 8, HostilePositions::boards),
          new Kind("analysis: games", 4, HostileActs::analysed),
          new Kind("people: guessed passwords", 3, HostilePeople::guessedPassword),
          new Kind("people: guessed codes", 20, HostilePeople::guessedCode),
          new Kind("people: mail to anybody", 5, HostilePeople::wantedReset),
          new Kind("people: talk at tables of others", 30, HostilePeople::talkOfOthers),
          new Kind("people: what others own", 10, HostilePeople::ownedByOthers),
          new Kind("people: groups of others", 20, HostilePeople::groupsOfOthers),
          new Kind("people: odd records", 10, HostilePeople::oddRecords),
          new Kind("people: odd accounts", 2, HostilePeople::oddNames),
          new Kind("flood: guests", 5, Floods::guests),
          new Kind("flood: tables", 5, Floods::tables),
          new Kind("flood: streams, abandoned", 4, Floods::streams),
          new Kind("flood: renames", 5, Floods::renames),
          new Kind("flood: hints", 1, Floods::hints));

  private static final List<Kind> BY_WEIGHT = byWeight();

  private static List<Kind> byWeight() {
    List<Kind> kinds = new ArrayList<>();
    ALL.forEach(kind -> kinds.addAll(Collections.nCopies(kind.weight(), kind)));
    return kinds;
  }

  /** Any kind, the heavy ones more often. */
  static Kind any(Attacker by) {
    return by.any(BY_WEIGHT);
  }
}

package games.parlour.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Language;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.PresentedView;
import games.parlour.server.fixture.Answer;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.view.VotesView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** All that people heard of a table of Votes for Women, to be held against what they may know. */
final class LeakCheck {
  private static final VotesForWomen GAME = new VotesForWomen();

  private final List<Saying> all = new ArrayList<>();

  /** One thing said to whoever looks from a seat, or to somebody who stands by. */
  private record Saying(@Nullable String seat, int after, Language language, JsonNode told) {}

  /** A table or what changed at one, told in a language. */
  void add(JsonNode told, Language language) {
    JsonNode state = told.path("state");
    assertThat(state.isMissingNode()).as("%s", told).isFalse();
    String seat = state.path("viewer").asString(null);
    all.add(new Saying(seat, state.path("after").asInt(), language, told));
  }

  /** Anything else that was told to a seat after an entry. */
  void add(@Nullable String seat, int after, JsonNode told) {
    all.add(new Saying(seat, after, Language.EN, told));
  }

  /** Holds all of it against the truth, which the record tells in the end. */
  void check(String record, Generator random) {
    Session<VotesPosition, VotesMove> truth = Session.replay(GAME, RecordText.read(record));
    List<@Nullable Seat> viewers = new ArrayList<>(truth.seats());
    viewers.add(null);
    for (@Nullable Seat seat : viewers) {
      String name = seat == null ? null : seat.name();
      Viewer viewer = seat == null ? new Viewer.Spectator() : new Viewer.At(seat);
      List<Set<Integer>> known = known(truth, viewer);
      for (Saying saying : all) {
        if (Objects.equals(saying.seat(), name)) {
          check(saying, truth, viewer, known.get(saying.after()), random);
        }
      }
    }
  }

  /** The cards that a viewer has found by each entry. */
  private static List<Set<Integer>> known(Session<VotesPosition, VotesMove> truth, Viewer viewer) {
    List<Set<Integer>> known = new ArrayList<>();
    Set<Integer> found = new TreeSet<>();
    for (int entry = 0; entry <= truth.size(); entry++) {
      VotesPosition position = truth.positionAfter(entry);
      VotesView view = (VotesView) position.view(viewer);
      found.addAll(KnownCards.found(view));
      if (position.turn() instanceof Turn.Decide decide
          && viewer instanceof Viewer.At at
          && decide.seat().equals(at.seat())) {
        found.addAll(KnownCards.searched(view, at.seat().side().index()));
      }
      known.add(new TreeSet<>(found));
    }
    return known;
  }

  private static void check(
      Saying saying,
      Session<VotesPosition, VotesMove> truth,
      Viewer viewer,
      Set<Integer> known,
      Generator random) {
    JsonNode state = saying.told().path("state");
    if (!state.isMissingNode()) {
      VotesPosition imagined = imagined(truth, saying.after(), viewer, random);
      assertThat(state.path("view"))
          .as("what %s sees after %s", saying.seat(), saying.after())
          .isEqualTo(shown(imagined, viewer, saying.language()));
      if (!state.path("refused").isEmpty()) {
        assertThat(state.path("refused"))
            .as("why %s cannot do some things after %s", saying.seat(), saying.after())
            .isEqualTo(refused(imagined, viewer, saying.language()));
      }
    }
    JsonNode rest = withoutViews(saying.told());
    Set<Integer> named = KnownCards.in(rest);
    named.removeAll(known);
    assertThat(named).as("cards that %s may not know, in %s", saying.seat(), rest).isEmpty();
  }

  /** A position that the viewer cannot tell from the true one. */
  private static VotesPosition imagined(
      Session<VotesPosition, VotesMove> truth, int after, Viewer viewer, Generator random) {
    VotesPosition position = truth.positionAfter(after);
    for (Seat seat : truth.seats()) {
      if (!(viewer instanceof Viewer.At at) || at.seat().equals(seat)) {
        position = position.imagine(seat, random);
      }
    }
    return position;
  }

  private static JsonNode shown(VotesPosition position, Viewer viewer, Language language) {
    return Answer.MAPPER.valueToTree(
        PresentedView.of(position.view(viewer), new Catalogues().of(GAME, language)));
  }

  private static JsonNode refused(VotesPosition position, Viewer viewer, Language language) {
    return Answer.MAPPER.valueToTree(
        PresentedView.refused(GAME, position, viewer, new Catalogues().of(GAME, language)));
  }

  /**
   * Views and reasons are compared as a whole, and what an option says of a card tells of nobody's
   * hand. A reason may name a card that the viewer has not found: what their own card needs.
   */
  private static JsonNode withoutViews(JsonNode told) {
    ObjectNode copy = (ObjectNode) told.deepCopy();
    copy.remove(List.of("start", "options"));
    if (copy.path("state") instanceof ObjectNode state) {
      state.remove(List.of("view", "refused"));
    }
    return copy;
  }
}

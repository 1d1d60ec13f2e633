package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import org.jspecify.annotations.Nullable;

/**
 * What a player might look for at any time: the four uses of each card in hand, the claimed cards,
 * and what the step at work adds. Where such a move is not possible, it is said why.
 */
public final class ConsideredMoves {
  private static final MoveKind[] USES = {
    MoveKind.EVENT, MoveKind.CAMPAIGN, MoveKind.ORGANIZE, MoveKind.LOBBY
  };

  private ConsideredMoves() {}

  /** Adds all that the seat that decides might look for; nothing where none does. */
  public static void list(GameState t, MoveList into) {
    int seat = t.waitsFor();
    if (seat < 0) {
      return;
    }
    for (long left = Decks.hand(t, seat); left != 0; left &= left - 1) {
      for (MoveKind use : USES) {
        into.add(use.code(Decks.card(t.sideOf(seat), left)));
      }
    }
    Claims.list(Claims.claimed(t, seat), MoveKind.CLAIMED, into);
    t.step().consider(t, into);
  }

  /** Why a move that is not listed cannot be made now. */
  public static Text whyNot(GameState t, long move) {
    if (t.waitsFor() == GameState.OVER) {
      return Text.of("refused.over");
    }
    if (t.waitsFor() == GameState.CHANCE) {
      return Text.of("why.chance");
    }
    @Nullable Text own = t.step().whyNot(t, move);
    return own == null ? comesFirst(t) : own;
  }

  /** What has to be done before anything else. */
  private static Text comesFirst(GameState t) {
    return switch (t.kind()) {
      case STRATEGY -> Text.of("why.first.strategy");
      case VOTING -> Text.of("why.first.voting");
      case EXCHANGE -> Text.of("why.first.exchange");
      case ROLL -> Text.of("why.first.roll");
      case CAMPAIGN -> Text.of("why.first.campaign");
      case LOBBY -> Text.of("why.first.lobby");
      case EVENT -> Text.of("why.first.event", "card", GameTexts.card(t.frame(Frame.CARD)));
      default -> Text.of("refused.now");
    };
  }
}

package games.parlour.boards.picture;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who stands where, captives included: they fill the zone that holds them, so one can count. */
public final class PiecePlacement {
  private final Map<String, Standing> standing = new HashMap<>();
  private final Map<String, BoardPlan.Kind> kinds = new HashMap<>();
  private final Map<String, PieceStyle> looks;

  /** A piece on a square, in play or captive. */
  public record Standing(String kind, boolean captive) {}

  public PiecePlacement(BoardView view) {
    view.plan().kinds().forEach(kind -> kinds.put(kind.id(), kind));
    this.looks = PieceStyle.of(view.plan().kinds());
    view.trays().forEach(tray -> fill(view.plan(), tray));
    view.pieces().forEach(piece -> put(piece.square(), new Standing(piece.kind(), false)));
  }

  private void fill(BoardPlan plan, BoardView.Tray tray) {
    for (BoardPlan.Zone zone : plan.zones()) {
      if (zone.id().equals(tray.place())) {
        Iterator<String> free = zone.squares().iterator();
        for (BoardView.Count count : tray.counts()) {
          for (int i = 0; i < count.count() && free.hasNext(); i++) {
            put(free.next(), new Standing(count.kind(), true));
          }
        }
      }
    }
  }

  private void put(String square, Standing piece) {
    standing.put(square, piece);
  }

  public @Nullable Standing at(String square) {
    return standing.get(square);
  }

  /** How a kind looks. */
  public PieceStyle look(String kind) {
    return looks.getOrDefault(kind, PieceStyle.IVORY);
  }

  /** The letter that shows a kind. */
  public String letter(String kind) {
    BoardPlan.Kind known = kinds.get(kind);
    return known == null ? "?" : known.letter();
  }

  /** The three characters that show a kind. */
  public String shape(String kind, boolean shapes) {
    BoardPlan.Kind known = kinds.get(kind);
    return shapes && known != null ? look(kind).shape(known.large()) : " " + letter(kind) + " ";
  }
}

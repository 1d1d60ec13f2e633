package games.parlour.server.reason;

import games.parlour.boards.MoveReason;
import games.parlour.core.text.Catalogue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How reasons are told; {@code openapi.json} describes it. */
public final class ReasonDocuments {
  private ReasonDocuments() {}

  /**
   * Why an attempt on the board does not succeed.
   *
   * @param why the reason in words; nothing where a listed move does what was tried
   * @param rule the rule that it follows from, which has a paragraph in the rule book
   */
  public record Reason(@Nullable String why, @Nullable String rule) {
    /** A reason in a language. */
    public static Reason of(Optional<MoveReason> reason, Catalogue words) {
      return new Reason(
          reason.map(given -> words.tell(given.text())).orElse(null),
          reason.flatMap(MoveReason::rule).orElse(null));
    }
  }
}

package games.parlour.server.fairness;

import games.parlour.server.api.TableDocuments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell how a game was dealt. Their components are the names in the JSON. */
public final class FairnessDocuments {
  private FairnessDocuments() {}

  /** Whether the dice and draws of a game that is over agree with its seed, in words. */
  public record Fairness(
      String verdict,
      String told,
      int outcomes,
      @Nullable Integer wrongEntry,
      @Nullable String hash,
      @Nullable String seed,
      List<TableDocuments.Nonce> nonces) {}
}

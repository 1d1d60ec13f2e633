package games.parlour.server.api;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The documents that tell of whoever asks, of problems and of the server itself. Their components
 * are the names in the JSON.
 */
public final class ServerDocuments {
  private ServerDocuments() {}

  /** Who the cookie says somebody is. */
  public record Me(@Nullable String id, @Nullable String name) {}

  /** A refusal, as RFC 9457 has it. */
  public record Problem(String type, String title, int status, String detail) {}

  /** Whether the server is well. */
  public record Health(String status, Map<String, String> checks) {}
}

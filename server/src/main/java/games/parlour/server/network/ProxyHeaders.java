package games.parlour.server.network;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a request really comes from. What {@code X-Forwarded-For}, {@code X-Forwarded-Proto} and
 * {@code X-Forwarded-Host} say counts only if a trusted proxy sent it, since anybody can write
 * them. {@code Forwarded} is not read: a proxy that sets the others passes it on unchecked.
 */
public final class ProxyHeaders {
  /** Behind a proxy on this machine everybody seems to come from it. */
  private static final List<String> BY_PROXY =
      List.of("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP");

  private final List<AddressBlock> trusted;

  public ProxyHeaders(List<AddressBlock> trusted) {
    this.trusted = List.copyOf(trusted);
  }

  boolean isTrusted(InetAddress address) {
    return trusted.stream().anyMatch(block -> block.contains(address));
  }

  private boolean isFromProxy(Context context) {
    return AddressBlock.literal(context.ip()).filter(this::isTrusted).isPresent();
  }

  /** The address of whoever asks: the last one before our own proxies. */
  public String client(Context context) {
    if (!isFromProxy(context)) {
      return context.ip();
    }
    List<String> chain = values(context.header("X-Forwarded-For"));
    String client = context.ip();
    for (String step : chain.reversed()) {
      Optional<InetAddress> address = AddressBlock.literal(step);
      if (address.isEmpty()) {
        return client;
      }
      client = address.get().getHostAddress();
      if (!isTrusted(address.get())) {
        return client;
      }
    }
    return client;
  }

  /** Whether a program on this machine asks, and not for somebody else. */
  public static boolean isFromThisMachine(Context context) {
    return AddressBlock.literal(context.ip()).filter(InetAddress::isLoopbackAddress).isPresent()
        && BY_PROXY.stream().allMatch(name -> context.header(name) == null);
  }

  /** Whether the browser speaks HTTPS. */
  public boolean isSecure(Context context) {
    return last(context, "X-Forwarded-Proto")
        .map(said -> said.toLowerCase(Locale.ROOT).equals("https"))
        .orElseGet(() -> context.req().isSecure());
  }

  /** The host that the browser asked for, with its port if it named one. */
  public Optional<String> host(Context context) {
    return last(context, "X-Forwarded-Host")
        .or(() -> Optional.ofNullable(context.header("Host")))
        .map(host -> host.strip().toLowerCase(Locale.ROOT));
  }

  private Optional<String> last(Context context, String header) {
    List<String> said = isFromProxy(context) ? values(context.header(header)) : List.of();
    return said.isEmpty() ? Optional.empty() : Optional.of(said.getLast());
  }

  private static List<String> values(@Nullable String header) {
    return header == null
        ? List.of()
        : List.of(header.split(",", -1)).stream()
            .map(String::strip)
            .filter(value -> !value.isEmpty())
            .toList();
  }
}

package games.parlour.server.network;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The names that a server answers to. A page elsewhere can let its own name point at our address
 * and then read our answers as its own; it cannot do so with an address in numbers, with {@code
 * localhost}, or with a name that no public name server knows.
 */
public final class HostNames {
  private static final int LONGEST_SHOWN = 100;

  /** Endings that are never given away in public. */
  private static final List<String> OF_LOCAL_NETWORKS =
      List.of(".local", ".lan", ".home.arpa", ".internal", ".localdomain");

  private final Set<String> names = new HashSet<>();
  private final boolean localNetwork;

  /** Asked for when an unknown name first comes: looking them up may take a while. */
  private volatile @Nullable Set<String> ofMachine;

  /**
   * The names of a server that listens at an address. One that listens beyond this machine is also
   * reached by names of the local network.
   */
  public HostNames(String bound, List<String> allowed) {
    names.add(bound.toLowerCase(Locale.ROOT));
    allowed.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
    this.localNetwork =
        !bound.equalsIgnoreCase("localhost")
            && !AddressBlock.literal(bound).map(InetAddress::isLoopbackAddress).orElse(false);
  }

  /** Refuses a request that was meant for another name. */
  public void check(Context context, ProxyHeaders proxies) {
    Optional<String> host = proxies.host(context);
    if (host.isPresent() && !isOurs(host.get())) {
      String name = withoutPort(host.get());
      String shown = name.length() > LONGEST_SHOWN ? name.substring(0, LONGEST_SHOWN) + "…" : name;
      throw new ProblemException(ProblemKind.MISDIRECTED, Text.of("problem.host", "host", shown));
    }
  }

  /** Whether a host, with or without its port, is one of ours. */
  boolean isOurs(String host) {
    String name = withoutPort(host.toLowerCase(Locale.ROOT));
    return name.equals("localhost")
        || name.endsWith(".localhost")
        || names.contains(name)
        || AddressBlock.literal(name).isPresent()
        || localNetwork && (isLocalName(name) || ofMachine().contains(name));
  }

  /** What this machine calls itself, such as {@code pc7.school.example}. */
  private Set<String> ofMachine() {
    Set<String> known = ofMachine;
    if (known == null) {
      known = lookedUp();
      ofMachine = known;
    }
    return known;
  }

  private static Set<String> lookedUp() {
    try {
      InetAddress here = InetAddress.getLocalHost();
      return Stream.of(here.getHostName(), here.getCanonicalHostName())
          .map(name -> name.toLowerCase(Locale.ROOT))
          .collect(Collectors.toUnmodifiableSet());
    } catch (UnknownHostException nameless) {
      return Set.of();
    }
  }

  private static boolean isLocalName(String name) {
    return !name.isEmpty()
        && (name.indexOf('.') < 0 || OF_LOCAL_NETWORKS.stream().anyMatch(name::endsWith));
  }

  private static String withoutPort(String host) {
    int colon = host.lastIndexOf(':');
    boolean port = colon > host.lastIndexOf(']');
    String name = port ? host.substring(0, colon) : host;
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }
}

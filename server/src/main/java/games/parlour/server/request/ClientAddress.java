package games.parlour.server.request;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Where a request comes from, as limits count it: an address of IPv4 by itself, one of IPv6 by its
 * first 64 bits, since a household is given that many and can take another address at will.
 *
 * @param limitKey the same for all requests that are counted together
 */
public record ClientAddress(String limitKey) {
  private static final int NETWORK_BYTES = 8;

  /** An address in writing; what is none counts as it stands. */
  public static ClientAddress ofText(String text) {
    String plain = text.replaceAll("[\\[\\]]|%.*", "");
    try {
      return of(InetAddress.ofLiteral(plain));
    } catch (IllegalArgumentException none) {
      return new ClientAddress(text);
    }
  }

  /** An address of IPv4 that is written as one of IPv6 comes here as what it is. */
  private static ClientAddress of(InetAddress address) {
    if (address instanceof Inet6Address) {
      byte[] network = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
      return new ClientAddress(HexFormat.ofDelimiter(":").formatHex(network) + "/64");
    }
    return new ClientAddress(address.getHostAddress());
  }
}

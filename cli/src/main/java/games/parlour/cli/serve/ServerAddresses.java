package games.parlour.cli.serve;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Set;

/** Under which names a server is reached. */
final class ServerAddresses {
  private static final Set<String> EVERYWHERE = Set.of("0.0.0.0", "::");

  private ServerAddresses() {}

  /** The name that somebody on this machine writes. */
  static String here(String host) {
    if (EVERYWHERE.contains(host) || host.equals("127.0.0.1")) {
      return "localhost";
    }
    return host.contains(":") ? "[" + host + "]" : host;
  }

  /** What others in the network write, where the server listens for them. */
  static List<String> elsewhere(String host) {
    if (!EVERYWHERE.contains(host)) {
      return List.of();
    }
    try {
      return NetworkInterface.networkInterfaces()
          .filter(ServerAddresses::works)
          .flatMap(NetworkInterface::inetAddresses)
          .filter(Inet4Address.class::isInstance)
          .map(InetAddress::getHostAddress)
          .sorted()
          .toList();
    } catch (SocketException unknown) {
      return List.of();
    }
  }

  private static boolean works(NetworkInterface network) {
    try {
      return network.isUp() && !network.isLoopback();
    } catch (SocketException unknown) {
      return false;
    }
  }
}

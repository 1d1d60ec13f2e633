package games.parlour.server.network;

import java.net.InetAddress;
import java.util.Optional;

/** Addresses that begin alike, such as {@code 10.0.0.0/8}; a single one where nothing follows. */
public record AddressBlock(InetAddress first, int bits) {
  /** Reads a block; names are not looked up, so a name is none. */
  public static Optional<AddressBlock> of(String text) {
    int slash = text.indexOf('/');
    Optional<InetAddress> address = literal(slash < 0 ? text : text.substring(0, slash));
    if (address.isEmpty()) {
      return Optional.empty();
    }
    int all = address.get().getAddress().length * Byte.SIZE;
    if (slash < 0) {
      return Optional.of(new AddressBlock(address.get(), all));
    }
    String length = text.substring(slash + 1);
    if (!length.matches("[0-9]{1,3}") || Integer.parseInt(length) > all) {
      return Optional.empty();
    }
    return Optional.of(new AddressBlock(address.get(), Integer.parseInt(length)));
  }

  /** The address that a text spells in numbers, with or without the brackets of an IPv6 host. */
  static Optional<InetAddress> literal(String text) {
    boolean bracketed = text.startsWith("[") && text.endsWith("]");
    try {
      return Optional.of(
          InetAddress.ofLiteral(bracketed ? text.substring(1, text.length() - 1) : text));
    } catch (IllegalArgumentException name) {
      return Optional.empty();
    }
  }

  /** Whether an address begins as this block does. */
  boolean contains(InetAddress address) {
    byte[] ours = first.getAddress();
    byte[] theirs = address.getAddress();
    if (ours.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 0x80 >> bit % Byte.SIZE;
      if (((ours[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }
}

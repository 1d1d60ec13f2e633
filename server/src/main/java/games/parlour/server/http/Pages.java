package games.parlour.server.http;

import java.util.Optional;

/** Where the files of the web page come from. */
@FunctionalInterface
public interface Pages {
  /** The bytes of a file, by its path such as {@code assets/index.js}, if there is one. */
  Optional<byte[]> file(String path);

  /** No page at all: only the interface for programs. */
  static Pages none() {
    return path -> Optional.empty();
  }
}

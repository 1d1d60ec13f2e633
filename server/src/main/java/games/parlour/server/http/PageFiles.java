package games.parlour.server.http;

import games.parlour.server.tables.SecretGenerator;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sends the files of the web page, squeezed where the browser takes that. Thread-safe. */
final class PageFiles {
  private static final String START = "index.html";

  /** What may stand where an address of the page has a name in braces. */
  private static final String VALUE = "[A-Za-z0-9_-]+";

  /** No address of ours is longer; what is longer is not looked at. */
  private static final int LONGEST_ADDRESS = 500;

  private static final Pattern HASHED = Pattern.compile("assets/.*-[A-Za-z0-9_-]{8}\\.[a-z0-9]+");

  private static final Pattern REFUSED = Pattern.compile(";\\s*q=0(\\.0*)?$");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "woff2", "font/woff2",
          "json", "application/json",
          "txt", "text/plain; charset=utf-8",
          "webmanifest", "application/manifest+json");

  private final Pages pages;

  /** Addresses that the page knows; it says itself that another leads nowhere. */
  private final Pattern page;

  private final Map<String, Sent> ready = new ConcurrentHashMap<>();

  /** A file ready to be sent. */
  private static final class Sent {
    private final byte[] bytes;
    private final String encoding;
    private final String etag;

    Sent(byte[] bytes, String encoding) {
      this.bytes = bytes;
      this.encoding = encoding;
      this.etag = "\"" + SecretGenerator.hash(bytes).substring(0, 16) + encoding + "\"";
    }
  }

  /** Addresses are such as {@code /table/{id}}. */
  PageFiles(Pages pages, Collection<String> addresses) {
    this.pages = pages;
    this.page =
        Pattern.compile(
            addresses.stream()
                .map(address -> address.replaceAll("\\{\\w+}", VALUE))
                .collect(Collectors.joining("|")));
  }

  void send(Context context) {
    if (context.path().length() > LONGEST_ADDRESS) {
      throw new NotFoundResponse();
    }
    String path = context.path().substring(1);
    boolean known = page.matcher(context.path()).matches();
    boolean file = !known && isFileName(path) && find(path, "").isPresent();
    String name = file ? path : START;
    if (!file && !known) {
      context.status(404);
    }
    Sent sent = best(context, name).orElseThrow(NotFoundResponse::new);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    context.contentType(TYPES.getOrDefault(ending, "application/octet-stream"));
    context.header("Vary", "Accept-Encoding");
    boolean lasting = HASHED.matcher(name).matches();
    context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    context.header("ETag", sent.etag);
    if (sent.etag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.disableCompression();
    if (!sent.encoding.isEmpty()) {
      context.header("Content-Encoding", sent.encoding);
    }
    context.result(sent.bytes);
  }

  /** Plain names with slashes between them; none begins with a dot, so none leads upwards. */
  private static boolean isFileName(String path) {
    boolean first = true;
    for (int i = 0; i < path.length(); i++) {
      char sign = path.charAt(i);
      boolean plain = isAsciiLetterOrDigit(sign) || sign == '_' || sign == '-';
      if (!plain && (first || sign != '.' && sign != '/')) {
        return false;
      }
      first = sign == '/';
    }
    return !first;
  }

  private static boolean isAsciiLetterOrDigit(char sign) {
    return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z' || sign >= '0' && sign <= '9';
  }

  private Optional<Sent> best(Context context, String name) {
    String accepted = Optional.ofNullable(context.header("Accept-Encoding")).orElse("");
    Optional<Sent> squeezed = Optional.empty();
    if (takes(accepted, "br")) {
      squeezed = find(name, "br");
    }
    if (squeezed.isEmpty() && takes(accepted, "gzip")) {
      squeezed = find(name, "gzip");
    }
    return squeezed.isPresent() ? squeezed : find(name, "");
  }

  /** Whether a browser takes an encoding; with q=0 it names one that it does not take. */
  private static boolean takes(String accepted, String encoding) {
    return Stream.of(accepted.split(",", -1))
        .map(String::strip)
        .anyMatch(
            part ->
                part.equals(encoding)
                    || part.startsWith(encoding + ";") && !REFUSED.matcher(part).find());
  }

  /** What is not there is not remembered: there is no end of such names. */
  private Optional<Sent> find(String name, String encoding) {
    String ending = encoding.equals("gzip") ? ".gz" : encoding.isEmpty() ? "" : "." + encoding;
    return Optional.ofNullable(
        ready.computeIfAbsent(
            name + ending,
            path -> pages.file(path).map(bytes -> new Sent(bytes, encoding)).orElse(null)));
  }
}

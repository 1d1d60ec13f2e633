package games.parlour.server.http;

import games.parlour.server.problem.ProblemException;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.request.Visitors;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.share.DocTitles;
import games.parlour.server.share.PageHead;
import games.parlour.server.share.PageHeads;
import games.parlour.server.share.PageVisit;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** Sends the files of the web page, squeezed where the browser takes that. Thread-safe. */
final class PageFiles {
  private static final String START = "index.html";

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

  /** Addresses that the page knows; another leads nowhere. */
  private final PageAddresses addresses;

  private final PageHeads heads;
  private final Visitors visitors;
  private final DocTitles docs;

  private final PagePreloads preloads;

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

  PageFiles(Pages pages, PageAddresses addresses, PageHeads heads, Visitors visitors) {
    this.pages = pages;
    this.addresses = addresses;
    this.heads = heads;
    this.visitors = visitors;
    this.preloads = new PagePreloads(pages);
    this.docs = DocTitles.of(pages.file("docs.json"));
  }

  void send(Context context) {
    if (context.path().length() > LONGEST_ADDRESS) {
      throw new NotFoundResponse();
    }
    String path = context.path().substring(1);
    Optional<PageVisit> visit = addresses.visit(context, visitors);
    boolean file = visit.isEmpty() && isFileName(path) && find(path, "").isPresent();
    if (file) {
      send(context, path);
    } else {
      sendPage(context, visit);
    }
  }

  private void send(Context context, String name) {
    Sent sent = best(context, name).orElseThrow(NotFoundResponse::new);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    context.contentType(TYPES.getOrDefault(ending, "application/octet-stream"));
    context.header("Vary", "Accept-Encoding");
    boolean lasting = HASHED.matcher(name).matches();
    context.header("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    answer(context, sent);
  }

  /** The page itself, which says in its head what it is about. */
  private void sendPage(Context context, Optional<PageVisit> visit) {
    Sent start = find(START, "").orElseThrow(NotFoundResponse::new);
    PageHead head =
        visit
            .map(opened -> mayAsk(context, opened) ? heads.of(opened, docs) : heads.unasked(opened))
            .orElseGet(() -> heads.lost(RequestLanguage.languageOr(context)));
    if (!head.found()) {
      context.status(404);
    }
    String html = new String(start.bytes, StandardCharsets.UTF_8);
    byte[] filled = head.fill(html, visitors.ownOrigin(context)).getBytes(StandardCharsets.UTF_8);
    String accepted = Optional.ofNullable(context.header("Accept-Encoding")).orElse("");
    Sent sent = takes(accepted, "gzip") ? squeezed(filled) : new Sent(filled, "");
    visit
        .flatMap(opened -> preloads.link(opened.page(), context.header("Accept-Language")))
        .ifPresent(link -> context.header("Link", link));
    context.contentType(TYPES.getOrDefault("html", ""));
    context.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
    context.header("Cache-Control", "no-cache");
    answer(context, sent);
  }

  /** Whoever opens pages to find tables is counted like whoever asks for tables. */
  private boolean mayAsk(Context context, PageVisit visit) {
    if (!visit.asks()) {
      return true;
    }
    try {
      visitors.asks(context);
      return true;
    } catch (ProblemException tooOften) {
      return false;
    }
  }

  private static Sent squeezed(byte[] html) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(html);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return new Sent(bytes.toByteArray(), "gzip");
  }

  private static void answer(Context context, Sent sent) {
    context.header("ETag", sent.etag);
    if (sent.etag.equals(context.header("If-None-Match")) && context.statusCode() == 200) {
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

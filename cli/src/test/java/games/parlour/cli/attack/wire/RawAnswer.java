package games.parlour.cli.attack.wire;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * An answer as it came over the line.
 *
 * @param head the status line and the headers
 */
public record RawAnswer(int status, String head, String body) {
  private static final int CONTINUE = 100;
  private static final int LONGEST_HEAD = 100_000;

  /** Reads one answer. */
  public static RawAnswer read(InputStream in, boolean withBody) throws IOException {
    String head = head(in);
    int status = statusOf(head);
    while (status == CONTINUE) {
      head = head(in);
      status = statusOf(head);
    }
    byte[] body = withBody && status != 204 && status != 304 ? body(in, head) : new byte[0];
    return new RawAnswer(status, head, new String(body, StandardCharsets.UTF_8));
  }

  /** Reads the status line and the headers, and leaves what follows. */
  public static String head(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder(600);
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      head.append(line).append('\n');
      if (head.length() > LONGEST_HEAD) {
        throw new IOException("headers without end");
      }
    }
    return head.toString();
  }

  public static int statusOf(String head) throws IOException {
    if (!head.matches("(?s)HTTP/1\\.[01] [1-5][0-9][0-9].*")) {
      throw new IOException("no answer of HTTP: " + head);
    }
    return Integer.parseInt(head.substring(9, 12));
  }

  /** The value of a header; empty where there is none. */
  public String header(String name) {
    return header(head, name);
  }

  private static String header(String head, String name) {
    String start = name.toLowerCase(Locale.ROOT) + ":";
    return head.lines()
        .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(start))
        .map(line -> line.substring(start.length()).strip())
        .findFirst()
        .orElse("");
  }

  public boolean closes() {
    return header("Connection").equalsIgnoreCase("close");
  }

  /** The cookie that it sets, as a browser sends it back; empty where it sets none. */
  public String cookie() {
    return header("Set-Cookie").split(";", 2)[0];
  }

  private static byte[] body(InputStream in, String head) throws IOException {
    if (header(head, "Transfer-Encoding").equalsIgnoreCase("chunked")) {
      return chunks(in);
    }
    String length = header(head, "Content-Length");
    if (length.isEmpty()) {
      return in.readAllBytes();
    }
    byte[] body = in.readNBytes(Integer.parseInt(length));
    if (body.length < Integer.parseInt(length)) {
      throw new EOFException("the answer breaks off");
    }
    return body;
  }

  private static byte[] chunks(InputStream in) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int size = chunk(in); size > 0; size = chunk(in)) {
      body.writeBytes(in.readNBytes(size));
      line(in);
    }
    line(in);
    return body.toByteArray();
  }

  private static int chunk(InputStream in) throws IOException {
    return Integer.parseInt(line(in).strip(), 16);
  }

  public static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(80);
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the connection was closed");
      }
      if (next != '\r') {
        line.write(next);
      }
    }
    return line.toString(StandardCharsets.UTF_8);
  }
}

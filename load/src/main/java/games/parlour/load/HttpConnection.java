package games.parlour.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * One connection to a server, kept open between requests: just enough of HTTP/1.1 for thousands of
 * them to cost little beside the server they measure. One thread at a time.
 */
final class HttpConnection implements AutoCloseable {
  private static final int PATIENCE_MS = 60_000;
  private static final int BUFFER = 4 * 1024;

  private final String host;
  private final Socket socket;
  private final InputStream in;

  HttpConnection(InetSocketAddress server) throws IOException {
    this.host = server.getHostString() + ":" + server.getPort();
    this.socket = new Socket();
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MS);
    socket.connect(server, PATIENCE_MS);
    this.in = new BufferedInputStream(socket.getInputStream(), BUFFER);
  }

  /** An answer; the names of its headers are in lower case. */
  static final class Answer {
    private final int status;
    private final Map<String, String> headers;
    private final byte[] body;

    Answer(int status, Map<String, String> headers, byte[] body) {
      this.status = status;
      this.headers = headers;
      this.body = body;
    }

    int status() {
      return status;
    }

    Map<String, String> headers() {
      return headers;
    }

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  /** Asks and reads the whole answer. */
  Answer ask(String method, String path, String cookie, String body) throws IOException {
    send(method, path, cookie, body);
    int status = status();
    Map<String, String> headers = headers();
    return new Answer(status, headers, body(headers));
  }

  /** Asks for a stream of events; returns what comes of it. */
  InputStream stream(String path, String cookie) throws IOException {
    send("GET", path, cookie, "");
    int status = status();
    Map<String, String> headers = headers();
    if (status != 200) {
      throw new IOException("no stream but an answer with status " + status);
    }
    return isChunked(headers) ? new ChunkedInput(in) : in;
  }

  private void send(String method, String path, String cookie, String body) throws IOException {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    StringBuilder head = new StringBuilder(256);
    head.append(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: ").append(host);
    if (!cookie.isEmpty()) {
      head.append("\r\nCookie: ").append(cookie);
    }
    if (content.length > 0) {
      head.append("\r\nContent-Type: application/json\r\nContent-Length: ").append(content.length);
    }
    head.append("\r\n\r\n");
    ByteArrayOutputStream request = new ByteArrayOutputStream(head.length() + content.length);
    request.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
    request.writeBytes(content);
    request.writeTo(socket.getOutputStream());
  }

  private int status() throws IOException {
    String[] words = line(in).split(" ", 3);
    if (words.length < 2) {
      throw new IOException("no answer of HTTP");
    }
    return Integer.parseInt(words[1]);
  }

  private Map<String, String> headers() throws IOException {
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    return headers;
  }

  private static boolean isChunked(Map<String, String> headers) {
    return "chunked".equalsIgnoreCase(headers.get("transfer-encoding"));
  }

  private byte[] body(Map<String, String> headers) throws IOException {
    if (isChunked(headers)) {
      return new ChunkedInput(in).readAllBytes();
    }
    int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
    return in.readNBytes(length);
  }

  /** A line without its end. */
  static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder(64);
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the server has closed the connection");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException gone) {
      // it is closed either way
    }
  }
}

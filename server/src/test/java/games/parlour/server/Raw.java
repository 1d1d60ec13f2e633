package games.parlour.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Requests as no well-behaved client would send them, byte by byte. */
final class Raw {
  private Raw() {}

  /** A connection that nothing was sent over yet. */
  static Socket connect(House house) {
    try {
      Socket socket = new Socket();
      socket.setReceiveBufferSize(4096);
      socket.setSoTimeout(60_000);
      socket.connect(
          new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), house.port()), 5_000);
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends a request with this first line and reads the answer to the end. */
  static Answer ask(House house, String first, String... headers) {
    StringBuilder request = new StringBuilder(first).append("\r\nHost: localhost\r\n");
    for (String header : headers) {
      request.append(header).append("\r\n");
    }
    request.append("Connection: close\r\n\r\n");
    try (Socket socket = connect(house)) {
      socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return parsed(socket.getInputStream().readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(first, e);
    }
  }

  private static Answer parsed(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    String[] parts = text.split("\r\n\r\n", 2);
    List<String> lines = parts[0].lines().toList();
    Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line : lines.subList(1, lines.size())) {
      String[] pair = line.split(": ", 2);
      headers.computeIfAbsent(pair[0], name -> new ArrayList<>()).add(pair[1]);
    }
    int status = Integer.parseInt(lines.getFirst().split(" ", 3)[1]);
    String body = parts.length > 1 ? parts[1] : "";
    return Answer.of(status, HttpHeaders.of(headers, (name, value) -> true), body);
  }
}

package games.parlour.server.http;

import games.parlour.core.Refusal;
import games.parlour.core.text.Language;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.api.WrittenUpdate;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.ee10.servlet.HttpOutput;

/**
 * Live events. Each stream has a thread of its own (a virtual one) that sleeps until a table it
 * follows has changed, then tells everything since the entry that was told last. A slow reader
 * holds up nobody: it finds the newest state when it is ready, with every entry in between; one
 * that takes nothing for too long is dropped and resumes with the last entry it saw.
 */
public final class EventStreams implements AutoCloseable {
  private static final byte[] BEGIN = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEAT = "event: beat\ndata: {}\n\n".getBytes(StandardCharsets.UTF_8);

  private final Tables tables;
  private final UpdateWriter updates;
  private final Hub hub;
  private final Limits.Streams limits;
  private final JsonAnswers json = new JsonAnswers();
  private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
  private final StreamLimiter limiter;
  private volatile boolean closing;

  public EventStreams(Tables tables, UpdateWriter updates, Hub hub, Limits.Streams limits) {
    this.tables = tables;
    this.updates = updates;
    this.hub = hub;
    this.limits = limits;
    this.limiter = new StreamLimiter(limits);
  }

  /** How many are open. */
  public int size() {
    return open.size();
  }

  /** Answers with a stream; returns when it has ended. */
  void stream(
      Context context, Map<String, Integer> follow, Optional<String> guest, ClientAddress address) {
    Language language = RequestLanguage.language(context);
    EventStream stream = new EventStream(guest, follow);
    limiter.enter(guest, address);
    try {
      context.disableCompression();
      context.contentType("text/event-stream; charset=utf-8");
      context.header("Cache-Control", "no-store");
      context.header("X-Accel-Buffering", "no");
      open.add(stream);
      follow.keySet().forEach(table -> hub.follow(table, stream));
      run(stream, context.res().getOutputStream(), language);
    } catch (IOException gone) {
      // the reader left or was too slow; it comes back with the last entry it saw
    } finally {
      open.remove(stream);
      follow.keySet().forEach(table -> hub.leave(table, stream));
      limiter.leave(guest, address);
    }
  }

  private void run(EventStream stream, OutputStream out, Language language) throws IOException {
    send(out, BEGIN);
    while (!closing) {
      Set<String> changed = stream.take(limits.heartbeat().toMillis());
      ByteArrayOutputStream events = new ByteArrayOutputStream();
      for (String table : changed) {
        tell(stream, table, language, events);
      }
      send(out, changed.isEmpty() ? BEAT : events.toByteArray());
    }
  }

  /** At once and as a whole: a buffer of Jetty's would stay with every stream as long as it is. */
  private static void send(OutputStream out, byte[] events) throws IOException {
    if (out instanceof HttpOutput jetty) {
      jetty.write(ByteBuffer.wrap(events));
    } else {
      out.write(events);
      out.flush();
    }
  }

  private void tell(
      EventStream stream, String id, Language language, ByteArrayOutputStream events) {
    try {
      WrittenUpdate news =
          tables.look(
              id,
              table ->
                  updates.news(
                      table, stream.last(id), stream.revision(id), stream.guest(), language));
      stream.told(id, news.after(), news.revision());
      add(events, "event: " + news.kind() + "\nid: " + stream.place() + "\ndata: ");
      events.writeBytes(news.json());
    } catch (ProblemException | Refusal gone) {
      add(events, "event: gone\ndata: " + json.text(new TableDocuments.Gone(id)));
    }
    add(events, "\n\n");
  }

  private static void add(ByteArrayOutputStream events, String text) {
    events.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Ends all streams; their readers come back to whoever listens then. */
  @Override
  public void close() {
    closing = true;
    open.forEach(EventStream::wake);
  }
}

package games.parlour.server.http;

import games.parlour.core.Refusal;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.UpdateWriter;
import games.parlour.server.api.WrittenUpdate;
import games.parlour.server.chat.ChatDocuments;
import games.parlour.server.chat.ChatRoom;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.ClientAddress;
import games.parlour.server.request.JsonAnswers;
import games.parlour.server.request.Limits;
import games.parlour.server.request.RequestLanguage;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.LiveTable;
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
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.HttpOutput;

/**
 * Live events. Each stream has a thread of its own (a virtual one) that sleeps until a table it
 * follows has changed, then sends everything that follows the last numbers it sent. So it does not
 * matter who announces a change, how often, or in which order. A slow reader holds up nobody: it
 * finds the newest state when it is ready, with every entry in between; one that takes nothing for
 * too long is dropped and resumes with the last entry it saw.
 */
public final class EventStreams implements AutoCloseable {
  private static final byte[] BEGIN = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BEAT = "event: beat\ndata: {}\n\n".getBytes(StandardCharsets.UTF_8);

  private static final int AGAIN_SECONDS = 5;

  private final Tables tables;
  private final UpdateWriter updates;
  private final Hub hub;
  private final ChatRoom chat;
  private final Limits.Streams limits;
  private final JsonAnswers json = new JsonAnswers();
  private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
  private final StreamLimiter limiter;
  private final BooleanSupplier upToDate;
  private volatile boolean closing;

  /**
   * Makes ready.
   *
   * @param upToDate whether this server knows what others change; if not, no stream begins
   */
  public EventStreams(
      Tables tables,
      UpdateWriter updates,
      Hub hub,
      ChatRoom chat,
      Limits.Streams limits,
      BooleanSupplier upToDate) {
    this.tables = tables;
    this.updates = updates;
    this.hub = hub;
    this.chat = chat;
    this.limits = limits;
    this.limiter = new StreamLimiter(limits);
    this.upToDate = upToDate;
  }

  /** How many are open. */
  public int size() {
    return open.size();
  }

  /**
   * Answers with a stream; returns when it has ended.
   *
   * @param asking who asks; a device that is signed out is told no more as somebody
   */
  void stream(
      Context context,
      Map<String, Integer> follow,
      Supplier<Optional<String>> asking,
      ClientAddress address) {
    if (!upToDate.getAsBoolean()) {
      throw new ProblemException(ProblemKind.UNAVAILABLE, Text.of("problem.stream"), AGAIN_SECONDS);
    }
    Optional<String> guest = asking.get();
    Language language = RequestLanguage.language(context);
    EventStream stream = new EventStream(guest, follow);
    limiter.enter(guest, address);
    try {
      open.add(stream);
      follow.keySet().forEach(table -> hub.follow(table, stream));
      if (guest.isPresent()) {
        stream.beginChatAfter(chat.lastNumbers(follow.keySet()));
      }
      context.disableCompression();
      context.contentType("text/event-stream; charset=utf-8");
      context.header("Cache-Control", "no-store");
      context.header("X-Accel-Buffering", "no");
      BooleanSupplier current = () -> isCurrent(guest, asking);
      run(stream, context.res().getOutputStream(), language, current);
    } catch (IOException gone) {
      // the reader left or was too slow; it comes back with the last entry it saw
    } finally {
      open.remove(stream);
      follow.keySet().forEach(table -> hub.leave(table, stream));
      limiter.leave(guest, address);
    }
  }

  /** Where the store does not answer nobody can be signed out, either. */
  private static boolean isCurrent(Optional<String> guest, Supplier<Optional<String>> asking) {
    try {
      return guest.equals(asking.get());
    } catch (StoreException failed) {
      return true;
    }
  }

  private void run(EventStream stream, OutputStream out, Language language, BooleanSupplier current)
      throws IOException {
    send(out, BEGIN);
    long sent = System.nanoTime();
    while (!closing) {
      EventStream.PendingNews pending = stream.take(sent + limits.heartbeat().toNanos());
      if (stream.hasEnded() || !current.getAsBoolean()) {
        return;
      }
      if (stream.inOneStep(place -> sendNews(stream.guest(), place, pending, language, out))) {
        sent = System.nanoTime();
      } else if (System.nanoTime() - sent >= limits.heartbeat().toNanos()) {
        // Only at its time: readers who may not read a chat are not even told that it goes on.
        send(out, BEAT);
        sent = System.nanoTime();
      }
    }
  }

  private boolean sendNews(
      Optional<String> guest,
      StreamPlace place,
      EventStream.PendingNews pending,
      Language language,
      OutputStream out)
      throws IOException {
    ByteArrayOutputStream events = new ByteArrayOutputStream();
    for (String table : pending.tables()) {
      addNews(guest, place, table, language, events);
    }
    for (Map.Entry<String, Integer> said : pending.chats().entrySet()) {
      addChat(guest, place, said.getKey(), said.getValue(), language, events);
    }
    if (events.size() > 0) {
      send(out, events.toByteArray());
    }
    return events.size() > 0;
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

  private void addNews(
      Optional<String> guest,
      StreamPlace place,
      String id,
      Language language,
      ByteArrayOutputStream events) {
    try {
      Function<LiveTable<?, ?>, WrittenUpdate> telling =
          table -> updates.news(table, place.entry(id), place.revision(id), guest, language);
      WrittenUpdate news =
          place.isNew(id)
              ? tables.look(id, guest, telling)
              : tables.finder().lookWithoutRefresh(id, guest, telling);
      if (place.isAheadOf(id, news)) {
        news = tables.look(id, guest, telling); // what is in memory is behind
      }
      if (place.advance(id, news)) {
        add(events, "event: " + news.kind() + "\nid: " + place.text() + "\ndata: ");
        events.writeBytes(news.json());
        add(events, "\n\n");
      }
    } catch (ProblemException | Refusal gone) {
      if (place.advanceToGone(id)) {
        add(events, "event: gone\ndata: " + json.text(new TableDocuments.Gone(id)) + "\n\n");
      }
    }
  }

  /**
   * Chat has no place to resume from: a reader asks for what it missed when it comes back. What the
   * guest may not read counts as sent.
   */
  private void addChat(
      Optional<String> guest,
      StreamPlace place,
      String id,
      int announced,
      Language language,
      ByteArrayOutputStream events) {
    try {
      Optional<ChatRoom.LinesAfter> said =
          guest.flatMap(reader -> chat.linesAfter(id, reader, place.line(id), language));
      place.advanceToLine(id, Math.max(announced, said.map(ChatRoom.LinesAfter::last).orElse(0)));
      said.map(ChatRoom.LinesAfter::lines)
          .filter(lines -> !lines.isEmpty())
          .map(lines -> json.text(new ChatDocuments.News(id, lines)))
          .ifPresent(news -> add(events, "event: chat\ndata: " + news + "\n\n"));
    } catch (ProblemException | Refusal gone) {
      // the table itself is told to be gone
    }
  }

  private static void add(ByteArrayOutputStream events, String text) {
    events.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Ends all streams; their readers come back, to another server if there is one. */
  public void endAll() {
    open.forEach(EventStream::end);
  }

  /** Ends all streams for good; their readers come back to whoever listens then. */
  @Override
  public void close() {
    closing = true;
    endAll();
  }
}

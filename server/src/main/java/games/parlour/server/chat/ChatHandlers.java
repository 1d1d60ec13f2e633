package games.parlour.server.chat;

import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.Api;
import games.parlour.server.request.ApiPart;
import games.parlour.server.request.Limits;
import games.parlour.server.request.PlainText;
import games.parlour.server.request.RateLimiter;
import games.parlour.server.request.RequestBody;
import games.parlour.server.request.RequestLanguage;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Reading and writing at a table. */
public final class ChatHandlers implements ApiPart {
  private static final int LONGEST_TEXT = 200;

  /** Five at once, and twenty a minute. */
  private static final Limits.Rate TALKATIVE = new Limits.Rate(5, 20.0 / 60);

  private final ChatRoom room;
  private final RateLimiter limiter;

  public ChatHandlers(ChatRoom room, Clock clock) {
    this.room = room;
    this.limiter = new RateLimiter(TALKATIVE, () -> TimeUnit.MILLISECONDS.toNanos(clock.millis()));
  }

  @Override
  public void register(Api api) {
    api.get("/api/tables/{id}/chat", context -> read(api, context));
    api.post("/api/tables/{id}/chat", context -> say(api, context));
  }

  private void read(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    int after = after(Optional.ofNullable(context.queryParam("after")));
    String guest = api.visitors().known(context);
    api.json().tell(context, room.chat(context.pathParam("id"), guest, after, language));
  }

  private static int after(Optional<String> asked) {
    String number = asked.orElse("0");
    if (!number.matches("[0-9]{1,6}")) {
      throw new ProblemException(ProblemKind.INVALID, Text.of("problem.chat.after"));
    }
    return Integer.parseInt(number);
  }

  private void say(Api api, Context context) {
    Language language = RequestLanguage.language(context);
    RequestBody body =
        RequestBody.of(context, api.json(), "{\"text\": \"Hello\"}", "phrase", "text");
    String guest = api.visitors().known(context);
    Optional<ChatPhrase> phrase = body.optional("phrase").map(ChatHandlers::phrase);
    String typed = phrase.isPresent() ? "" : typed(body.text("text"));
    passes(guest);
    context.status(201);
    api.json().tell(context, room.say(context.pathParam("id"), guest, phrase, typed, language));
  }

  private static ChatPhrase phrase(String word) {
    return ChatPhrase.of(word)
        .orElseThrow(
            () -> {
              List<String> known = Stream.of(ChatPhrase.values()).map(ChatPhrase::word).toList();
              return new ProblemException(
                  ProblemKind.INVALID, Text.of("problem.chat.phrase", "phrases", known));
            });
  }

  private static String typed(String text) {
    String tidy = PlainText.tidy(text);
    if (tidy.isEmpty() || PlainText.length(tidy) > LONGEST_TEXT) {
      throw new ProblemException(
          ProblemKind.INVALID, Text.of("problem.chat.text", "most", LONGEST_TEXT));
    }
    return tidy;
  }

  private void passes(String guest) {
    limiter
        .pass(guest)
        .ifPresent(
            wait -> {
              throw new ProblemException(
                  ProblemKind.TOO_OFTEN, Text.of("problem.chat.many", "seconds", wait), wait);
            });
  }
}

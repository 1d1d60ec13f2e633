package games.parlour.server.request;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a request says besides its body. */
public final class RequestLanguage {
  public static final String GAME_WORDS = "game-words";

  private static final int LONGEST_HEADER = 1_000;
  private static final List<String> TAGS = Stream.of(Language.values()).map(Language::tag).toList();

  private RequestLanguage() {}

  /** The language that the answer is to be in: the named one, else one the browser wants. */
  public static Language language(Context context) {
    String tag = context.queryParam("lang");
    if (tag == null) {
      return accepted(context.header("Accept-Language"));
    }
    return Catalogues.named(tag)
        .orElseThrow(
            () -> new ProblemException(ProblemKind.INVALID, Text.of("problem.lang", "lang", tag)));
  }

  /** The same for refusals, which come in some language even if another was asked for. */
  public static Language languageOr(Context context) {
    return named(context).orElseGet(() -> accepted(context.header("Accept-Language")));
  }

  private static Optional<Language> named(Context context) {
    try {
      return Optional.ofNullable(context.queryParam("lang")).flatMap(Catalogues::named);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty(); // the request names a charset that does not exist
    }
  }

  /** The best of our languages for a browser; English where it wants none of them. */
  private static Language accepted(@Nullable String header) {
    if (header == null || header.length() > LONGEST_HEADER) {
      return Language.EN;
    }
    try {
      String best = Locale.lookupTag(Locale.LanguageRange.parse(header), TAGS);
      return Optional.ofNullable(best).flatMap(Catalogues::named).orElse(Language.EN);
    } catch (IllegalArgumentException unreadable) {
      return Language.EN;
    }
  }

  /** From now on a refusal of this request may use a game's words. */
  public static void about(Context context, Catalogue words) {
    context.attribute(GAME_WORDS, words);
  }

  public static Optional<Catalogue> gameWords(Context context) {
    return Optional.ofNullable(context.attribute(GAME_WORDS));
  }
}

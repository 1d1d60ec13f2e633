package games.parlour.server.http;

import games.parlour.core.Catalogue;
import games.parlour.core.Language;
import games.parlour.core.Text;
import games.parlour.server.api.Words;
import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a request says besides its body. */
final class Asked {
  static final String GAME_WORDS = "game-words";

  private Asked() {}

  /** The language that the answer is to be in: the named one, else one the browser wants. */
  static Language language(Context context) {
    String tag = context.queryParam("lang");
    if (tag == null) {
      return accepted(context.header("Accept-Language"));
    }
    return Words.named(tag)
        .orElseThrow(() -> Trouble.invalid(Text.of("problem.lang", "lang", tag)));
  }

  /** The same for refusals, which come in some language even if another was asked for. */
  static Language languageOr(Context context) {
    String tag = context.queryParam("lang");
    return Optional.ofNullable(tag)
        .flatMap(Words::named)
        .orElseGet(() -> accepted(context.header("Accept-Language")));
  }

  private static Language accepted(@Nullable String header) {
    if (header != null) {
      for (String part : header.split(",", -1)) {
        String tag = part.split(";", 2)[0].strip().split("-", 2)[0];
        Optional<Language> known = Words.named(tag);
        if (known.isPresent()) {
          return known.get();
        }
      }
    }
    return Language.EN;
  }

  /** From now on a refusal of this request may use a game's words. */
  static void about(Context context, Catalogue words) {
    context.attribute(GAME_WORDS, words);
  }

  static Optional<Catalogue> gameWords(Context context) {
    return Optional.ofNullable(context.attribute(GAME_WORDS));
  }
}

package games.parlour.cli;

import games.parlour.core.text.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds the language of a run before anything is parsed, so that even the help speaks it. */
final class LanguageChoice {
  private static final String FLAG = "--lang";

  private LanguageChoice() {}

  /** The one that was asked for, else the locale's, else English. */
  static Language of(List<String> args, Map<String, String> env) {
    return asked(args).flatMap(LanguageChoice::named).orElseGet(() -> ofLocale(env));
  }

  /** The language with this tag. */
  static Optional<Language> named(String tag) {
    return Arrays.stream(Language.values()).filter(l -> l.tag().equals(tag)).findFirst();
  }

  private static Optional<String> asked(List<String> args) {
    for (int i = 0; i < args.size(); i++) {
      if (args.get(i).startsWith(FLAG + "=")) {
        return Optional.of(args.get(i).substring(FLAG.length() + 1));
      }
      if (args.get(i).equals(FLAG) && i + 1 < args.size()) {
        return Optional.of(args.get(i + 1));
      }
    }
    return Optional.empty();
  }

  private static Language ofLocale(Map<String, String> env) {
    for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String locale = env.getOrDefault(name, "");
      if (!locale.isEmpty()) {
        String tag = locale.split("[_.@-]", 2)[0].toLowerCase(Locale.ROOT);
        return named(tag).orElse(Language.EN);
      }
    }
    return Language.EN;
  }
}

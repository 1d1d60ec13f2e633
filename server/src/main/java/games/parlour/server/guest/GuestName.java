package games.parlour.server.guest;

import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a guest may be called: something that can be seen, and that nobody takes for the house. */
public final class GuestName {
  private static final int LONGEST = 24;

  /**
   * The name that a newcomer is given, as it is kept. It has no language, and nobody can choose it.
   */
  private static final String GIVEN = "guest:";

  /** A given name as it is kept, and as it was kept when each was kept in one language. */
  private static final Pattern NUMBERED = Pattern.compile("(?:guest:|Guest |Gast )([0-9]{4})");

  /** What is kept instead of the name of somebody who has deleted all that was theirs. */
  public static final String FORMER = GIVEN;

  /** Letters, marks and signs that show nothing at all. */
  private static final String BLANK =
      "\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\uFFFC"
          + "\\x{13441}\\x{13442}\\x{16FE4}\\x{1D159}\\x{E0100}-\\x{E01EF}";

  private static final String BASE = "[\\p{L}\\p{N}\\p{P}\\p{S}&&[^" + BLANK + "]]";

  /** How a sign is to look: as a picture or in black. */
  private static final String LOOK = "(?:(?<=[\\p{N}\\p{P}\\p{S}])[\\uFE0E\\uFE0F])?";

  /** More marks on one letter than any script needs would cover the lines around it. */
  private static final String MARKS = "[\\p{M}&&[^" + BLANK + "]]{0,4}";

  private static final String GLYPH = BASE + LOOK + MARKS;

  /** Nothing invisible, but for single spaces and the joiners that some scripts need within. */
  private static final Pattern NAME =
      Pattern.compile(GLYPH + "(?:[ \\u200C\\u200D]?+" + GLYPH + ")*+");

  /** Computers are called so, in every language. */
  private static final String COMPUTER = "computer";

  /** Names of computers, of what we call new guests, and of those who run a house. */
  private static final Set<String> RESERVED =
      Set.of(
          "level",
          "stufe",
          "engine",
          "guest",
          "gast",
          "parlour",
          "server",
          "system",
          "admin",
          "administrator",
          "moderator",
          "host",
          "gastgeber");

  /** Letters of other scripts that look like ours, and digits that stand for letters. */
  private static final Map<Integer, Character> ALIKE =
      alike(
          "авсԁеѕіјкмнорԛгтуѵхьαεηικμνορτυχωսօցհոքᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏøłđı013457@$",
          "abcdesijkmhopqrtyvxbaenikmvoptuxwuoghnpabcdeghijklmnoprtuvwyoldioleastas");

  private GuestName() {}

  private static Map<Integer, Character> alike(String theirs, String ours) {
    Map<Integer, Character> alike = new HashMap<>();
    int[] points = theirs.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      alike.put(points[i], ours.charAt(i));
    }
    return Map.copyOf(alike);
  }

  /** The name of a newcomer with a number, as it is kept. */
  static String given(String number) {
    return GIVEN + number;
  }

  /** Whether a name that is kept is one that a newcomer was given. */
  static boolean isGiven(String kept) {
    return number(kept).isPresent();
  }

  /** A name that is kept, in the reader's language: that of a newcomer differs with it. */
  public static String told(String kept, Catalogue words) {
    if (kept.equals(FORMER)) {
      return words.tell("guest.former");
    }
    return number(kept)
        .map(number -> words.tell(Text.of("guest.numbered", "number", number)))
        .orElse(kept);
  }

  /** A name that somebody looks for, as it is kept; nobody finds those who have left for good. */
  public static Optional<String> kept(String searched) {
    String tidy = tidy(searched);
    return number(tidy)
        .map(GuestName::given)
        .or(() -> Optional.of(tidy).filter(name -> !name.isEmpty() && !name.startsWith(GIVEN)));
  }

  /** Whether two names are one, or the same newcomer's in two languages. */
  static boolean isSame(String one, String other) {
    Optional<String> number = number(one);
    return one.equals(other) || number.isPresent() && number.equals(number(other));
  }

  private static Optional<String> number(String name) {
    Matcher numbered = NUMBERED.matcher(name);
    return numbered.matches() ? Optional.of(numbered.group(1)) : Optional.empty();
  }

  /** A name as it is kept; refuses what is none, and what could be taken for somebody else. */
  public static String of(String wanted) {
    String name = tidy(wanted);
    boolean fits = name.codePointCount(0, name.length()) <= LONGEST;
    if (!fits || !NAME.matcher(name).matches()) {
      throw new Refusal(Text.of("problem.name", "most", LONGEST));
    }
    if (isReserved(name)) {
      throw new Refusal(Text.of("problem.name.reserved"));
    }
    return name;
  }

  /** A name without spaces around it and with single ones in it. */
  static String tidy(String wanted) {
    StringBuilder name = new StringBuilder();
    for (char sign : wanted.strip().toCharArray()) {
      if (sign != ' ' || name.charAt(name.length() - 1) != ' ') {
        name.append(sign);
      }
    }
    return name.toString();
  }

  private static boolean isReserved(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String unnumbered =
        plain
            .codePoints()
            .filter(point -> !Character.isDigit(point))
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return looksLikeComputer(letters(plain))
        || RESERVED.contains(letters(plain))
        || RESERVED.contains(letters(unnumbered));
  }

  private static boolean looksLikeComputer(String letters) {
    return letters.contains(COMPUTER) || letters.replace("rn", "m").contains(COMPUTER);
  }

  /** The Latin letters that a text seems to have. */
  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              Character ours = ALIKE.get(point);
              if (ours != null) {
                letters.append(ours.charValue());
              } else if (Character.isLetter(point)) {
                letters.appendCodePoint(point);
              }
            });
    return letters.toString();
  }
}

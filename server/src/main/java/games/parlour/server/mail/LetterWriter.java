package games.parlour.server.mail;

import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.TableDocuments.SeatHolder;
import games.parlour.server.api.TableDocuments.TableLine;
import games.parlour.server.guest.Guests;
import games.parlour.server.mail.Mailboxes.Mailbox;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes letters, in plain text and in the reader's language. No subject quotes what a person
 * typed, and nothing is told of a game but who plays it and how it ended.
 */
final class LetterWriter {
  private static final String PARAGRAPH = "\n\n";

  private final Catalogues words;
  private final Guests guests;
  private final String home;

  LetterWriter(Catalogues words, Guests guests, String publicUrl) {
    this.words = words;
    this.guests = guests;
    this.home = publicUrl;
  }

  /** Asks whether an address is the reader's; whoever entered it has no say in what it reads. */
  Letter confirm(String address, String code, Language language) {
    Catalogue said = words.of(language);
    String text =
        said.tell(
            Text.of(
                "letter.confirm.text", "home", home + "/", "link", home + "/confirm-mail#" + code));
    return new Letter(address, said.tell("letter.confirm.subject"), text, Optional.empty());
  }

  /** Leads to the choice of another password. */
  Letter reset(String address, String name, String path, Language language) {
    Catalogue said = words.of(language);
    String text =
        said.tell(
            Text.of(
                "letter.reset.text",
                "name",
                unlinked(name),
                "home",
                home + "/",
                "link",
                home + path));
    return new Letter(address, said.tell("letter.reset.subject"), text, Optional.empty());
  }

  /** Tells somebody of their games. */
  Letter digest(String address, Mailbox box, List<Notice> notices) {
    Catalogue said = words.of(box.language());
    String greeting =
        said.tell(Text.of("letter.greeting", "name", unlinked(guests.name(box.guest(), said))));
    String games =
        notices.stream().collect(Collectors.groupingBy(Notice::kind)).entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(part -> section(part.getKey(), part.getValue(), said))
            .collect(Collectors.joining(PARAGRAPH));
    String end =
        said.tell(
            Text.of(
                "letter.digest.end",
                "home",
                home + "/",
                "games",
                home + "/my-games",
                "link",
                home + "/unsubscribe#" + box.unsubscribe(),
                "account",
                home + "/account"));
    return new Letter(
        address,
        subject(notices, said),
        greeting + PARAGRAPH + games + PARAGRAPH + end + "\n",
        Optional.of(home + "/api/unsubscribe/" + box.unsubscribe()));
  }

  /** A name that a mail program cannot take for a link. */
  private static String unlinked(String name) {
    return name.replaceAll("[./:@\\\\]+(?=\\S)", " ").strip();
  }

  private static String subject(List<Notice> notices, Catalogue said) {
    long turns =
        notices.stream().filter(notice -> notice.kind().compareTo(Notice.Kind.TURN) <= 0).count();
    boolean urgent = notices.getFirst().kind() == Notice.Kind.DEADLINE;
    return urgent
        ? said.tell("letter.subject.deadline")
        : turns == 0
            ? said.tell("letter.subject.news")
            : said.tell(Text.of("letter.subject.turn", "count", (int) turns));
  }

  private String section(Notice.Kind kind, List<Notice> notices, Catalogue said) {
    String head = said.tell("letter.section." + kind.name().toLowerCase(Locale.ROOT));
    Function<Notice, String> told = notice -> game(notice, said);
    return head + "\n\n" + notices.stream().map(told).collect(Collectors.joining(PARAGRAPH));
  }

  private String game(Notice notice, Catalogue said) {
    TableLine line = notice.line();
    List<String> others =
        line.seats().stream()
            .filter(seat -> !seat.you())
            .map(SeatHolder::holder)
            .filter(Objects::nonNull)
            .map(holder -> unlinked(Objects.requireNonNull(holder)))
            .distinct()
            .toList();
    String what = said.tell(Text.of("letter.game", "game", line.gameName(), "others", others));
    String more =
        switch (notice.kind()) {
          case DEADLINE -> ". " + said.tell(Text.of("letter.left", "hours", notice.hours()));
          case OVER -> line.outcome() == null ? "" : ". " + line.outcome() + ".";
          default -> "";
        };
    return "  " + what + more + "\n  " + home + "/table/" + line.id();
  }
}

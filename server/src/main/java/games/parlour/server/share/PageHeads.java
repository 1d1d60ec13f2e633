package games.parlour.server.share;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.GameHistory;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.api.Presenter;
import games.parlour.server.api.TableDocuments;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.tables.TableFinder;
import games.parlour.server.tables.Tables;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Says what each page is about, in the visitor's language. About a table it says what a spectator
 * may know, about an invitation what the invitation says, and about a group nothing.
 */
public final class PageHeads {
  /** Pages that show the same to everybody. */
  private static final Set<String> PUBLIC =
      Set.of(
          "home",
          "game",
          "cards",
          "history",
          "docs",
          "doc",
          "watch",
          "finished",
          "privacy",
          "learn",
          "lesson",
          "analysis",
          "about");

  private final List<Game<?, ?>> games;
  private final Tables tables;
  private final Presenter presenter;
  private final Catalogues words;
  private final TableTelling telling;
  private final BiPredicate<String, Optional<String>> isMember;

  /**
   * Makes ready.
   *
   * @param isMember whether somebody is in the group with an id
   */
  public PageHeads(
      List<Game<?, ?>> games,
      Tables tables,
      Presenter presenter,
      Catalogues words,
      BiPredicate<String, Optional<String>> isMember) {
    this.games = List.copyOf(games);
    this.tables = tables;
    this.presenter = presenter;
    this.words = words;
    this.telling = new TableTelling(tables, presenter, words);
    this.isMember = isMember;
  }

  /** What the page that somebody opens says about itself. */
  public PageHead of(PageVisit visit, DocTitles docs) {
    try {
      return known(visit, docs);
    } catch (ProblemException problem) {
      if (problem.kind() == ProblemKind.UNKNOWN) {
        return lost(visit.language());
      }
      return plain(visit, words.of(visit.language())); // the page itself says what is wrong
    }
  }

  /** The same without looking anything up, for somebody who asks too often. */
  public PageHead unasked(PageVisit visit) {
    return plain(visit, words.of(visit.language()));
  }

  private PageHead known(PageVisit visit, DocTitles docs) {
    if (visit.pattern().startsWith("/table/{id}")) {
      return table(visit);
    }
    if (visit.page().equals("join")) {
      return invitation(visit);
    }
    if (visit.pattern().startsWith("/group/{id}")
        && !isMember.test(visit.value("id"), visit.guest())) {
      return lost(visit.language());
    }
    if (visit.page().equals("doc")) {
      return docs.find(visit.value("name"))
          .map(doc -> head(visit, doc.title(), doc.lead(), preview(visit.language())))
          .orElseGet(() -> lost(visit.language()));
    }
    boolean ofGame = visit.pattern().startsWith("/games/{id}");
    if (ofGame || visit.values().containsKey("game")) {
      return game(visit, tables.game(visit.value(ofGame ? "id" : "game")));
    }
    return plain(visit, words.of(visit.language()));
  }

  private PageHead table(PageVisit visit) {
    TableTelling.Told told = telling.told(visit.value("id"), visit.language());
    Catalogue said = words.of(tables.game(told.game()), visit.language());
    String players = String.join(" – ", told.players());
    String title =
        players.isEmpty()
            ? told.gameName()
            : said.tell(Text.of("page.table", "game", told.gameName(), "players", players));
    String about =
        said.tell(Text.of("page.table.about", "state", told.state(), "game", told.gameName()));
    String entry = visit.entry().map(number -> "?entry=" + number).orElse("");
    String image =
        "/api/tables/"
            + visit.value("id")
            + "/preview.png?lang="
            + visit.language().tag()
            + visit.entry().map(number -> "&entry=" + number).orElse("");
    return new PageHead(
        true,
        visit.language(),
        titled(title),
        about,
        visit.path() + entry,
        Optional.of(image),
        false);
  }

  private PageHead invitation(PageVisit visit) {
    TableFinder.Invited invited = tables.finder().invited(visit.value("token"));
    TableDocuments.Invitation told =
        presenter.invitation(invited.table(), invited.seat(), Optional.empty(), visit.language());
    Catalogue said = words.of(invited.table().game(), visit.language());
    Text about =
        Text.of("page.join.about", "host", String.valueOf(told.host()), "game", told.gameName());
    return head(
        visit,
        said.tell(Text.of("page.join", "game", told.gameName())),
        said.tell(about),
        gamePreview(told.game(), visit.language()));
  }

  private PageHead game(PageVisit visit, Game<?, ?> game) {
    Catalogue said = words.of(game, visit.language());
    boolean missing =
        visit.page().equals("cards") && CardIndexGame.indexOf(game).isEmpty()
            || visit.page().equals("history") && GameHistory.of(said).isEmpty();
    if (missing) {
      return lost(visit.language());
    }
    if (visit.page().equals("lesson")) {
      return LessonGame.lessonOf(game, visit.value("lesson"))
          .map(lesson -> lesson(visit, said, game, lesson))
          .orElseGet(() -> lost(visit.language()));
    }
    boolean hides = visit.page().equals("analysis") && game.hasSecrets(game.setup(Occasion.TABLE));
    String key = "page." + visit.page() + (hides ? ".hidden" : "");
    String name = said.tell("game.name");
    String title = said.has(key) ? said.tell(Text.of(key, "game", name)) : name;
    String about =
        said.has(key + ".about")
            ? said.tell(Text.of(key + ".about", "game", name))
            : said.tell("game.about");
    return visit
        .position()
        .filter(line -> visit.page().equals("analysis") && !hides)
        .map(line -> position(visit, title, about, game, line))
        .orElseGet(() -> head(visit, title, about, gamePreview(game.id(), visit.language())));
  }

  /** A position has an address and a picture of its own; there are too many to be listed. */
  private PageHead position(
      PageVisit visit, String title, String about, Game<?, ?> game, String line) {
    String written = URLEncoder.encode(line, StandardCharsets.UTF_8);
    Optional<String> image =
        gamePreview(game.id(), visit.language()).map(where -> where + "&position=" + written);
    return new PageHead(
        true,
        visit.language(),
        titled(title),
        about,
        visit.path() + "?position=" + written,
        image,
        false);
  }

  private static PageHead lesson(PageVisit visit, Catalogue said, Game<?, ?> game, Lesson lesson) {
    Text title = Text.of("page.lesson", "lesson", lesson.title(), "game", said.tell("game.name"));
    return head(
        visit,
        said.tell(title),
        said.tell(lesson.about()),
        gamePreview(game.id(), visit.language()));
  }

  private PageHead plain(PageVisit visit, Catalogue said) {
    String key = "page." + visit.page();
    String title = said.has(key) && said.holes(key).isEmpty() ? said.tell(key) : "";
    String about =
        said.has(key + ".about") && said.holes(key + ".about").isEmpty() ? key + ".about" : "";
    return head(
        visit,
        title,
        said.tell(about.isEmpty() ? "page.home.about" : about),
        preview(visit.language()));
  }

  /** What is said where an address leads nowhere. */
  public PageHead lost(Language language) {
    Catalogue said = words.of(language);
    return new PageHead(
        false,
        language,
        titled(said.tell("page.lost")),
        said.tell("page.lost.about"),
        "/",
        Optional.empty(),
        false);
  }

  private static PageHead head(
      PageVisit visit, String title, String about, Optional<String> image) {
    return new PageHead(
        true,
        visit.language(),
        titled(title),
        about,
        visit.path(),
        image,
        PUBLIC.contains(visit.page()));
  }

  private static String titled(String page) {
    return page.isEmpty() ? "Parlour" : page + PageHead.SUFFIX;
  }

  private Optional<String> preview(Language language) {
    return games.stream().findFirst().flatMap(game -> gamePreview(game.id(), language));
  }

  private static Optional<String> gamePreview(String game, Language language) {
    return Optional.of("/api/games/" + game + "/preview.png?lang=" + language.tag());
  }
}

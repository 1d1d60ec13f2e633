package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the documentation shows is true: its example replays, its lines are read, its links lead.
 */
class DocsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)|src=\"([^\":]+)\"");

  private static String notation() throws IOException {
    return Files.readString(ROOT.resolve("docs/notation.md"));
  }

  /** The text of a block that is fenced under this name. */
  private static String block(String name, String page) {
    Matcher block = Pattern.compile("```" + name + "\n(.*?)```", Pattern.DOTALL).matcher(page);
    assertThat(block.find()).as("the page has a block ```%s", name).isTrue();
    return block.group(1);
  }

  @Test
  void theExampleOfARecordReplaysAsItIsTold(@TempDir Path home) throws IOException {
    String page = notation();
    Path file = home.resolve("example.txt");
    String example = page.substring(page.indexOf("### A complete example"));
    Files.writeString(file, block("parlour-record", example));
    ProgramRun run = ProgramRun.of("replay", file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(page)
        .endsWith(
            String.join("\n", run.lines().subList(run.lines().size() - 2, run.lines().size()))
                + "\n```\n");
  }

  @Test
  void theStartIsWrittenAsThePageShowsIt() throws IOException {
    String start = block("", notation()).strip();
    ProgramRun run = ProgramRun.of("perft", "suffragetto", "--position", start, "--depth", "2");
    assertThat(run.lastLine()).isEqualTo("14161");
    assertThat(ProgramRun.of("moves", "suffragetto", "--json").out()).contains(start);
  }

  @Test
  void theSmallStudyListsWhatThePageShows() throws IOException {
    String shown = block("", notation().substring(notation().indexOf("small studies easy")));
    List<String> lines = shown.lines().toList();
    String position = lines.get(0).replaceAll("^.*--position \"|\"$", "");
    assertThat(ProgramRun.of("moves", "suffragetto", "--position", position).lines())
        .isEqualTo(lines.subList(1, lines.size()));
  }

  @Test
  void fortChitralIsWrittenAsThePageShowsIt() throws IOException {
    String page = notation().substring(notation().indexOf("## Fort Chitral"));
    String start = block("", page).strip();
    assertThat(ProgramRun.of("moves", "fort-chitral", "--layout", "corners", "--json").out())
        .contains(start);
    List<String> shown =
        block("", page.substring(page.indexOf("$ ./parlour") - 4)).lines().toList();
    String position = shown.get(0).replaceAll("^.*--position \"|\".*$", "");
    assertThat(ProgramRun.of("moves", "fort-chitral", "--position", position).lines())
        .startsWith(shown.subList(1, shown.size()).toArray(String[]::new));
  }

  @Test
  void votesForWomenIsWrittenAsThePageShowsIt() throws IOException {
    String page = notation().substring(notation().indexOf("## Votes for Women"));
    assertThat(ProgramRun.of("moves", "votes-for-women", "--json").out())
        .contains(block("", page).strip());
    List<String> shown =
        block("", page.substring(page.indexOf("$ ./parlour") - 4)).lines().toList();
    String position = shown.get(0).replaceAll("^.*--position \"|\"$", "");
    assertThat(ProgramRun.of("moves", "votes-for-women", "--position", position).lines())
        .isEqualTo(shown.subList(1, shown.size()));
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    List<String> lost = new ArrayList<>();
    for (Path page : pages()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        String to = link.group(1) == null ? link.group(2) : link.group(1);
        if (!Files.exists(page.resolveSibling(to))) {
          lost.add(page + " -> " + to);
        }
      }
    }
    assertThat(lost).isEmpty();
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path folder : List.of(ROOT, ROOT.resolve("docs"))) {
      int depth = folder.equals(ROOT) ? 1 : 9;
      try (Stream<Path> files = Files.walk(folder, depth)) {
        files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
      }
    }
    assertThat(pages).hasSizeGreaterThan(5);
    return pages;
  }

  private static long words(String page) throws IOException {
    return Files.readString(ROOT.resolve(page)).split("\\s+", -1).length;
  }

  @Test
  void theReadmeIsShortAndTheTourTakesTenMinutes() throws IOException {
    assertThat(words("README.md")).isLessThanOrEqualTo(900);
    assertThat(words("docs/architecture.md")).isLessThanOrEqualTo(1500);
  }

  @Test
  void theFirstPackageOfEachRoomNamesThePageAboutIt() throws IOException {
    Pattern named = Pattern.compile("Read on in \\{@code (docs/[^}]+)}");
    List<String> pages = new ArrayList<>();
    try (Stream<Path> rooms = Files.list(ROOT)) {
      for (Path room : rooms.filter(Files::isDirectory).sorted().toList()) {
        Path first = room.resolve("src/main/java/games/parlour");
        if (!Files.isDirectory(first)) {
          continue;
        }
        try (Stream<Path> packages = Files.list(first)) {
          for (Path info : packages.map(folder -> folder.resolve("package-info.java")).toList()) {
            // The build step for cards has its package below that of the game.
            if (!Files.exists(info)) {
              continue;
            }
            Matcher page = named.matcher(Files.readString(info));
            assertThat(page.find()).as(info + " names its page").isTrue();
            assertThat(ROOT.resolve(page.group(1))).exists();
            pages.add(page.group(1));
          }
        }
      }
    }
    try (Stream<Path> files = Files.list(ROOT.resolve("docs/rooms"))) {
      assertThat(pages).containsAll(files.map(file -> "docs/rooms/" + file.getFileName()).toList());
    }
  }
}

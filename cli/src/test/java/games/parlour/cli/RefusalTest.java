package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong is told on one line that says what is accepted, with exit code 2. */
class RefusalTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mvoes                                            | mvoes     | moves
          --nosuch                                         | --nosuch  | --version
          moves nosuch                                     | nosuch    | suffragetto
          moves nosuch --edition german                    | nosuch    | suffragetto
          moves                                            | GAME      | --help
          moves suffragetto more                           | more      | --help
          moves suffragetto --nosuch                       | --nosuch  | --position
          moves suffragetto --moves                        | --moves   | MOVES
          moves suffragetto --json=yes                     | --json    | value
          moves suffragetto -o edition                     | edition   | KEY=VALUE
          moves suffragetto -o edition=1907                | 1907      | german
          moves suffragetto --edition 1907                 | 1907      | german
          moves suffragetto -o nosuch=1                    | nosuch    | edition
          moves suffragetto -o edition=2016 --edition 1908 | 2016      | 1908
          moves suffragetto --edition 2016 --edition 1908  | 2016      | 1908
          moves suffragetto --position xx                  | position  | board
          moves suffragetto --lang fr                      | fr        | en and de
          cards                                            | GAME      | --help
          cards chess                                      | chess     | votes-for-women
          cards suffragetto                                | card      | votes-for-women
          cards votes-for-women chess                      | chess     | other words
          perft suffragetto                                | --depth   | --help
          perft suffragetto --depth -1                     | -1        | 0 to 64
          perft suffragetto --depth 65                     | 65        | 0 to 64
          perft suffragetto --depth x                      | x         | 0 to 64
          perft suffragetto --depth 1 --depth 2            | --depth   | twice
          bench suffragetto --seconds 0                    | 0         | 0.1 to 86400
          bench suffragetto --threads 0                    | --threads | 1 to 1024
          bench suffragetto --seed 1.5                     | 1.5       | whole number
          fuzz suffragetto                                 | --games   | --help
          fuzz suffragetto --games 0                       | --games   | from 1
          load                                             | --url     | http://
          load --url nowhere                               | --url     | http://
          load --url ftp://127.0.0.1/                      | --url     | http://
          load --url http://192.0.2.1/                     | 192.0.2.1 | --elsewhere
          load --url http://127.0.0.1:1/                   | 127.0.0.1 | refused
          load --url http://127.0.0.1:1/ --tables 0        | --tables  | 1 to 5000
          load --url http://127.0.0.1:1/ --url http://localhost:1 | localhost | once
          load --url http://127.0.0.1:1/ --url nowhere     | --url     | http://
          load --url http://127.0.0.1:1/ --every 5         | --every   | --samples
          load --url http://127.0.0.1:1/ --samples f --every 0 | --every | 1 to 600
          load --url http://127.0.0.1:1/ --samples pom.xml | pom.xml   | another name
          load --url http://127.0.0.1:1/ --samples no/such | no/such   | written
          load --url http://127.0.0.1:1/ --samples new.csv | 127.0.0.1 | refused
          plot-load                                        | FILE      | --help
          plot-load nosuch.csv                             | nosuch    | no file
          plot-load .                                      | "."       | read
          plot-load pom.xml                                | pom.xml   | --samples
          match suffragetto                                | --a       | --help
          match suffragetto --a random                     | --b       | --help
          match suffragetto --a random --b greedy          | --games   | --help
          match suffragetto --a random --b greedy --games 0 | --games  | from 1
          match suffragetto --a nobody --b greedy --games 1 | nobody   | level:N
          match suffragetto --a level:9 --b greedy --games 1 | level:9 | 1 to 8
          match suffragetto --a random --b greedy --games 1 --time 5 --nodes 5 | --time | --nodes
          match suffragetto --a random --b greedy --games 1 --nodes 0 | --nodes | from 1
          match suffragetto --a random --b greedy --games 1 --concurrency 0 | --concurrency | from 1
          match suffragetto --a random --b greedy --games 1 -o nosuch=1 | nosuch | edition
          match suffragetto --a random --b greedy --games 1 --out pom.xml | pom.xml | new or empty
          match nosuch --a random --b greedy --games 1     | nosuch    | suffragetto
          match suffragetto --a ugi: --b greedy --games 1  | command   | empty
          match suffragetto --a ugi:/nonexistent/x --b greedy --games 1 | nonexistent | started
          lab nosuch                                       | nosuch    | habits, ladder, odds, tactics, train and tune
          lab ladder                                       | GAME      | --help
          lab ladder nosuch                                | nosuch    | suffragetto
          lab ladder suffragetto --levels 1-3              | 1-3       | 2 to 8
          lab ladder suffragetto --levels 5-4              | 5-4       | 2 to 8
          lab ladder suffragetto --games 0                 | --games   | from 1
          lab ladder votes-for-women --mode solitaire      | no seat   | parlour lab odds
          lab habits suffragetto --player random --games 1 | suffragetto | votes-for-women
          lab habits votes-for-women --games 1             | --player  | --help
          lab habits votes-for-women --player random       | --games   | --help
          lab habits votes-for-women --player x --games 1  | "x"       | level:N
          lab habits votes-for-women --player random --games 0 | --games | from 1
          lab odds suffragetto --player random --games 1   | seat      | parlour match
          lab odds votes-for-women --games 1               | --player  | --help
          lab odds votes-for-women --player random         | --games   | --help
          lab odds votes-for-women --mode solitaire --player x --games 1 | "x"  | level:N
          lab odds votes-for-women --mode cooperative --player random --games 0 | --games | from 1
          lab train votes-for-women                        | --folder  | --help
          lab train suffragetto --folder nosuch            | suffragetto | not a network
          lab train votes-for-women --folder src           | "src"     | new, empty
          lab train votes-for-women --folder nosuch --games 0 | --games | from 1
          lab train votes-for-women --folder nosuch --minutes 0 | --minutes | from 1
          lab train votes-for-women --folder nosuch --generations 0 | --generations | from 1
          lab train votes-for-women --folder nosuch --concurrency 0 | --concurrency | from 1
          lab tune suffragetto --nodes 0                   | --nodes   | from 1
          lab tune suffragetto --out pom.xml               | pom.xml   | exists
          lab tune suffragetto -o nosuch=1                 | nosuch    | edition
          replay                                           | FILE      | --help
          replay nosuch.txt                                | nosuch    | no file
          replay .                                         | folder    | record
          replay pom.xml                                   | Line 1    | parlour-record 1
          play                                             | GAME      | --help
          play nosuch                                      | nosuch    | suffragetto
          play suffragetto --seat judge                    | judge     | suffragettes, police and both
          play suffragetto --against nobody                | nobody    | level:N
          play suffragetto --seat both --against random    | no computer    | --against
          play suffragetto --seed ten                      | ten       | whole number
          play --resume nosuch.txt                         | nosuch    | no file
          moves fort-chitral --edition 1908                | edition   | --layout
          moves fort-chitral --layout rows                 | rows      | ranks, lines and corners
          moves fort-chitral --capture-when never          | never     | end and each
          moves fort-chitral --position xx                 | position  | layout
          moves fort-chitral --moves a1-a3                 | a1-a3     | not a legal move
          play fort-chitral --seat police                  | police    | white, black and both
          match votes-for-women --mode solitaire --a random --b random --games 1 | Opposition | parlour lab odds
          play votes-for-women --mode duel                 | duel      | solitaire and cooperative
          play votes-for-women --hands open                | hands     | two-on-one, one-on-two, two-on-two and cooperative
          play votes-for-women --mode two-on-two --bot-dice black | bot-dice | solitaire and cooperative
          play votes-for-women --mode two-on-two --seat purple,third | third | purple, yellow, first, second and all
          play votes-for-women --mode two-on-two --seat purple, | ""  | second and all
          play votes-for-women --mode cooperative --seat opposition | opposition | purple, yellow and both
          play votes-for-women --mode solitaire --seat oppobot | oppobot | are: suffragist.
          play votes-for-women --mode solitaire --against random | no computer | --against
          play votes-for-women --mode cooperative --against greedy | no computer | --against
          play votes-for-women --mode solitaire --with random | no computer   | --with
          play votes-for-women --with random               | no computer    | --with
          play votes-for-women --mode cooperative --with x | "x"       | level:N
          play --resume .                                  | folder    | record
          """)
  void oneLineAndExitCodeTwo(String args, String wrong, String accepted, @TempDir Path home)
      throws IOException {
    ProgramRun run = ProgramRun.at(home, "", args.split(" ", -1));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("parlour: ").contains(wrong, accepted).hasLineCount(1);
    try (var files = Files.walk(home)) {
      assertThat(files.filter(Files::isRegularFile)).isEmpty();
    }
  }

  @Test
  void refusalsAreToldInGerman() {
    ProgramRun run = ProgramRun.of("perft", "suffragetto", "--depth", "x", "--lang", "de");
    assertThat(run.err())
        .startsWith("parlour: Option --depth kann nicht „x“ sein; sie ist eine ganze Zahl");
    ProgramRun byLocale = ProgramRun.with(Map.of("LC_ALL", "de_AT.UTF-8"), "", "moves", "nosuch");
    assertThat(byLocale.err()).startsWith("parlour: Es gibt kein Spiel „nosuch“");
  }

  @Test
  void textFromOutsideCannotSteerTheTerminal() {
    ProgramRun run = ProgramRun.of("moves", "suffragetto", "--moves", "\033[2Jx\007");
    assertThat(run.err()).hasLineCount(1).contains("?[2Jx?").doesNotContain("\033", "\007");
  }

  @Test
  void aPassIsAMoveAndNoEndOfOptions() {
    ProgramRun run = ProgramRun.of("moves", "suffragetto", "--moves", "--");
    assertThat(run.err()).contains("Move 1, \"--\"");
  }

  @Test
  void aBinaryFileIsRefused(@TempDir Path home) throws IOException {
    Path file = home.resolve("binary");
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(ProgramRun.of("replay", file.toString()).err()).contains("not a text file");
  }

  @Test
  void aFileWithoutEndIsRefused() {
    Path endless = Path.of("/dev/zero");
    assumeThat(endless).exists();
    ProgramRun run = ProgramRun.of("replay", endless.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("too large");
  }

  @Test
  void anEmptyNameIsNoFile() {
    ProgramRun run = ProgramRun.of("replay", "");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("\"\" cannot be the name of a file");
  }

  @Test
  void aSaveFolderThatCannotBeMadeIsRefused(@TempDir Path home) throws IOException {
    Path inTheWay = Files.writeString(home.resolve("file"), "mine");
    ProgramRun run = ProgramRun.at(inTheWay, "", "play", "suffragetto");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("PARLOUR_HOME");
    assertThat(inTheWay).hasContent("mine");
  }
}

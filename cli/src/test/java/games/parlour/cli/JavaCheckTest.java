package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Program;
import games.parlour.core.text.Language;
import org.junit.jupiter.api.Test;

/** A Java that can corrupt data is refused, however the program is started. */
class JavaCheckTest {
  @Test
  void aJavaBeforeTheRepairIsRefusedInOneLineThatSaysWhy() {
    for (String old : new String[] {"17.0.15", "25", "25.0.2+10-LTS", "25.0.1.1"}) {
      Runtime.Version version = Runtime.Version.parse(old);
      String line =
          JavaCheck.refusal(version)
              .map(Program.texts(Language.EN)::tell)
              .orElse("accepted although it can corrupt data");
      assertThat(line).contains(old, "25.0.3", "corrupt data", "JDK-8377811").hasLineCount(1);
    }
  }

  @Test
  void aJavaWithTheRepairIsAccepted() {
    for (String good : new String[] {"25.0.3", "25.0.3+9-LTS", "25.0.10", "26", "27-ea"}) {
      assertThat(JavaCheck.refusal(Runtime.Version.parse(good))).as(good).isEmpty();
    }
  }
}

package games.parlour.cli.newgame;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a {@code pom.xml}, to which the entries of a game are added. */
record PomText(String text) {
  private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");

  /** The program's version, which is the first in the parent's file. */
  String version() {
    Matcher version = VERSION.matcher(text);
    if (!version.find()) {
      throw new IllegalStateException("there is no version in pom.xml");
    }
    return version.group(1);
  }

  /** With a module in front of another. */
  PomText withModule(String module, String before) {
    int at = lineOf(text.indexOf("<module>" + before + "</module>"), before);
    return inserted(at, "    <module>" + module + "</module>\n");
  }

  /**
   * With a dependency in front of another, indented like it.
   *
   * @param detail what it has besides group and artifact, such as its version or scope
   */
  PomText withDependency(String artifact, String detail, String before) {
    int named = text.indexOf("<artifactId>" + before + "</artifactId>");
    int tag = named < 0 ? -1 : text.lastIndexOf("<dependency>", named);
    int at = lineOf(tag, before);
    String indent = text.substring(at, tag);
    String dependency =
        """
        <dependency>
          <groupId>games.parlour</groupId>
          <artifactId>%s</artifactId>
          %s
        </dependency>
        """
            .formatted(artifact, detail);
    return inserted(at, dependency.indent(indent.length()));
  }

  private int lineOf(int at, String what) {
    if (at < 0) {
      throw new IllegalStateException("there is no entry for " + what + " to put it in front of");
    }
    return text.lastIndexOf('\n', at) + 1;
  }

  private PomText inserted(int at, String lines) {
    return new PomText(text.substring(0, at) + lines + text.substring(at));
  }
}

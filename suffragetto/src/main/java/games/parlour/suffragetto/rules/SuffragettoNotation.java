package games.parlour.suffragetto.rules;

import games.parlour.boards.Grid;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.suffragetto.rules.SuffragettoMove.Answer;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Leg;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import games.parlour.suffragetto.rules.SuffragettoMove.Toss;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** S11: how moves are written. Any legal path of a chain is read; the shortest is written. */
public final class SuffragettoNotation implements Notation<SuffragettoPosition, SuffragettoMove> {
  private static final String SQUARE = "[a-q](?:1[0-7]|[1-9])";
  private static final Pattern STEP = Pattern.compile("(" + SQUARE + ")-(" + SQUARE + ")");
  private static final Pattern CHAIN = Pattern.compile(SQUARE + "(?:[:x]" + SQUARE + ")++");
  private static final Pattern EXCHANGE = Pattern.compile("(?:([0-6])L)?(?:([0-6])s)?");
  private static final Pattern HOP = Pattern.compile("([:x])(" + SQUARE + ")");

  @Override
  public String write(SuffragettoMove move) {
    return text(move);
  }

  static String text(SuffragettoMove move) {
    return switch (move) {
      case Travel travel -> text(travel);
      case Call call -> "=" + text(call.exchange());
      case Answer answer -> answer.accepts() ? "=yes" : "=no";
      case Pass pass -> "--";
      case Toss toss -> toss.suffragettesBegin() ? "coin:suffragettes" : "coin:police";
    };
  }

  private static String text(Travel travel) {
    StringBuilder out = new StringBuilder(travel.from());
    for (Leg leg : travel.legs()) {
      String mark = travel.hops() ? (leg.takes().isPresent() ? "x" : ":") : "-";
      out.append(mark).append(leg.to());
    }
    return out.toString();
  }

  /** An exchange as a call or a written position shows it; a part that is none is left out. */
  static String text(Exchange exchange) {
    String large = exchange.large() > 0 ? exchange.large() + "L" : "";
    return large + (exchange.small() > 0 ? exchange.small() + "s" : "");
  }

  @Override
  public SuffragettoMove read(SuffragettoPosition position, String text) {
    return meant(position, text).orElseThrow(() -> Refusal.ofMove(text));
  }

  private static Optional<SuffragettoMove> meant(SuffragettoPosition position, String text) {
    Matcher step = STEP.matcher(text);
    if (step.matches()) {
      int from = Zones.GRID.square(step.group(1));
      return position.step(from, Zones.GRID.square(step.group(2))).map(move -> move);
    }
    if (CHAIN.matcher(text).matches()) {
      return chain(position, text).map(move -> move);
    }
    Optional<Exchange> exchange =
        text.startsWith("=") ? exchange(text.substring(1)) : Optional.empty();
    String named = exchange.map(called -> "=" + text(called)).orElse(text);
    return position.movesOffBoard().stream().filter(move -> text(move).equals(named)).findFirst();
  }

  /** The move that a chain's text describes, if its captures are marked as such. */
  private static Optional<Travel> chain(SuffragettoPosition position, String text) {
    List<Integer> landings = new ArrayList<>();
    List<Boolean> marks = new ArrayList<>();
    Matcher hop = HOP.matcher(text);
    int start = Grid.NONE;
    while (hop.find()) {
      if (start == Grid.NONE) {
        start = Zones.GRID.square(text.substring(0, hop.start()));
      }
      marks.add(hop.group(1).equals("x"));
      landings.add(Zones.GRID.square(hop.group(2)));
    }
    return position
        .chain(start, landings)
        .filter(
            chain ->
                chain.hops().stream().map(done -> !done.takes().isEmpty()).toList().equals(marks))
        .flatMap(position::told);
  }

  /** The exchange that a text such as 2L3s, 2L or 3s names. */
  static Optional<Exchange> exchange(String text) {
    Matcher matcher = EXCHANGE.matcher(text);
    if (text.isEmpty() || !matcher.matches()) {
      return Optional.empty();
    }
    int large = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    int small = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    return Optional.of(new Exchange(large, small));
  }

  @Override
  public String writePosition(SuffragettoPosition position) {
    return PositionLine.write(position);
  }
}

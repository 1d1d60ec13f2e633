package games.parlour.suffragetto.rules;

import games.parlour.boards.BoardMove;
import games.parlour.boards.Chains;
import games.parlour.boards.Grid;
import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.core.Text;
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
  private static final Pattern START = Pattern.compile(SQUARE + "(?=[-:x])");
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
    return meant(position, text)
        .orElseThrow(() -> new Refusal(Text.of("refused.move", "move", text)));
  }

  private static Optional<SuffragettoMove> meant(SuffragettoPosition position, String text) {
    Matcher start = START.matcher(text);
    if (!start.lookingAt()) {
      Optional<Exchange> exchange =
          text.startsWith("=") ? exchange(text.substring(1)) : Optional.empty();
      return named(exchange.map(named -> "=" + text(named)).orElse(text), position.moves());
    }
    List<SuffragettoMove> moves = position.movesFrom(Zones.GRID.square(start.group()));
    return CHAIN.matcher(text).matches()
        ? chain(position.rules().edition(), position.board(), text)
            .flatMap(chain -> same(chain, moves))
        : named(text, moves);
  }

  private static Optional<SuffragettoMove> named(String text, List<SuffragettoMove> moves) {
    return moves.stream().filter(move -> text(move).equals(text)).findFirst();
  }

  /** The listed move with the same start, end and captures as a chain. */
  private static Optional<SuffragettoMove> same(Chains.Chain chain, List<SuffragettoMove> moves) {
    String from = Zones.GRID.name(chain.start());
    String to = Zones.GRID.name(chain.end());
    List<String> taken = Zones.GRID.names(chain.taken());
    return BoardMove.among(moves, from, to, taken);
  }

  /** The chain that a text describes, if it can be hopped and its captures are marked as such. */
  private static Optional<Chains.Chain> chain(Edition edition, Board board, String text) {
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
    return Chains.along(start, landings, new Movement(edition, board).hopsFrom(start))
        .filter(
            chain ->
                chain.hops().stream().map(done -> !done.takes().isEmpty()).toList().equals(marks));
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

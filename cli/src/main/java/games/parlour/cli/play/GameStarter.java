package games.parlour.cli.play;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.files.DataFolders;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.input.LineInput;
import games.parlour.cli.input.MoveCompleter;
import games.parlour.cli.input.PlainLineInput;
import games.parlour.cli.input.TerminalLineInput;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Sits people and computers down at a table, for a new game or one that goes on. */
public final class GameStarter {
  private static final String SEED = Nonces.SEED_TAG;

  private final CommandContext context;
  private final boolean plain;

  public GameStarter(CommandContext context, boolean plain) {
    this.context = context;
    this.plain = plain;
  }

  /** Plays a new game. */
  public <P extends Position<P, M>, M extends Move> void fresh(
      Game<P, M> game, Setup setup, PlayRequest request) {
    SeatAssignment seating = SeatAssignment.of(game.seats(setup), request);
    Dealer dealer = dealer(request.seed());
    Map<String, String> tags = new TreeMap<>(seating.tags());
    tags.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    tags.put(SEED, dealer.seed());
    TerminalTable<P, M> table =
        new TerminalTable<>(new Session<>(game, setup, tags), seating, dealer);
    SaveFile file =
        SaveFile.fresh(
            DataFolders.games(context), game.id(), LocalDateTime.now(ZoneId.systemDefault()));
    file.save(table.record());
    sit(table, file);
  }

  /** Goes on with a game from its file; one that is over is only shown. */
  public <P extends Position<P, M>, M extends Move> void resume(
      Game<P, M> game, String name, RecordFiles.RecordFile read) {
    GameRecord record = read.parsed().record();
    Map<String, String> tags = new TreeMap<>(record.tags());
    boolean dealt = record.log().stream().anyMatch(Entry.Dealt.class::isInstance);
    boolean told = tags.containsKey(SEED);
    String seed = tags.getOrDefault(SEED, dealer(OptionalLong.empty()).seed());
    TerminalTable<P, M> table;
    try {
      Dealer dealer = Dealer.of(seed, Nonces.of(tags));
      if (!dealt && !told) {
        tags.remove(Nonces.HASH_TAG); // the seed that it was published for is not known
        tags.put(SEED, seed);
      }
      GameRecord with = new GameRecord(record.setup(), tags, record.log());
      RecordText.Parsed parsed = new RecordText.Parsed(with, read.parsed().lines());
      Session<P, M> session = Session.replay(game, parsed);
      table = new TerminalTable<>(session, SeatAssignment.of(session.seats(), tags), dealer);
    } catch (Refusal refusal) {
      throw RecordFiles.in(name, refusal);
    }
    if (!table.over() && !SaveFile.takes(read.path())) {
      throw new Refusal(Text.of("refused.file.unwritable", "file", name));
    }
    sit(table, SaveFile.of(read.path(), read.text(), table.record()));
  }

  private static Dealer dealer(OptionalLong seed) {
    if (seed.isPresent()) {
      return Dealer.ofNumber(seed.getAsLong());
    }
    byte[] bytes = new byte[Dealer.SEED_BYTES];
    new SecureRandom().nextBytes(bytes);
    return new Dealer(bytes);
  }

  private <P extends Position<P, M>, M extends Move> void sit(
      TerminalTable<P, M> table, SaveFile file) {
    TableCommands commands = new TableCommands(context.language());
    Paint paint = plain || !context.terminal() ? Paint.PLAIN : Paint.of(context::env);
    seats(table).forEach(context.out()::println);
    if (!table.over()) {
      context.say("play.start", "file", file.path().toString());
    }
    try (LineInput lines = lines(table, commands)) {
      new PlayLoop<>(context, table, file, paint, lines, commands).play();
    }
  }

  /** Who sits where, a line for each seat; and the side that has none. */
  private List<String> seats(TerminalTable<?, ?> table) {
    Session<?, ?> session = table.session();
    Map<String, Text> players = new LinkedHashMap<>();
    for (Seat seat : session.seats()) {
      players.put(context.words().tell("seat." + seat.name()), table.seating().told(seat));
    }
    for (Side side : session.game().sides(session.record().setup())) {
      if (session.seats().stream().noneMatch(seat -> seat.side().equals(side))) {
        players.put(context.words().tell("side." + side.name()), Text.of("play.rules"));
      }
    }
    int width = players.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    players.forEach(
        (name, who) ->
            lines.add(name + " ".repeat(width + 2 - name.length()) + context.words().tell(who)));
    return lines;
  }

  private LineInput lines(TerminalTable<?, ?> table, TableCommands commands) {
    boolean dumb = context.env("TERM").isEmpty() || context.env("TERM").equals("dumb");
    return plain || dumb || !context.terminal()
        ? new PlainLineInput(context.in(), context.out())
        : new TerminalLineInput(
            new MoveCompleter(table::listed, commands.words(table::hasUse)), context.out());
  }
}

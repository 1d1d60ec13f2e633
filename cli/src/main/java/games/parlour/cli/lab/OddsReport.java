package games.parlour.cli.lab;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Text;
import games.parlour.lab.match.OddsTrial;
import games.parlour.lab.match.Tally;
import games.parlour.lab.statistics.Interval;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Tells how often players won against the rules, to people as tables in Markdown, and to programs.
 */
final class OddsReport<P extends Position<P, M>, M extends Move> {
  private final CommandContext context;
  private final Map<OddsTrial<P, M>, Tally> counted;
  private final OddsTrial<P, M> first;
  private final NumberFormats figures;

  /** A report of trials that have all but their player in common. */
  OddsReport(CommandContext context, Map<OddsTrial<P, M>, Tally> counted) {
    this.context = context;
    this.counted = counted;
    this.first = counted.keySet().iterator().next();
    this.figures = new NumberFormats(Locale.of(context.language().tag()));
  }

  void tell(String command) {
    Text title =
        Text.of(
            "odds.title",
            "game",
            Text.of("game.name"),
            "options",
            TrialArguments.chosen(first.game(), first.setup()),
            "side",
            Text.of("side." + first.side().name()),
            "rules",
            Text.of("side." + first.rules().name()));
    TextWrapper.lines(context.words().tell(title), 80).forEach(context.out()::println);
    context.out().println();
    context.say("odds.head");
    context.out().println("| --- | --- | --- | --- | --- | --- |");
    counted.forEach(this::row);
    context.out().println();
    context.say("odds.endings");
    context.out().println("| --- | --- | --- |");
    counted.forEach(
        (trial, tally) ->
            tally
                .endings()
                .forEach(
                    (reason, games) ->
                        context.say(
                            "odds.ending",
                            "player",
                            trial.player(),
                            "reason",
                            reason,
                            "games",
                            figures.count(games))));
    LadderCommand.tellHowToRepeat(context, first.seed(), command);
  }

  private void row(OddsTrial<P, M> trial, Tally tally) {
    Tally.Share all = tally.all();
    Interval interval = tally.interval();
    context.say(
        "odds.row",
        "player",
        trial.player(),
        "games",
        figures.count(all.games()),
        "wins",
        figures.count(all.wins()),
        "share",
        figures.percent(all.games() == 0 ? 0 : (double) all.wins() / all.games()),
        "low",
        figures.percent(interval.low()),
        "high",
        figures.percent(interval.high()),
        "turns",
        figures.decimal(tally.meanTurns(), 1));
  }

  JsonAnswer json() {
    List<Object> players = new ArrayList<>();
    counted.forEach((trial, tally) -> players.add(json(trial, tally).fields()));
    return new JsonAnswer()
        .with("game", first.game().id())
        .with("options", first.setup().options())
        .with("side", first.side().name())
        .with("rules", first.rules().name())
        .with("seed", first.seed())
        .with("concurrency", first.threads())
        .with("date", LocalDate.now(ZoneId.systemDefault()).toString())
        .with("players", players);
  }

  private JsonAnswer json(OddsTrial<P, M> trial, Tally tally) {
    Tally.Share all = tally.all();
    Interval interval = tally.interval();
    boolean any = all.games() > 0;
    JsonAnswer endings = new JsonAnswer();
    tally.endingsByKey().forEach(endings::with);
    return new JsonAnswer()
        .with("player", trial.player())
        .with("games", all.games())
        .with("wins", all.wins())
        .with("draws", all.draws())
        .with("losses", all.losses())
        .with("share", any ? NumberFormats.rounded((double) all.wins() / all.games(), 4) : null)
        .with("share_low", NumberFormats.rounded(interval.low(), 4))
        .with("share_high", NumberFormats.rounded(interval.high(), 4))
        .with("mean_turns", any ? NumberFormats.rounded(tally.meanTurns(), 4) : null)
        .with("endings", endings)
        .with("faults", tally.faults());
  }
}

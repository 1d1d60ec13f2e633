package games.parlour.cli.lab;

import games.parlour.cli.command.CommandContext;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.text.Text;
import games.parlour.lab.match.MatchPlan;
import games.parlour.lab.match.Tally;
import games.parlour.lab.statistics.Elo;
import games.parlour.lab.statistics.Interval;
import games.parlour.lab.statistics.Sprt;
import games.parlour.players.search.Budget;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Tells how a match went, to people and to programs. */
final class MatchReport<P extends Position<P, M>, M extends Move> {
  private final CommandContext context;
  private final MatchPlan<P, M> contest;
  private final Tally tally;
  private final NumberFormats figures;

  MatchReport(CommandContext context, MatchPlan<P, M> contest, Tally tally) {
    this.context = context;
    this.contest = contest;
    this.tally = tally;
    this.figures = new NumberFormats(Locale.of(context.language().tag()));
  }

  void tell() {
    Tally.Share all = tally.all();
    context.say(
        "match.title",
        "a",
        contest.a(),
        "b",
        contest.b(),
        "games",
        all.games(),
        "game",
        Text.of("game.name"),
        "budget",
        budget(),
        "seed",
        String.valueOf(contest.seed()));
    if (all.games() == 0) {
      context.say("match.none");
      return;
    }
    Interval interval = tally.interval();
    context.say(
        "match.score",
        "player",
        contest.a(),
        "score",
        figures.percent(all.score()),
        "low",
        figures.percent(interval.low()),
        "high",
        figures.percent(interval.high()));
    context.say("match.counts", "wins", all.wins(), "draws", all.draws(), "losses", all.losses());
    context.say(
        "match.elo",
        "elo",
        elo(Elo.of(all.score())),
        "low",
        elo(Elo.of(interval.low())),
        "high",
        elo(Elo.of(interval.high())));
    for (int side = 0; side < 2; side++) {
      Tally.Share as = tally.as(side);
      context.say(
          "match.as",
          "side",
          Text.of("side." + sideName(side)),
          "wins",
          as.wins(),
          "draws",
          as.draws(),
          "losses",
          as.losses(),
          "score",
          figures.percent(as.score()));
    }
    context.say(
        "match.side",
        "side",
        Text.of("side." + sideName(0)),
        "score",
        figures.percent(tally.ofSide(0).score()));
    context.say("match.turns", "turns", figures.decimal(tally.meanTurns(), 1));
    tally
        .endings()
        .forEach((reason, n) -> context.say("match.ending", "reason", reason, "count", n));
    contest.sprt().ifPresent(this::tell);
  }

  private Text budget() {
    Text ofA = told(contest.budgetA());
    return hasOneBudget()
        ? ofA
        : Text.of("match.budget.each", "a", ofA, "b", told(contest.budgetB()));
  }

  private boolean hasOneBudget() {
    return contest.budgetA().equals(contest.budgetB());
  }

  private Text told(Budget budget) {
    return budget.nodes() > 0
        ? Text.of("match.budget.nodes", "number", figures.count(budget.nodes()))
        : Text.of("match.budget.time", "number", figures.count(budget.millis()));
  }

  private static JsonAnswer json(Budget budget) {
    return budget.nodes() > 0
        ? new JsonAnswer().with("nodes", budget.nodes())
        : new JsonAnswer().with("time_ms", budget.millis());
  }

  private void tell(Sprt sprt) {
    double ratio = sprt.ratio(tally.pairs());
    context.say(
        "match.sprt",
        "elo0",
        figures.brief(sprt.elo0()),
        "elo1",
        figures.brief(sprt.elo1()),
        "ratio",
        figures.decimal(ratio, 2),
        "bound",
        figures.decimal(Sprt.BOUND, 2),
        "verdict",
        Text.of("match.sprt." + word(sprt.verdict(ratio)).replace('_', '-')));
  }

  private Object elo(OptionalDouble elo) {
    return elo.isEmpty()
        ? Text.of("match.elo.endless")
        : String.format(Locale.ROOT, "%+d", Math.round(elo.getAsDouble()));
  }

  JsonAnswer json() {
    Tally.Share all = tally.all();
    Interval interval = tally.interval();
    boolean any = all.games() > 0;
    JsonAnswer as = new JsonAnswer();
    JsonAnswer sides = new JsonAnswer();
    for (int side = 0; side < 2; side++) {
      as.with(sideName(side), json(tally.as(side)));
      sides.with(sideName(side), any ? rounded(tally.ofSide(side).score()) : null);
    }
    JsonAnswer endings = new JsonAnswer();
    tally.endingsByKey().forEach(endings::with);
    JsonAnswer json =
        new JsonAnswer()
            .with("game", contest.game().id())
            .with("options", contest.setup().options())
            .with("a", contest.a())
            .with("b", contest.b())
            .with("budget", hasOneBudget() ? json(contest.budgetA()) : null)
            .with("budget_a", json(contest.budgetA()))
            .with("budget_b", json(contest.budgetB()))
            .with("seed", contest.seed())
            .with("concurrency", contest.threads())
            .with("games", all.games())
            .with("score_a", any ? rounded(all.score()) : null)
            .with("score_low", rounded(interval.low()))
            .with("score_high", rounded(interval.high()))
            .with("wins", all.wins())
            .with("draws", all.draws())
            .with("losses", all.losses())
            .with("a_as", as)
            .with("score_of_side", sides)
            .with("elo", any ? number(Elo.of(all.score())) : null)
            .with("elo_low", number(Elo.of(interval.low())))
            .with("elo_high", number(Elo.of(interval.high())))
            .with("pairs", tally.pairs())
            .with("mean_turns", any ? rounded(tally.meanTurns()) : null)
            .with("endings", endings)
            .with("faults", tally.faults());
    contest.sprt().ifPresent(sprt -> json.with("sprt", json(sprt)));
    return json;
  }

  private static JsonAnswer json(Tally.Share share) {
    return new JsonAnswer()
        .with("wins", share.wins())
        .with("draws", share.draws())
        .with("losses", share.losses())
        .with("score", share.games() > 0 ? rounded(share.score()) : null);
  }

  private JsonAnswer json(Sprt sprt) {
    double ratio = sprt.ratio(tally.pairs());
    return new JsonAnswer()
        .with("elo0", sprt.elo0())
        .with("elo1", sprt.elo1())
        .with("llr", rounded(ratio))
        .with("lower", rounded(-Sprt.BOUND))
        .with("upper", rounded(Sprt.BOUND))
        .with("verdict", word(sprt.verdict(ratio)));
  }

  private static String word(Sprt.Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable Double number(OptionalDouble value) {
    return value.isEmpty() ? null : rounded(value.getAsDouble());
  }

  private static double rounded(double number) {
    return NumberFormats.rounded(number, 4);
  }

  private String sideName(int side) {
    return contest.game().sides(contest.setup()).get(side).name();
  }
}

package games.parlour.cli.play;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.OptionText;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.TextWrapper;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells which games there are, what can be chosen about each, and which rule is behind it. */
public final class GamesCommand implements Command {
  @Override
  public String name() {
    return "games";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.flag("json");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    if (arguments.has("json")) {
      List<Object> games = new ArrayList<>();
      Games.all().forEach(game -> games.add(json(context, game).fields()));
      context.out().println(new JsonAnswer().with("games", games).page());
      return 0;
    }
    Games.all().forEach(game -> tell(context, game));
    TextWrapper.lines(context.words().tell("games.note"), 80).forEach(context.out()::println);
    return 0;
  }

  private static void tell(CommandContext context, Game<?, ?> game) {
    Catalogue words = context.words().over(game.texts(context.language()));
    String name = words.tell("game.name") + " (" + words.tell("game.when") + ")";
    context.out().println(game.id() + " - " + name);
    TextWrapper.lines(words.tell("game.about"), 76)
        .forEach(line -> context.out().println("  " + line));
    context
        .out()
        .println("  " + words.tell(Text.of("games.seats", "seats", new ArrayList<>(seats(game)))));
    context.out().println();
    for (Option option : game.options()) {
      context.out().println("  --" + option.key() + " " + String.join("|", option.values()));
      String about = "option." + option.key() + ".about";
      TextWrapper.lines(words.tell(about), 72)
          .forEach(line -> context.out().println("      " + line));
      String line = words.tell(byDefault(option)) + " " + words.tell(OptionText.told(option));
      TextWrapper.lines(line, 72).forEach(part -> context.out().println("      " + part));
      OptionText.only(option)
          .map(words::tell)
          .ifPresent(
              only ->
                  TextWrapper.lines(only, 72)
                      .forEach(part -> context.out().println("      " + part)));
      seatsBy(game, option)
          .forEach(
              (value, seats) ->
                  context
                      .out()
                      .println(
                          "      "
                              + words.tell(
                                  Text.of("games.seats.by", "value", value, "seats", seats))));
      context.out().println();
    }
  }

  private static Text byDefault(Option option) {
    if (option.amongComputers().isPresent()) {
      return Text.of(
          "games.default.fixed", "value", option.atTable(), "fixed", option.amongComputers().get());
    }
    return option.atTable().equals(option.inStudy())
        ? Text.of("games.default", "value", option.atTable())
        : Text.of("games.default.two", "table", option.atTable(), "study", option.inStudy());
  }

  private static List<String> seats(Game<?, ?> game) {
    return seats(game, Map.of());
  }

  private static List<String> seats(Game<?, ?> game, Map<String, String> chosen) {
    Setup setup = game.setup(Occasion.TABLE, chosen, Optional.empty());
    return game.seats(setup).stream().map(Seat::name).toList();
  }

  /** The seats by the values of an option; nothing if they do not depend on it. */
  private static Map<String, List<String>> seatsBy(Game<?, ?> game, Option option) {
    Map<String, List<String>> seats = new LinkedHashMap<>();
    if (option.only().isEmpty()) {
      for (String value : option.values()) {
        seats.put(value, seats(game, Map.of(option.key(), value)));
      }
    }
    return Set.copyOf(seats.values()).size() > 1 ? seats : Map.of();
  }

  private static JsonAnswer json(CommandContext context, Game<?, ?> game) {
    Catalogue words = context.words().over(game.texts(context.language()));
    List<Object> options = new ArrayList<>();
    for (Option option : game.options()) {
      JsonAnswer json =
          new JsonAnswer()
              .with("key", option.key())
              .with("about", words.tell("option." + option.key() + ".about"))
              .with("values", option.values())
              .with("at_table", option.atTable())
              .with("in_study", option.inStudy())
              .with("rule", option.rule())
              .with("basis", OptionText.basis(option));
      option.amongComputers().ifPresent(fixed -> json.with("among_computers", fixed));
      option
          .only()
          .ifPresent(
              only ->
                  json.with(
                      "only",
                      new JsonAnswer().with("key", only.option()).with("values", only.values())));
      Map<String, List<String>> seats = seatsBy(game, option);
      if (!seats.isEmpty()) {
        json.with("seats", seats);
      }
      options.add(json.fields());
    }
    return new JsonAnswer()
        .with("id", game.id())
        .with("title", words.tell("game.name"))
        .with("when", words.tell("game.when"))
        .with("rules", game.rulesVersion())
        .with("seats", seats(game))
        .with("options", options);
  }
}

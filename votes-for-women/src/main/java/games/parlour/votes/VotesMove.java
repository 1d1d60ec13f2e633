package games.parlour.votes;

import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Role;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A choice or an outcome of chance.
 *
 * @param kind what it does
 * @param first what it names: a number, or the index of a card, campaigner, state, region or role
 * @param second what else it names: the index of a colour or region
 */
public record VotesMove(MoveKind kind, int first, int second) implements Move {
  static VotesMove of(long code) {
    return new VotesMove(MoveKind.of(code), MoveKind.first(code), MoveKind.second(code));
  }

  long code() {
    return kind.code(first, second);
  }

  /** What its button says; cubes and cards with several uses are grouped by state or card. */
  @Override
  public Optional<Label> label() {
    String key = "move." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return switch (kind.names()) {
      case NOTHING -> Optional.of(Label.of(Text.of(key)));
      case NUMBER -> Optional.of(Label.of(Text.of(key, "n", first)));
      case CARD -> {
        Text card = GameTexts.card(first);
        yield grouped(Text.of(key, "card", card), card);
      }
      case CAMPAIGNER ->
          Optional.of(Label.of(Text.of(key, "campaigner", GameTexts.campaigner(first))));
      case CAMPAIGNER_REGION ->
          Optional.of(
              Label.of(
                  Text.of(
                      key,
                      "campaigner",
                      GameTexts.campaigner(first),
                      "region",
                      GameTexts.region(second))));
      case STATE_COLOUR -> {
        Text state = GameTexts.state(first);
        yield grouped(Text.of(key, "state", state, "colour", GameTexts.colour(second)), state);
      }
      case STATE -> Optional.of(Label.of(Text.of(key, "state", GameTexts.state(first))));
      case REGION -> Optional.of(Label.of(Text.of(key, "region", GameTexts.region(first))));
      case ROLE ->
          Optional.of(Label.of(Text.of(key, "seat", GameTexts.role(Role.values()[first]))));
    };
  }

  private static Optional<Label> grouped(Text words, Text group) {
    return Optional.of(new Label(words, Optional.of(group), List.of()));
  }
}

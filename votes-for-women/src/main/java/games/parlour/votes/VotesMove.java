package games.parlour.votes;

import games.parlour.core.Label;
import games.parlour.core.Label.Target;
import games.parlour.core.Move;
import games.parlour.core.text.Text;
import games.parlour.votes.data.GameData;
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
    String act = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    String key = "move." + act;
    Target target = Target.of(act);
    return Optional.of(
        switch (kind.names()) {
          case NOTHING -> Label.of(Text.of(key)).at(target);
          case NUMBER -> Label.of(Text.of(key, "n", first)).at(target.withAmount(first));
          case CARD -> {
            Text card = GameTexts.card(first);
            String id = GameData.get().cards().get(first).id();
            yield grouped(Text.of(key, "card", card), card).at(target.withCard(id));
          }
          case CAMPAIGNER ->
              Label.of(Text.of(key, "campaigner", GameTexts.campaigner(first)))
                  .at(target.withKind(GameTexts.campaignerWord(first)));
          case CAMPAIGNER_REGION ->
              Label.of(
                      Text.of(
                          key,
                          "campaigner",
                          GameTexts.campaigner(first),
                          "region",
                          GameTexts.region(second)))
                  .at(target.withKind(GameTexts.campaignerWord(first)).withPlace(region(second)));
          case STATE_COLOUR -> {
            Text state = GameTexts.state(first);
            yield grouped(Text.of(key, "state", state, "colour", GameTexts.colour(second)), state)
                .at(target.withPlace(state(first)).withKind(GameTexts.colourWord(second)));
          }
          case STATE ->
              Label.of(Text.of(key, "state", GameTexts.state(first)))
                  .at(target.withPlace(state(first)));
          case REGION ->
              Label.of(Text.of(key, "region", GameTexts.region(first)))
                  .at(target.withPlace(region(first)));
          case ROLE ->
              Label.of(Text.of(key, "seat", GameTexts.role(Role.values()[first]))).at(target);
        });
  }

  private static String state(int state) {
    return GameData.get().states().get(state).code();
  }

  private static String region(int region) {
    return GameData.get().regions().get(region).id();
  }

  private static Label grouped(Text words, Text group) {
    return new Label(words, Optional.of(group), List.of());
  }
}

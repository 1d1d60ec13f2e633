package games.parlour.votes;

import games.parlour.core.Notation;
import games.parlour.core.Refusal;
import games.parlour.votes.data.GameData;
import games.parlour.votes.notation.PositionLine;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Role;

/** How moves are written: a word and what it names, or a state with a sign and a colour. */
public final class VotesNotation implements Notation<VotesPosition, VotesMove> {
  static String text(VotesMove move) {
    String word = move.kind().word();
    return switch (move.kind().names()) {
      case NOTHING -> word;
      case NUMBER -> word + ":" + move.first();
      case CARD -> word + ":" + Cards.get(move.first()).data().id();
      case CAMPAIGNER -> word + ":" + GameTexts.campaignerWord(move.first());
      case CAMPAIGNER_REGION ->
          word + ":" + GameTexts.campaignerWord(move.first()) + ":" + region(move.second());
      case STATE_COLOUR -> state(move.first()) + word + GameTexts.colourWord(move.second());
      case STATE -> word + ":" + state(move.first());
      case REGION -> word + ":" + region(move.first());
      case ROLE -> word + ":" + Role.values()[move.first()].word();
    };
  }

  private static String state(int state) {
    return GameData.get().states().get(state).code();
  }

  private static String region(int region) {
    return GameData.get().regions().get(region).id();
  }

  @Override
  public String write(VotesMove move) {
    return text(move);
  }

  @Override
  public VotesMove read(VotesPosition position, String text) {
    for (VotesMove move : position.moves()) {
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw Refusal.ofMove(text);
  }

  @Override
  public String writePosition(VotesPosition position) {
    return PositionLine.write(position.state());
  }
}

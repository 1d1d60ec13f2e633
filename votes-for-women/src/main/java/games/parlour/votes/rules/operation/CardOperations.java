package games.parlour.votes.rules.operation;

import games.parlour.core.text.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.Persistence;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.CardRequirements;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.random.RemoveAtRandom;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What each card does, for a player and for the Oppobot. */
public final class CardOperations {
  private static final Operation[][] FOR_PLAYERS =
      GameData.get().cards().stream()
          .map(card -> array(OperationReader.of(card.effects())))
          .toArray(Operation[][]::new);
  private static final Operation[][] FOR_BOT =
      GameData.get().cards().stream().map(CardOperations::forBot).toArray(Operation[][]::new);

  private CardOperations() {}

  private static Operation[] array(List<Operation> operations) {
    return operations.toArray(Operation[]::new);
  }

  private static Operation[] forBot(CardData card) {
    BotData bot = card.bot();
    return bot == null ? new Operation[0] : array(OperationReader.of(bot.effects()));
  }

  /** How many operations a card has for a player, or for the Oppobot. */
  public static int count(int card, boolean bot) {
    return (bot ? FOR_BOT : FOR_PLAYERS)[card].length;
  }

  public static Operation get(int card, int index, boolean bot) {
    return (bot ? FOR_BOT : FOR_PLAYERS)[card][index];
  }

  /** Whether a card would bring anything if the Oppobot carried it out now (V112). */
  public static boolean benefits(Components t, int card) {
    boolean benefits = false;
    for (Operation operation : FOR_BOT[card]) {
      benefits |= brings(t, card, operation) && !(operation.rule() != null && isTooLate(t, card));
    }
    return benefits;
  }

  /**
   * Before version 3 of the rules the Oppobot overlooked cubes in the states whose numbers are bits
   * of its card's index, since {@link RemoveAtRandom} took the register that held this index for
   * the states that it had drawn. Games that began under these versions go on like that: with
   * another answer their records could not be replayed.
   */
  private static boolean brings(Components t, int card, Operation operation) {
    return operation instanceof RemoveAtRandom removal && !t.terms().oppobotSeesEveryState()
        ? removal.bringsOutside(t, Terms.OPPOSITION, card)
        : operation.brings(t, Terms.OPPOSITION);
  }

  /**
   * Whether what holds for the rest of the turn would hold for nobody: the last round is played.
   */
  private static boolean isTooLate(Components t, int card) {
    return Cards.get(card).data().persistence() == Persistence.TURN
        && t.terms().revisedOppobot()
        && GameStatus.isLastRound(t);
  }

  /** Whether a seat could play a claimed card now, and not in vain (V59 to V62). */
  public static boolean claimedIsPlayable(Components t, int card, int seat) {
    return Cards.get(card).needs().met(t, t.sideOf(seat), 0) && firstInVain(t, card, seat) < 0;
  }

  /** The first of a card's operations that could do nothing now, or -1. */
  private static int firstInVain(Components t, int card, int seat) {
    for (int i = 0; i < FOR_PLAYERS[card].length; i++) {
      if (!FOR_PLAYERS[card][i].possible(t, t.sideOf(seat))) {
        return i;
      }
    }
    return -1;
  }

  /** Why a seat could not play a claimed card now. */
  public static Text whyClaimedIsUnplayable(Components t, int card, int seat) {
    CardRequirements needs = Cards.get(card).needs();
    return needs.met(t, t.sideOf(seat), 0)
        ? FOR_PLAYERS[card][firstInVain(t, card, seat)].whyImpossible()
        : needs.whyUnmet(t, t.sideOf(seat), 0);
  }

  /** What a card needs and does, and how long it lasts, a sentence each. */
  public static List<Text> effects(Card card) {
    List<Text> sentences = new ArrayList<>(card.needs().tell());
    return told(card, sentences, FOR_PLAYERS[card.index()]);
  }

  /** When the Oppobot carries a card out and what it does then; nothing on cards it never plays. */
  public static List<Text> effectsForBot(Card card) {
    Operation[] operations = FOR_BOT[card.index()];
    return operations.length == 0
        ? List.of()
        : told(card, new ArrayList<>(card.conditionsForBot()), operations);
  }

  private static List<Text> told(Card card, List<Text> sentences, Operation[] operations) {
    for (Operation operation : operations) {
      sentences.add(operation.tell());
    }
    lasts(card).ifPresent(sentences::add);
    return sentences;
  }

  /** How long a card is in effect, if it lasts. */
  public static Optional<Text> lasts(Card card) {
    Persistence lasts = card.data().persistence();
    return lasts == Persistence.NONE
        ? Optional.empty()
        : Optional.of(Text.of("lasts." + lasts.name().toLowerCase(Locale.ROOT)));
  }
}

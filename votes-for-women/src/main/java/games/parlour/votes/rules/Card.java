package games.parlour.votes.rules;

import games.parlour.core.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.Persistence;
import games.parlour.votes.rules.ops.Operation;
import games.parlour.votes.rules.ops.Operations;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A card as the rules run it: what it needs, what it does, what holds while it stays. */
public final class Card {
  private static final String BOT_PREFIX = "oppobot-";

  private final CardData data;
  private final Needs needs;
  private final Operation[] operations;
  private final Operation[] forBot;
  private final PlayIf playIf;
  private final @Nullable Rule rule;

  Card(CardData data, Needs needs, List<Operation> operations) {
    this(data, needs, operations, Operations.ALWAYS, List.of());
  }

  Card(
      CardData data,
      Needs needs,
      List<Operation> operations,
      PlayIf playIf,
      List<Operation> forBot) {
    this.data = data;
    this.needs = needs;
    this.operations = operations.toArray(Operation[]::new);
    this.playIf = playIf;
    this.forBot = forBot.toArray(Operation[]::new);
    this.rule =
        operations.stream().map(Operation::rule).filter(r -> r != null).findFirst().orElse(null);
  }

  public int index() {
    return data.index();
  }

  public CardData data() {
    return data;
  }

  public Needs needs() {
    return needs;
  }

  /** What holds while it lies in a box, if anything does. */
  public @Nullable Rule rule() {
    return rule;
  }

  /** What must be so for the Oppobot to carry it out. */
  PlayIf playIf() {
    return playIf;
  }

  /** How many operations it has for a player, or for the Oppobot. */
  int size(boolean bot) {
    return bot ? forBot.length : operations.length;
  }

  Operation operation(int index, boolean bot) {
    return bot ? forBot[index] : operations[index];
  }

  /** Whether it would change anything if the Oppobot carried it out now (V112). */
  boolean brings(Table t) {
    boolean brings = false;
    for (int i = 0; i < forBot.length && !brings; i++) {
      brings = forBot[i].brings(t) && !(forBot[i].rule() != null && tooLate(t));
    }
    return brings;
  }

  /**
   * Whether what holds for the rest of the turn would hold for nobody: the last round is played.
   */
  private boolean tooLate(Table t) {
    return data.persistence() == Persistence.TURN
        && t.terms().revisedOppobot()
        && Course.lastRound(t);
  }

  /** The Opposition card that it stands for while it lies in a box, if it ever does. */
  public OptionalInt countsAs() {
    BotData bot = data.bot();
    return bot == null || bot.countsAs().isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(GameData.get().card(bot.countsAs()).index());
  }

  /** Its title; the Oppobot's cards have those of Opposition cards. */
  public Text title() {
    boolean bots = data.deck() == Deck.OPPOBOT;
    return Text.of("card." + (bots ? data.id().substring(BOT_PREFIX.length()) : data.id()));
  }

  /** What must be so for the Oppobot to carry it out, a sentence each. */
  public List<Text> conditionsForBot() {
    return playIf.tell();
  }

  /** When the Oppobot carries it out and what it does then; nothing on cards it never plays. */
  public List<Text> effectsForBot() {
    List<Text> sentences = new ArrayList<>(playIf.tell());
    for (Operation operation : forBot) {
      sentences.add(operation.tell());
    }
    return forBot.length == 0 ? List.of() : lasting(sentences);
  }

  /** What it needs and does, and how long it lasts, a sentence each. */
  public List<Text> effects() {
    List<Text> sentences = new ArrayList<>(needs.tell());
    for (Operation operation : operations) {
      sentences.add(operation.tell());
    }
    return lasting(sentences);
  }

  private List<Text> lasting(List<Text> sentences) {
    if (data.persistence() != Persistence.NONE) {
      sentences.add(Text.of("lasts." + data.persistence().name().toLowerCase(Locale.ROOT)));
    }
    return sentences;
  }

  /** Whether a seat could play it now as an event that comes with a fee (V55). */
  public boolean playable(Table t, int seat) {
    int side = t.sideOf(seat);
    return needs.met(t, side, Rules.eventFee(t, side));
  }

  /** Whether a seat could play it now as a claimed card: not in vain (V59 to V62). */
  public boolean playableClaimed(Table t, int seat) {
    boolean possible = needs.met(t, t.sideOf(seat), 0);
    for (int i = 0; i < operations.length && possible; i++) {
      possible = operations[i].possible(t, seat);
    }
    return possible;
  }
}

package games.parlour.votes.rules;

import games.parlour.core.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Persistence;
import games.parlour.votes.rules.ops.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A card as the rules run it: what it needs, what it does, what holds while it stays. */
public final class Card {
  private final CardData data;
  private final Needs needs;
  private final Operation[] operations;
  private final @Nullable Rule rule;

  Card(CardData data, Needs needs, List<Operation> operations) {
    this.data = data;
    this.needs = needs;
    this.operations = operations.toArray(Operation[]::new);
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

  int size() {
    return operations.length;
  }

  Operation operation(int index) {
    return operations[index];
  }

  /** Its title. */
  public Text title() {
    return Text.of("card." + data.id());
  }

  /** What it needs and does, and how long it lasts, a sentence each. */
  public List<Text> effects() {
    List<Text> sentences = new ArrayList<>(needs.tell());
    for (Operation operation : operations) {
      sentences.add(operation.tell());
    }
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

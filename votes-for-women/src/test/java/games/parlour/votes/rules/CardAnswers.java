package games.parlour.votes.rules;

import games.parlour.core.random.Generator;
import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.card.Card;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.CardActions;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.step.ConsideredMoves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All that can be asked about cards at a table, with the answers. */
final class CardAnswers {
  private static final int SIDES = 2;
  private static final boolean[] BOTH = {false, true};

  /** Registers that can hold more are sets. */
  private static final long MOST_COUNTED = 1 << 10;

  private static final MoveKind[] ACTIONS = {MoveKind.CAMPAIGN, MoveKind.ORGANIZE, MoveKind.LOBBY};

  private CardAnswers() {}

  /** What is asked while any step is at work. */
  static List<Object> at(GameState t) {
    List<Object> answers = new ArrayList<>();
    for (int card = 0; card < Cards.count(); card++) {
      aboutCard(t, Cards.get(card), answers);
    }
    for (int seat = 0; seat < t.terms().size(); seat++) {
      aboutActions(t, seat, answers);
    }
    return answers;
  }

  private static void aboutCard(GameState t, Card card, List<Object> answers) {
    int index = card.index();
    answers.add(card.data().id());
    answers.add(card.playIf().met(t));
    answers.add(CardOperations.benefits(t, index));
    for (int seat = 0; seat < t.terms().size(); seat++) {
      answers.add(card.playable(t, seat) ? "playable" : card.whyUnplayable(t, seat));
      answers.add(
          CardOperations.claimedIsPlayable(t, index, seat)
              ? "can be claimed and played"
              : CardOperations.whyClaimedIsUnplayable(t, index, seat));
    }
    for (boolean bot : BOTH) {
      for (int i = 0; i < CardOperations.count(index, bot); i++) {
        Operation operation = CardOperations.get(index, i, bot);
        for (int side = 0; side < SIDES; side++) {
          answers.add(operation.brings(t, side));
          answers.add(operation.possible(t, side));
        }
      }
    }
  }

  /** What the seat that decides might look for, why that is not possible, and what it brings. */
  static List<Object> aboutMoves(GameState t) {
    List<Object> answers = new ArrayList<>();
    MoveList considered = new MoveList();
    ConsideredMoves.list(t, considered);
    Set<Long> listed = listed(t);
    for (int i = 0; i < considered.size(); i++) {
      long move = considered.get(i);
      answers.add(move);
      answers.add(listed.contains(move) ? "listed" : ConsideredMoves.whyNot(t, move));
      answers.add(Optional.ofNullable(t.step().outlook(t, move)));
    }
    return answers;
  }

  private static void aboutActions(GameState t, int seat, List<Object> answers) {
    boolean[] can = {
      CardActions.canCampaign(t, seat),
      CardActions.canOrganize(t, t.sideOf(seat)),
      CardActions.canLobby(t, t.sideOf(seat))
    };
    for (int i = 0; i < ACTIONS.length; i++) {
      answers.add(can[i] ? "possible" : CardActions.whyNot(t, seat, ACTIONS[i]));
      answers.add(CardActions.outlook(t, seat, ACTIONS[i]));
    }
  }

  /**
   * What is asked of each operation while it works on its card, which lies on top of all else; a
   * generator says who plays the card and how far it has come.
   */
  static List<Object> atWork(GameState from, Generator random) {
    List<Object> answers = new ArrayList<>();
    GameState t = from.copy();
    int seats = t.terms().size();
    for (int card = 0; card < Cards.count(); card++) {
      for (int i = 0; i < CardOperations.count(card, false); i++) {
        begin(t, random.below(seats), card, i, random);
        ask(t, answers);
        t.pop();
      }
      for (int i = 0; t.terms().bot() && i < CardOperations.count(card, true); i++) {
        begin(t, seats, card, i, random);
        ask(t, answers);
        t.pop();
      }
    }
    return answers;
  }

  private static void begin(GameState t, int seat, int card, int operation, Generator random) {
    t.push(FrameKind.EVENT, seat);
    t.frame(Frame.CARD, card);
    t.frame(Frame.OPERATION, operation);
    for (int register = Frame.STAGE; register <= Frame.CARDS; register++) {
      t.frame(register, upTo(t.step().most(t, register), random));
    }
  }

  private static long upTo(long most, Generator random) {
    return most <= MOST_COUNTED ? random.below((int) most + 1) : random.nextLong() & most;
  }

  /** Why it cannot be made is asked of moves that are considered and not listed. */
  private static void ask(GameState t, List<Object> answers) {
    Step step = t.step();
    if (!step.sound(t)) {
      return;
    }
    MoveList considered = new MoveList();
    step.consider(t, considered);
    Set<Long> listed = considered.size() == 0 ? Set.of() : listed(t);
    for (int i = 0; i < considered.size(); i++) {
      long move = considered.get(i);
      answers.add(move);
      answers.add(listed.contains(move) ? "listed" : Optional.ofNullable(step.whyNot(t, move)));
    }
    long pass = MoveKind.PASS.code();
    answers.add(Optional.ofNullable(step.whyNot(t, pass)));
    answers.add(Optional.ofNullable(step.outlook(t, pass)));
  }

  private static Set<Long> listed(GameState t) {
    MoveList moves = new MoveList();
    t.list(moves);
    Set<Long> listed = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      listed.add(moves.get(i));
    }
    return listed;
  }
}

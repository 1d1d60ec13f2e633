package games.parlour.votes.view;

import games.parlour.core.show.Sheet;
import games.parlour.core.show.Sheet.Fact;
import games.parlour.core.show.Sheet.Facts;
import games.parlour.core.show.Sheet.Gauge;
import games.parlour.core.show.Sheet.Note;
import games.parlour.core.show.Sheet.Part;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.view.VotesView.Vote;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a viewer sees, as a sheet: how things stand, the map, then the cards. */
public final class VotesSheet {
  private final VotesView view;
  private final CardSheet cards;

  private VotesSheet(VotesView view) {
    this.view = view;
    this.cards = new CardSheet(view);
  }

  public static Sheet of(VotesView view) {
    return new VotesSheet(view).sheet();
  }

  private Sheet sheet() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Facts(facts()));
    parts.add(MapSheet.of(view));
    parts.add(new Note(Text.of("sheet.map.note")));
    parts.add(cards.inEffect());
    List<Part> more = new ArrayList<>();
    List<Part> open = cardsArePlayed() ? parts : more;
    open.add(cards.stateCards());
    open.add(cards.display());
    for (int seat = 0; seat < view.claimed().size(); seat++) {
      if (seat < view.hands().size() || !view.claimed().get(seat).isEmpty()) {
        open.add(cards.claimed(seat));
      }
    }
    open.addAll(cards.startCards());
    List<Part> held = handsMatter() ? parts : more;
    seats().stream()
        .sorted(Comparator.comparing(seat -> view.hands().get(seat).hidden().count() == 0))
        .forEach(seat -> held.add(cards.hand(seat)));
    parts.addAll(cards.underWay());
    more.add(new Facts(supply()));
    for (int side = 0; side < view.piles().size(); side++) {
      more.add(cards.pile(side));
      more.add(cards.discards(side));
      more.add(cards.unseen(side));
    }
    more.add(cards.setAside());
    more.add(cards.removed());
    return new Sheet(parts, more, cards.glossary());
  }

  private boolean cardsArePlayed() {
    return view.phase() != GameStatus.Phase.VOTING && view.phase() != GameStatus.Phase.OVER;
  }

  /** Hands matter when something is to be chosen with them in mind, not amid a card. */
  private boolean handsMatter() {
    boolean chosen = view.handPlayed() || !view.underWay().isEmpty();
    return cardsArePlayed() && !(view.phase() == GameStatus.Phase.ROUNDS && chosen);
  }

  private List<Integer> seats() {
    return IntStream.range(0, view.hands().size()).boxed().toList();
  }

  private List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    facts.add(fact(Text.of("sheet.turn", "turn", view.turn(), "of", GameStatus.TURNS), phase()));
    facts.add(congress());
    Text ratified = Text.of("sheet.of", "n", view.ratified(), "of", Cubes.TO_RATIFY);
    Text rejected = Text.of("sheet.of", "n", view.rejected(), "of", Cubes.TO_REJECT);
    facts.add(fact(Text.of("sheet.ratified"), ratified));
    facts.add(fact(Text.of("sheet.rejected"), rejected));
    facts.add(fact(Text.of("sheet.buttons"), buttons()));
    if (view.phase() == GameStatus.Phase.STRATEGY && view.committed() > 0) {
      facts.add(fact(Text.of("sheet.bid"), Text.of("sheet.number", "n", view.committed())));
    }
    view.vote().ifPresent(vote -> facts.add(fact(Text.of("sheet.vote"), rolled(vote))));
    if (!view.dice().isEmpty() && view.phase() != GameStatus.Phase.VOTING) {
      Text dice = Text.of("sheet.roll.dice", "sides", view.sides(), "dice", view.dice());
      facts.add(fact(Text.of("sheet.roll"), dice));
    }
    return facts;
  }

  /** The state that votes, and the dice that have fallen for it. */
  private static Text rolled(Vote vote) {
    List<Text> dice = new ArrayList<>();
    for (int side = 0; side < vote.dice().size(); side++) {
      int eyes = vote.dice().get(side);
      if (eyes > 0) {
        dice.add(Text.of("sheet.vote.die", "side", GameTexts.side(side), "n", eyes));
      }
    }
    Text state = GameTexts.state(vote.state());
    return dice.isEmpty()
        ? Text.of("sheet.vote.state", "state", state)
        : Text.of("sheet.vote.dice", "state", state, "dice", dice);
  }

  private Text phase() {
    String key = "sheet.phase." + view.phase().name().toLowerCase(Locale.ROOT);
    return view.acting() < 0
        ? Text.of(key)
        : Text.of(
            key, "round", view.round(), "of", GameStatus.ROUNDS, "seat", cards.seat(view.acting()));
  }

  private Fact congress() {
    Text name = Text.of("sheet.congress");
    if (view.sent()) {
      Word sent = Word.of(Text.of("sheet.congress.sent"), Tone.GREEN);
      return new Fact(name, List.of(sent), Optional.empty());
    }
    Text markers = Text.of("sheet.of", "n", view.markers(), "of", Congress.MARKERS);
    return new Fact(
        name,
        List.of(Word.of(markers, Tone.STRONG)),
        Optional.of(new Gauge(view.markers(), Congress.MARKERS)));
  }

  /** The buttons of each side; the Oppobot has none. */
  private Text buttons() {
    Text suffragist = buttons(Terms.SUFFRAGIST);
    return view.seats().contains(Terms.OPPOBOT)
        ? suffragist
        : Text.of("sheet.sides", "first", suffragist, "second", buttons(Terms.OPPOSITION));
  }

  private Text buttons(int side) {
    return Text.of(
        "sheet.buttons.side",
        "side",
        GameTexts.side(side),
        "n",
        view.buttons().get(side),
        "of",
        Buttons.most(side));
  }

  /** How many cubes lie on the map. */
  private List<Fact> supply() {
    List<Word> words = new ArrayList<>();
    List<Tone> tones = List.of(Tone.PURPLE, Tone.YELLOW, Tone.RED);
    for (int colour = 0; colour < view.onMap().size(); colour++) {
      Text count =
          Text.of("sheet.cubes", "n", view.onMap().get(colour), "colour", GameTexts.colour(colour));
      words.add(Word.of(count, tones.get(colour)));
    }
    return List.of(new Fact(Text.of("sheet.on-map"), words, Optional.empty()));
  }

  private static Fact fact(Text name, Text words) {
    return new Fact(name, List.of(Word.of(words, Tone.STRONG)), Optional.empty());
  }
}

package games.parlour.testkit.cards;

import games.parlour.core.Notation;
import games.parlour.core.Setup;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.Weights;
import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.game.DelegatingGame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Four Hands with something wrong. */
public final class FaultyCardsGame extends DelegatingGame<FaultyCardsPosition, CardMove>
    implements IllustratedGame, CardIndexGame {
  private static final String HISTORY =
      """
      history.title = How it began
      history.01 = Rain fell.
      history.01.id = rain
      history.01.when = In the morning
      history.01.sources = diary
      history.source.diary = Diary of a neighbour.
      history.source.diary.link = /docs/diary
      """;
  private static final String FIGURE = "2 on 0 0-0 11222 - 1121/1222/1424/1838 - choose";

  private final CardsGame real = new CardsGame();
  private final CardsFault fault;
  private int started;

  public FaultyCardsGame(CardsFault fault) {
    super(new CardsGame());
    this.fault = fault;
  }

  @Override
  public FaultyCardsPosition start(Setup setup) {
    CardsPosition start = real.start(setup);
    if (fault == CardsFault.STARTS_ANEW_DIFFERENTLY
        && setup.position().isEmpty()
        && started++ > 0) {
      start = CardsPosition.start(new CardsRules(start.rules().rounds(), !start.rules().peeks()));
    }
    boolean wrong = fault == CardsFault.MISREADS_POSITIONS && setup.position().isPresent();
    return new FaultyCardsPosition(wrong ? CardsPosition.start(start.rules()) : start, fault);
  }

  @Override
  public List<CardMove> offers(FaultyCardsPosition position) {
    List<CardMove> all = position.moves();
    boolean fewer = fault == CardsFault.OFFERS_TOO_FEW && all.size() > 1;
    return fewer ? all.subList(1, all.size()) : all;
  }

  @Override
  public boolean hasChance(Setup setup) {
    return fault != CardsFault.HIDES_CHANCE && real.hasChance(setup);
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return fault != CardsFault.DENIES_ITS_SECRETS
        && fault != CardsFault.DENIES_WHAT_NOBODY_IMAGINES;
  }

  @Override
  public Notation<FaultyCardsPosition, CardMove> notation() {
    return new FaultyCardsNotation(fault);
  }

  @Override
  public Catalogue texts(Language language) {
    String wrong =
        switch (fault) {
          case ONE_LANGUAGE -> language == Language.DE ? "only.here = nur hier" : "";
          case RULE_WITHOUT_A_NAME -> "rules.03 = Be kind.";
          case RULE_FOR_NO_VALUE -> "rules.02.peeks.maybe = Ask first.";
          case RULE_NOT_TOLD -> "rules.02 = C9 Be kind.";
          case FIGURE_THAT_CANNOT_BE_READ,
              FIGURE_WITH_A_FALSE_MOVE,
              FIGURE_OF_NO_SPOT,
              FIGURE_OF_NO_RULE,
              FIGURE_TWICE,
              CAPTION_OF_NOTHING ->
              "figure.trick = A trick.";
          case KNOWN_WITHOUT_A_TITLE -> "known.01 = Little.";
          case HISTORY_IN_ONE_LANGUAGE ->
              language == Language.EN ? HISTORY : HISTORY.replace("id = rain", "id = snow");
          case HISTORY_WITH_ONE_WORD_TWICE ->
              HISTORY
                  + "history.02 = Later.\nhistory.02.id = rain\n"
                  + "history.02.when = Then\nhistory.02.sources = diary";
          case HISTORY_WITH_AN_IDLE_SOURCE -> HISTORY + "history.source.b = Never named.";
          case HISTORY_WITH_A_LINK_TO_NOWHERE -> HISTORY.replace("/docs", "docs");
          case HISTORY_WITH_A_FALSE_PICTURE ->
              HISTORY + "history.01.position = nowhere\nhistory.01.caption = Nothing.";
          default -> "";
        };
    return Catalogue.parse(wrong).over(real.texts(language));
  }

  @Override
  public List<Figure> figures() {
    Figure right = Figure.of("trick", "C1", FIGURE, "swap");
    return switch (fault) {
      case FIGURE_THAT_CANNOT_BE_READ -> List.of(Figure.of("trick", "C1", "nowhere"));
      case FIGURE_WITH_A_FALSE_MOVE -> List.of(Figure.of("trick", "C1", FIGURE, "put-9"));
      case FIGURE_OF_NO_SPOT -> List.of(right.at("nowhere"));
      case FIGURE_OF_NO_RULE -> List.of(Figure.of("trick", "C9", FIGURE, "swap"));
      case FIGURE_WITHOUT_A_CAPTION -> List.of(right);
      case FIGURE_TWICE -> List.of(right, right);
      default -> List.of();
    };
  }

  @Override
  public CardIndex cardIndex() {
    Text name = Text.of("game.name");
    boolean elsewhere = fault == CardsFault.INDEXED_CARD_OF_NO_DECK;
    boolean late = fault == CardsFault.INDEXED_CARD_OF_NO_ERA;
    boolean silent = fault == CardsFault.INDEXED_CARD_WITHOUT_LINES;
    boolean untold = fault == CardsFault.INDEXED_CARD_WITH_AN_UNTOLD_RULING;
    CardFace card =
        new CardFace(
            "one",
            name,
            elsewhere ? "nowhere" : "all",
            late ? Optional.of("late") : Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            silent ? List.of() : List.of(new CardFace.Line("card", name)),
            List.of(),
            List.of(untold ? "C9" : "C1"));
    return new CardIndex(
        List.of(new CardIndex.Deck("all", name, Optional.empty())),
        List.of(),
        fault == CardsFault.INDEXED_CARD_TWICE ? List.of(card, card) : List.of(card));
  }

  @Override
  public FastPosition<FaultyCardsPosition, CardMove> fast() {
    return new FaultyCardsFast(fault);
  }

  /** Tells of itself how it came here, or that it is the sum of nothing. */
  @Override
  public Evaluator evaluator(FastPosition<FaultyCardsPosition, CardMove> fast, Weights weights) {
    return new Evaluator.Weighted() {
      @Override
      public int evaluate() {
        return fault == CardsFault.EVALUATION_IS_NO_SUM ? 1 : sum();
      }

      private int sum() {
        return fault == CardsFault.EVALUATION_DRIFTS
            ? weights.of(Weights.SCALE) * ((FaultyCardsFast) fast).made()
            : 0;
      }

      @Override
      public int promise(long move) {
        return 0;
      }

      @Override
      public void features(int[] into) {
        Arrays.fill(into, sum() / weights.of(Weights.SCALE));
      }
    };
  }
}

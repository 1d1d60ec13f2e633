package games.parlour.votes;

import games.parlour.core.Notation;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.LearningGame;
import games.parlour.core.search.Level;
import games.parlour.core.search.NetworkValue;
import games.parlour.core.search.PositionFeatures;
import games.parlour.core.search.ValueNetwork;
import games.parlour.core.search.Weights;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.CardIndexGame;
import games.parlour.core.show.Figure;
import games.parlour.core.show.IllustratedGame;
import games.parlour.core.show.Lesson;
import games.parlour.core.show.LessonGame;
import games.parlour.core.show.TableauGame;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.study.StudiedGame;
import games.parlour.core.study.StudyAnswer;
import games.parlour.core.study.StudyMeasure;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.votes.evaluation.VotesEvaluator;
import games.parlour.votes.evaluation.VotesFeatures;
import games.parlour.votes.index.VotesCardIndex;
import games.parlour.votes.lesson.VotesLessons;
import games.parlour.votes.notation.PositionLine;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.GameFlow;
import games.parlour.votes.study.VotesMeasures;
import games.parlour.votes.study.VotesQuestions;
import games.parlour.votes.view.VotesTableauPlan;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Votes for Women, one to four players, alone or together against the Oppobot too. */
public final class VotesForWomen
    implements LearningGame<VotesPosition, VotesMove>,
        TableauGame,
        CardIndexGame,
        IllustratedGame,
        LessonGame,
        StudiedGame<VotesPosition, VotesMove> {
  private static final String SUPPLY = "supply";
  private static final String PRINTED = "printed";
  private static final String UNLIMITED = "unlimited";
  private static final String MODE = "mode";
  private static final String HANDS = "hands";
  private static final String HIDDEN = "hidden";
  private static final String OPEN = "open";
  private static final String BOT_DICE = "bot-dice";
  private static final String BOT_VOTE = "bot-vote";
  private static final String PLAIN = "plain";
  private static final String BLACK = "black";

  @Override
  public String id() {
    return "votes-for-women";
  }

  @Override
  public int rulesVersion() {
    return Terms.LATEST_RULES;
  }

  /** Versions 2 and 3 changed the Oppobot only, and older games go on by its former rulings. */
  @Override
  public boolean replays(Setup recorded) {
    return recorded.rules() >= 1 && recorded.rules() <= Terms.LATEST_RULES;
  }

  @Override
  public List<Option> options() {
    List<String> dice = List.of(PLAIN, BLACK);
    return List.of(
        Option.of(MODE, words(mode -> true), Mode.ONE_ON_ONE.word(), "V98", Option.Basis.STATED),
        Option.of(HANDS, List.of(HIDDEN, OPEN), HIDDEN, "V106", Option.Basis.OURS)
            .onlyWith(MODE, words(Mode::hasPartners)),
        Option.of(BOT_DICE, dice, PLAIN, "V122", Option.Basis.HINTED)
            .onlyWith(MODE, words(Mode::bot)),
        Option.of(BOT_VOTE, dice, PLAIN, "V122", Option.Basis.HINTED)
            .onlyWith(MODE, words(Mode::bot)),
        Option.of(SUPPLY, List.of(UNLIMITED, PRINTED), UNLIMITED, "V3", Option.Basis.OURS));
  }

  private static List<String> words(Predicate<Mode> which) {
    return Arrays.stream(Mode.values()).filter(which).map(Mode::word).toList();
  }

  private static Terms terms(Setup setup) {
    return new Terms(
        Mode.of(setup.option(MODE)),
        setup.option(SUPPLY).equals(PRINTED),
        setup.option(HANDS).equals(OPEN),
        setup.option(BOT_DICE).equals(BLACK),
        setup.option(BOT_VOTE).equals(BLACK),
        setup.rules());
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return terms(setup).seats();
  }

  /** Both sides play, even where the Opposition has no seat. */
  @Override
  public List<Side> sides(Setup setup) {
    return Terms.SIDES;
  }

  @Override
  public VotesPosition start(Setup setup) {
    Terms terms = terms(setup);
    return new VotesPosition(
        setup
            .position()
            .map(line -> PositionLine.read(line, terms))
            .orElseGet(() -> GameFlow.start(terms)));
  }

  /** Dice and cards decide to the last vote. */
  @Override
  public boolean hasChance(Setup setup) {
    return true;
  }

  @Override
  public boolean hasSecrets(Setup setup) {
    return true;
  }

  @Override
  public boolean drawsByAgreement(Setup setup) {
    return false;
  }

  @Override
  public Notation<VotesPosition, VotesMove> notation() {
    return new VotesNotation();
  }

  @Override
  public Catalogue texts(Language language) {
    return Catalogue.beside(VotesForWomen.class, language);
  }

  @Override
  public FastPosition<VotesPosition, VotesMove> fast() {
    return new VotesFast();
  }

  @Override
  public List<Level> levels() {
    return Level.beside(VotesForWomen.class);
  }

  @Override
  public Weights weights() {
    return VotesEvaluator.WEIGHTS;
  }

  @Override
  public PositionFeatures features(FastPosition<VotesPosition, VotesMove> fast) {
    return new VotesFeatures(((VotesFast) fast)::table);
  }

  @Override
  public Evaluator evaluator(FastPosition<VotesPosition, VotesMove> fast, Weights weights) {
    return evaluator(fast, VotesEvaluator.network());
  }

  @Override
  public Evaluator evaluator(FastPosition<VotesPosition, VotesMove> fast, ValueNetwork network) {
    return new VotesEvaluator(fast, new NetworkValue(network, features(fast)));
  }

  /** Every way to play; two against each other and one alone most often. */
  @Override
  public List<Setup> lessonsFrom() {
    return Stream.of(
            Map.of(MODE, Mode.ONE_ON_ONE.word()),
            Map.of(MODE, Mode.SOLITAIRE.word()),
            Map.of(MODE, Mode.ONE_ON_ONE.word()),
            Map.of(MODE, Mode.SOLITAIRE.word(), BOT_DICE, BLACK, BOT_VOTE, BLACK),
            Map.of(MODE, Mode.ONE_ON_ONE.word()),
            Map.of(MODE, Mode.SOLITAIRE.word()),
            Map.of(MODE, Mode.TWO_ON_TWO.word()),
            Map.of(MODE, Mode.COOPERATIVE.word()),
            Map.of(MODE, Mode.TWO_ON_ONE.word()),
            Map.of(MODE, Mode.ONE_ON_TWO.word()))
        .map(chosen -> setup(Occasion.COMPUTERS, chosen, Optional.empty()))
        .toList();
  }

  @Override
  public double nearness(FastPosition<VotesPosition, VotesMove> fast) {
    return VotesEvaluator.nearness(((VotesFast) fast).table());
  }

  @Override
  public List<Figure> figures() {
    return RulebookFigures.ALL;
  }

  @Override
  public TableauPlan plan(Setup setup) {
    return VotesTableauPlan.of(terms(setup));
  }

  @Override
  public CardIndex cardIndex() {
    return VotesCardIndex.get();
  }

  @Override
  public List<Lesson> lessons() {
    return VotesLessons.ALL;
  }

  @Override
  public List<Text> phases() {
    return VotesMeasures.PHASES;
  }

  @Override
  public List<StudyQuestion> questions() {
    return VotesQuestions.ALL;
  }

  @Override
  public List<StudyMeasure> measures() {
    return VotesMeasures.ALL;
  }

  @Override
  public int phase(VotesPosition position) {
    return VotesMeasures.phase(position.state());
  }

  @Override
  public Optional<StudyAnswer> answer(VotesPosition position, VotesMove move) {
    return VotesQuestions.answer(position.state(), move.code());
  }

  @Override
  public double[] measured(VotesPosition position) {
    return VotesMeasures.of(position.state());
  }

  /** A written position states who plays; the rest is a matter of the table. */
  @Override
  public Map<String, String> optionsOf(String position) {
    Mode mode = PositionLine.mode(position);
    PositionLine.read(position, Terms.of(mode));
    return Map.of(MODE, mode.word());
  }
}

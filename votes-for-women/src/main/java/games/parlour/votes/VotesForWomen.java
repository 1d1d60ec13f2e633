package games.parlour.votes;

import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Notation;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Traces;
import games.parlour.votes.rules.Course;
import games.parlour.votes.rules.Terms;
import games.parlour.votes.trace.VotesTraces;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Votes for Women, one against one. */
public final class VotesForWomen implements Game<VotesPosition, VotesMove> {
  private static final String SUPPLY = "supply";
  private static final String PRINTED = "printed";
  private static final String UNLIMITED = "unlimited";

  @Override
  public String id() {
    return "votes-for-women";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.of(SUPPLY, List.of(UNLIMITED, PRINTED), UNLIMITED, "V3", Option.Basis.OURS));
  }

  private static Terms terms(Setup setup) {
    return Terms.duel(setup.option(SUPPLY).equals(PRINTED));
  }

  @Override
  public List<Seat> seats(Setup setup) {
    return terms(setup).seats();
  }

  @Override
  public VotesPosition start(Setup setup) {
    Terms terms = terms(setup);
    return new VotesPosition(
        setup
            .position()
            .map(line -> PositionLine.read(line, terms))
            .orElseGet(() -> Course.start(terms)));
  }

  /** Dice and cards decide to the last vote. */
  @Override
  public boolean hasChance(Setup setup) {
    return true;
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
  public Optional<Traces> traces() {
    return Optional.of(new VotesTraces<>(this));
  }

  @Override
  public Fast<VotesPosition, VotesMove> fast() {
    return new VotesFast();
  }

  /** A written position states none: the supply is a matter of the table. */
  @Override
  public Map<String, String> optionsOf(String position) {
    PositionLine.read(position, Terms.duel(false));
    return Map.of();
  }
}

package games.parlour.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Something to choose before a game starts. Its words are {@code option.KEY}, {@code
 * option.KEY.about} and {@code option.KEY.VALUE} in the game's texts.
 *
 * @param key one word, also the flag's name
 * @param values what it can be
 * @param atTable its value in a game between people when nobody chose
 * @param inStudy its value in counts, benchmarks and records that do not say otherwise
 * @param amongComputers the value it always has when computers play alone, if they may not choose
 * @param only where it can be chosen at all; elsewhere it keeps its default and means nothing
 * @param rule the name of the rule behind it
 * @param basis whether the sources state it
 */
public record Option(
    String key,
    List<String> values,
    String atTable,
    String inStudy,
    Optional<String> amongComputers,
    Optional<Only> only,
    String rule,
    Basis basis) {
  public Option {
    values = List.copyOf(values);
    if (!values.contains(atTable)
        || !values.contains(inStudy)
        || !amongComputers.map(values::contains).orElse(true)) {
      throw new IllegalArgumentException("a default of option " + key + " is none of its values");
    }
  }

  /** An option that can always be chosen. */
  public Option(
      String key,
      List<String> values,
      String atTable,
      String inStudy,
      Optional<String> amongComputers,
      String rule,
      Basis basis) {
    this(key, values, atTable, inStudy, amongComputers, Optional.empty(), rule, basis);
  }

  /** An option with one default for every occasion. */
  public static Option of(
      String key, List<String> values, String byDefault, String rule, Basis basis) {
    return new Option(key, values, byDefault, byDefault, Optional.empty(), rule, basis);
  }

  /** The same option, but only to be chosen where an earlier one has one of these values. */
  public Option onlyWith(String other, List<String> wanted) {
    return new Option(
        key,
        values,
        atTable,
        inStudy,
        amongComputers,
        Optional.of(new Only(other, wanted)),
        rule,
        basis);
  }

  /** Whether it can be chosen beside the values of the options before it. */
  public boolean applies(Map<String, String> chosen) {
    return only.isEmpty()
        || only.get().values().contains(chosen.getOrDefault(only.get().option(), ""));
  }

  /**
   * Where an option means something.
   *
   * @param option an option that comes before it
   * @param values those of its values that it goes with
   */
  public record Only(String option, List<String> values) {
    public Only {
      values = List.copyOf(values);
    }
  }

  /** The value it has on this occasion when nobody chose. */
  public String byDefault(Occasion occasion) {
    return occasion == Occasion.TABLE ? atTable : inStudy;
  }

  /** Whether a value is one that it has on some occasion when nobody chose. */
  public boolean isDefault(String value) {
    return value.equals(atTable) || value.equals(inStudy);
  }

  /** How far the sources of the game carry an option. */
  public enum Basis {
    /** A source says it. */
    STATED,
    /** A source hints at it. */
    HINTED,
    /** Ours: the sources are silent. */
    OURS
  }
}

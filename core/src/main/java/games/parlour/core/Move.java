package games.parlour.core;

/** One choice or one outcome of chance: a record, sealed per game, with one text (see Notation). */
public interface Move {}

package games.parlour.votes.rules.note;

/** A bid for a Strategy card, or the answer to one. */
public enum BidNote {
  COMMITS,
  DEFERS,
  MATCHES,
  SUPERSEDES
}

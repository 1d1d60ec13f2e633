package games.parlour.votes.rules.note;

/** How a bid compares with the Oppobot's die. */
public enum BidResult {
  OUTBID,
  UNDERBID,
  EVEN_BID
}

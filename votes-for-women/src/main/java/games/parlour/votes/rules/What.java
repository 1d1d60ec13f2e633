package games.parlour.votes.rules;

/** What can happen; each is noted with up to three numbers. */
public enum What {
  /** A turn begins: its number. */
  TURN,
  /** A State card is set aside, or a Strategy card laid open: the card. */
  ASIDE,
  OPENS,
  /** A card comes into a hand, or is drawn aside: seat, card. Only that seat sees which. */
  DRAWS,
  LOOKS,
  /** Bids: the seat, and the number. */
  COMMITS,
  DEFERS,
  MATCHES,
  SUPERSEDES,
  /** Takes a Strategy card: seat, card. */
  TAKES,
  /** Plays a card: seat, card. */
  EVENT,
  CLAIMED,
  CAMPAIGNS,
  ORGANIZES,
  LOBBIES,
  DISCARDS,
  /** A card that was drawn aside is discarded unplayed: seat, card. */
  DROPS,
  /** Buttons: side, number. */
  GAINS,
  LOSES,
  PAYS_CARD,
  PAYS_FEE,
  PAYS_REROLL,
  PAYS_MOVE,
  PAYS_BID,
  /** Markers in Congress: how many came or went, and how many there are now. */
  MARKERS_MORE,
  MARKERS_LESS,
  SENT,
  /** Cubes: colour, state; or colour, state, how many. */
  PUTS,
  TAKES_OUT,
  CLEARS,
  /** Marks: the state. */
  RATIFIES,
  REJECTS,
  REOPENS,
  /** A State card is claimed: seat, card. */
  CLAIMS,
  /** A campaigner comes or moves: campaigner, region. */
  ARRIVES,
  MOVES,
  /** A die falls: its eyes, its sides; which seat rolls it. */
  ROLLS,
  /** A roll is made again: the seat. */
  REROLLS,
  /** A die is given to a campaigner: eyes, campaigner. */
  ASSIGNS,
  /** A campaigner, or whoever acts, goes no further: seat. */
  STOPS,
  /** A card's success roll failed: card. */
  FAILS,
  /** A card stays in a box: card, box. */
  STAYS,
  /** A card leaves its box: card. */
  ENDS,
  /** A card goes back onto or under the deck: seat, card. Only that seat sees which. */
  TOP,
  BOTTOM,
  /** A deck is shuffled: its side. */
  SHUFFLES,
  /** A card is lost at random, or thrown out by the one who looked: seat that loses it, card. */
  LOST,
  THROWN_OUT,
  /** A hand is shown: the seat whose it is, the seat that sees it. */
  SHOWN,
  /** Final Voting: seat, state; then state, Suffragist total, Opposition total. */
  VOTE,
  TOTALS,
  /** The game is over: side, reason. */
  OVER
}

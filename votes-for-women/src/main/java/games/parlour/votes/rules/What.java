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
  ROLLS_BLACK,
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
  /** Partners: one gives the other a claimed card: seat, card. */
  GIVES,
  /** One offers the other the swap of held cards; the other agrees or not: seat, card received. */
  OFFERS,
  SWAPS,
  DECLINES,
  READY,
  /** The Oppobot takes one of the open Strategy cards, as it was drawn: card. */
  BOT_TAKES,
  /** It votes where most red cubes are: state, how many; or where fewest others are. */
  MOST_RED,
  FEWEST_OTHERS,
  /** The Oppobot's die against a bid: bid, eyes. */
  OUTBID,
  UNDERBID,
  EVEN_BID,
  /** The Oppobot draws a card; its condition is not met; it would change nothing: card. */
  BOT_DRAWS,
  NOT_MET,
  NO_USE,
  /** A card that it claimed leaves the game and does nothing: card. */
  IN_VAIN,
  /** Its dice find a region, or have to be rolled again: eyes, region. */
  REGION_DIE,
  REGION_AGAIN,
  NOT_TIED,
  /** A region without an open state is passed over: region. */
  REGION_PASSED,
  /** They find a state, one that has decided, or one that was found before: eyes, state. */
  STATE_DIE,
  STATE_AGAIN,
  STATE_TWICE,
  /** It goes to a state for its State card; a state is drawn: state. */
  STATE_CARD,
  STATE_CARD_DRAWN,
  STATE_DRAWN,
  /** No more states are left than are asked for, so that neither die nor draw is needed: state. */
  NO_OTHER,
  /** A campaigner is where it would go: campaigner, region. */
  REMAINS,
  /** All dice of a card's roll fall again, since there was no hit: card. */
  NO_HIT,
  /** The region with most undecided states: region, how many. */
  CONTESTED,
  /** Cubes are rolled: eyes, state. Those left go on: state, how many; or are lost: how many. */
  CUBE_DIE,
  CUBE_DIE_BLACK,
  GOES_ON,
  CUBES_LOST,
  /** Final Voting: seat, state; then state, Suffragist total, Opposition total. */
  VOTE,
  TOTALS,
  /** The game is over: side, reason. */
  OVER
}

import type { Offer, Refused, TableauPlan, Target } from '../api/types';
import { seatsOfViewer } from '../table/handover';
import type { Session } from '../table/session.svelte';
import { alike, choicesOf, picked, refusedFor, type Choices } from './choices';
import { cardsAt, type Spots } from './things';

const EMPTY: TableauPlan = {
  regions: [],
  places: [],
  kinds: [],
  tracks: [],
  zones: [],
  phases: [],
  decks: [],
  acts: [],
  enough: null,
};

/** Longer than anybody would wait; a tap that no offer answers by then was meant for another question. */
const MOST_TAPS = 24;

/** What a person does at a tableau: what is selected, which colour is in hand, taps on their way. */
export class Desk {
  readonly session!: Session;
  /** The card whose uses are shown. */
  selected: string | null = $state(null);
  /** The card that is looked at in large. */
  enlarged: string | null = $state(null);
  /** The kind that a tap on the map means where there are several. */
  kind: string | null = $state(null);
  /** The place that was touched last. */
  place: string | null = $state(null);
  /** Why something that was pressed cannot be done. */
  reason: string | null = $state(null);
  #taps: Target[] = $state.raw([]);
  #last: Target | null = $state.raw(null);

  readonly plan: TableauPlan = $derived(this.session.table?.tableau ?? EMPTY);
  readonly spots: Spots = $derived(this.session.stage.spots);
  readonly choices: Choices = $derived(choicesOf(this.session.offers, this.plan));
  readonly viewer: string | null = $derived(this.session.state?.viewer ?? null);
  /** The seats whose choices are one's own. */
  readonly own: string[] = $derived(this.session.state ? seatsOfViewer(this.session.state) : []);
  /** The seat that looks, and whether it decides now. */
  readonly mine = $derived.by(() => {
    const turn = this.session.state?.turn;
    return turn?.kind === 'decide' && this.session.state?.yours.includes(turn.seat) === true;
  });
  readonly hand: string[] = $derived(
    this.viewer === null ? [] : cardsAt(this.spots, `hand.${this.viewer}`),
  );
  /** Cards of one's own that lie open and may be played later. */
  readonly claimed: string[] = $derived(
    this.viewer === null ? [] : cardsAt(this.spots, `claimed.${this.viewer}`),
  );
  /** Cards drawn aside, and others on the table that something can be done with now. */
  readonly others: string[] = $derived.by(() => {
    const drawn = this.viewer === null ? [] : cardsAt(this.spots, `drawn.${this.viewer}`);
    const known = new Set([...drawn, ...this.hand, ...this.claimed]);
    return [...drawn, ...[...this.choices.cards.keys()].filter((card) => !known.has(card))];
  });
  /** The uses of the selected card: those that can be played and those that cannot. */
  readonly uses: { offers: Offer[]; refused: Refused[] } = $derived(
    this.selected === null
      ? { offers: [], refused: [] }
      : {
          offers: this.choices.cards.get(this.selected) ?? [],
          refused: this.session.now
            ? refusedFor(this.session.state?.refused ?? [], this.selected)
            : [],
        },
  );
  readonly left: number | null = $derived.by(() => {
    const turn = this.session.state?.turn;
    return turn?.kind === 'decide' ? (turn.left ?? null) : null;
  });
  /** The same once more, as often as is left: offered after the first of several. */
  readonly rest: Offer | null = $derived.by(() => {
    const last = this.#last;
    if (last === null || this.left === null || this.left < 2 || this.#taps.length > 0) {
      return null;
    }
    const here = this.choices.places.get(last.place ?? '') ?? [];
    return here.find(({ target }) => alike(target, last)) ?? null;
  });

  constructor(session: Session) {
    this.session = session;
    $effect(() => {
      const { offers } = session;
      if (offers.length > 0 && this.#taps.length > 0) {
        this.#next(offers);
      }
    });
    // What was chosen belongs to the question that was asked.
    $effect(() => {
      if (this.selected !== null && !this.#isThere(this.selected)) {
        this.selected = null;
      }
    });
    $effect(() => {
      const kinds = this.choices.kinds;
      if (kinds.length > 0 && (this.kind === null || !kinds.includes(this.kind))) {
        this.kind = kinds[0] ?? null;
      }
    });
  }

  /** It is offered, or it lies open; cards of one's draw pile may be offered that do not. */
  #isThere(card: string): boolean {
    if (this.choices.cards.has(card)) {
      return true;
    }
    return [...this.spots.keys()].some((id) => cardsAt(this.spots, id).includes(card));
  }

  name(thing: string): string {
    const { places, regions, kinds } = this.plan;
    return [...places, ...regions, ...kinds].find(({ id }) => id === thing)?.name ?? thing;
  }

  /** Plays an offer. */
  play(offer: Offer): void {
    this.reason = null;
    this.#last = offer.target;
    if (offer.target?.card !== null) {
      this.selected = null;
    }
    void this.session.move(offer.move);
  }

  /** A place on the map is tapped. */
  pick(place: string): void {
    this.place = place;
    this.reason = null;
    if (this.session.stage.playing) {
      this.session.stage.skip();
    }
    if (this.session.pending && this.#last?.place != null && this.#taps.length < MOST_TAPS) {
      this.#taps = [...this.#taps, { ...this.#last, place }];
      return;
    }
    const offer = picked(this.choices.places.get(place), this.kind);
    if (offer) {
      this.play(offer);
    }
  }

  /** All that is left goes where the last one went. */
  pickRest(): void {
    const offer = this.rest;
    const target = offer?.target;
    if (offer && target) {
      const more = (this.left ?? 1) - 1;
      this.play(offer);
      this.#taps = Array.from({ length: more }, () => target);
    }
  }

  /** The next of several colours. */
  turnKind(): void {
    const { kinds } = this.choices;
    const at = kinds.indexOf(this.kind ?? '');
    this.kind = kinds[(at + 1) % kinds.length] ?? this.kind;
  }

  /** A card is pressed: its uses are shown, or it is looked at where there is nothing to do with it. */
  press(card: string): void {
    this.reason = null;
    const usable =
      this.choices.cards.has(card) ||
      refusedFor(this.session.state?.refused ?? [], card).length > 0;
    if (!usable || !this.session.now) {
      this.enlarged = card;
    } else {
      this.selected = this.selected === card ? null : card;
    }
  }

  #next(offers: readonly Offer[]): void {
    const [tap, ...rest] = this.#taps;
    const offer = offers.find(({ target }) => alike(target, tap ?? null));
    this.#taps = offer ? rest : [];
    if (offer) {
      this.#last = offer.target;
      void this.session.move(offer.move);
    }
  }
}

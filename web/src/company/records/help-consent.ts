import type { Table } from '../../api/types';

/** Where players stand with hints and analysis while their game lasts. */
export interface HelpConsent {
  /** Other people play here, too, so it needs the consent of all. */
  needed: boolean;
  /** I have not said yes yet. */
  asked: boolean;
  /** Everybody has. */
  all: boolean;
}

export function helpConsent({ entries, state }: Table): HelpConsent {
  const allowed = new Set(
    entries
      .filter((entry) => entry.kind === 'act' && entry.text === 'allow-help')
      .map((entry) => entry.seat),
  );
  const asked = state.acts.includes('allow-help');
  return {
    needed:
      state.status === 'playing' &&
      state.yours.length > 0 &&
      state.seats.some((seat) => seat.kind === 'guest' && !seat.you),
    asked,
    all:
      !asked &&
      state.seats.every((seat) => seat.kind !== 'guest' || seat.you || allowed.has(seat.name)),
  };
}

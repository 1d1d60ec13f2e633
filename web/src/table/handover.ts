import type { SeatHolder, State, Table } from '../api/types';

/**
 * The seat that a shared device is to be given to: what it sees is not for whoever looks now. Null
 * where one person looks, where all see the same, or where the right one looks already, or one who
 * sees the same.
 */
export function seatToCome(
  { yours, apart, alike, viewer, seats }: State,
  sitting: string | null,
): SeatHolder | null {
  if (yours.length < 2 || !apart || (sitting !== null && alike.includes(sitting))) {
    return null;
  }
  return seats.find((seat) => seat.name === viewer) ?? null;
}

/** The seats of whoever looks: at a device that is handed over, those that see what the viewer sees. */
export function seatsOfViewer({ yours, apart, alike }: State): string[] {
  return apart ? alike : yours;
}

/** Whether news are told to other eyes than what is known so far, and may tell other things. */
export function isForOthers(news: State, { secrets, state }: Table): boolean {
  return secrets && news.viewer !== state.viewer;
}

import type { State } from '../api/types';
import { isMine } from './sounds';

/** Something that waits for the person who looks away: their turn, or what another asks of them. */
export interface Alert {
  kind: 'turn' | 'draw' | 'takeback' | 'pause' | 'rematch' | 'over';
  /** The seat that asks; null for a turn and the end. */
  by: string | null;
}

/** All that waits for an answer of one's own now. */
export function waiting(state: State): Alert[] {
  const { drawOffer, takebackAsk, clocks, rematch, acts, yours } = state;
  const other = (seat: string | null | undefined): seat is string =>
    seat != null && !yours.includes(seat);
  const found: Alert[] = [];
  if (isMine(state)) found.push({ kind: 'turn', by: null });
  if (other(drawOffer) && acts.includes('accept-draw')) found.push({ kind: 'draw', by: drawOffer });
  if (other(takebackAsk) && acts.includes('accept-takeback')) {
    found.push({ kind: 'takeback', by: takebackAsk });
  }
  const pauser = clocks?.pauseAsked[0];
  if (other(pauser) && acts.includes('accept-pause')) found.push({ kind: 'pause', by: pauser });
  const again = rematch.askedBy.find(other);
  if (again !== undefined && rematch.table === null && acts.includes('rematch')) {
    found.push({ kind: 'rematch', by: again });
  }
  return found;
}

/** What has come to wait since then. The end of a game waits for nobody, but who plays wants to know. */
export function alerts(before: State, now: State): Alert[] {
  const old = waiting(before);
  const fresh = waiting(now).filter(
    ({ kind, by }) => !old.some((alert) => alert.kind === kind && alert.by === by),
  );
  if (now.status === 'over' && before.status === 'playing' && now.yours.length > 0) {
    fresh.push({ kind: 'over', by: null });
  }
  return fresh;
}

/** Whether to disturb: only who asked for it, and only while the page is out of sight. */
export function mayDisturb(wanted: boolean, permission: string, hidden: boolean): boolean {
  return wanted && permission === 'granted' && hidden;
}
